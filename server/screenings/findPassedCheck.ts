import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { onlineChecks, type OnlineCheckRow } from './tables'

/** The latest check that passed, whichever kind it was. */
export async function findPassedCheck(db: Queryable, userId: string): Promise<OnlineCheckRow | null> {
  const [row] = await db
    .select()
    .from(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), eq(onlineChecks.onlineCheckResult, 'Passed')))
    .orderBy(desc(onlineChecks.submittedAt))
    .limit(1)
  return row ?? null
}
