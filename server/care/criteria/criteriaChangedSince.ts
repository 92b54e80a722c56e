import { gt, max } from 'drizzle-orm'
import type { Queryable } from '../../ground/db/client'
import { criteriaVersions } from '../../ground/tables/criteria'

/** When the criteria in force at `then` were last replaced; null while they are in force. */
export async function criteriaChangedSince(db: Queryable, then: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(criteriaVersions.retiredAt) })
    .from(criteriaVersions)
    .where(gt(criteriaVersions.retiredAt, then))
  return row?.at ?? null
}
