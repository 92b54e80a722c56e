import { inArray } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { perObject } from '../../../shared/facts/perObject'
import type { RequestContext } from '../../ground/access/context'
import { criteriaVersions } from '../../ground/tables/criteria'

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
