import { inArray } from 'drizzle-orm'
import type { JapaneseDate } from '../../shared/dates'
import type { Queryable } from '../db/client'
import { criteriaVersions } from '../schema/criteria'

/** Whether checks are judged now, and from which day on. */
export async function checkOpening(
  db: Queryable,
): Promise<{ isOpen: boolean; opensOn: JapaneseDate | null }> {
  const rows = await db
    .select({ state: criteriaVersions.state, from: criteriaVersions.effectiveFrom })
    .from(criteriaVersions)
    .where(inArray(criteriaVersions.state, ['InForce', 'Approved']))
  const inForce = rows.find(({ state }) => state === 'InForce')
  if (inForce) return { isOpen: true, opensOn: inForce.from }
  const [first = null] = rows.flatMap(({ from }) => from ?? []).toSorted()
  return { isOpen: false, opensOn: first }
}
