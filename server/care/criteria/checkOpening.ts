import { inArray, gt, max } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { perObject } from '../../../shared/facts/perObject'
import type { RequestContext } from '../../ground/access/context'
import { criteriaVersions } from '../../ground/tables/criteria'
import type { Queryable } from '../../ground/db/client'

/** Whether checks are judged now, and from which day; read once per request. */
export const checkOpening = perObject(
  async ({ deps, now }: RequestContext): Promise<{ isOpen: boolean; opensOn: JapaneseDate | null }> => {
    const rows = await deps.db
      .select({ state: criteriaVersions.state, from: criteriaVersions.effectiveFrom })
      .from(criteriaVersions)
      .where(inArray(criteriaVersions.state, ['InForce', 'Approved']))
    const inForce = rows.find(({ state }) => state === 'InForce')
    if (inForce) return { isOpen: true, opensOn: inForce.from }
    const [first = null] = rows.flatMap(({ from }) => from ?? []).toSorted()
    return { isOpen: first !== null && first <= japaneseDateOf(now), opensOn: first }
  },
)

/** When the criteria in force at `then` were last replaced; null while they are in force. */
export async function criteriaChangedSince(db: Queryable, then: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(criteriaVersions.retiredAt) })
    .from(criteriaVersions)
    .where(gt(criteriaVersions.retiredAt, then))
  return row?.at ?? null
}
