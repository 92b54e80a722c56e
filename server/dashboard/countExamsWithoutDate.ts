import { count } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { examUndated } from '../users/needsAttention'
import { userProfiles as users } from '../users/tables'

/** Tests that are due and have no day. */
export async function countExamsWithoutDate(db: Queryable): Promise<number> {
  const [row] = await db.select({ count: count() }).from(users).where(examUndated)
  return row?.count ?? 0
}
