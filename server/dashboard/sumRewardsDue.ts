import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client'
import { rewardEntries } from '../donations/tables'

/** What the ledger owes: rewards that are due and not yet paid, whole yen. */
export async function sumRewardsDue(db: Queryable): Promise<number> {
  const due = alias(rewardEntries, 'due')
  const paid = alias(rewardEntries, 'paid')
  const [row] = await db
    .select({ yen: sql<number>`coalesce(sum(${due.amountYen}), 0)::int` })
    .from(due)
    .leftJoin(paid, and(eq(paid.donationId, due.donationId), eq(paid.kind, due.kind), eq(paid.stage, 'Paid')))
    .where(and(eq(due.stage, 'Due'), isNull(paid.id)))
  return row?.yen ?? 0
}
