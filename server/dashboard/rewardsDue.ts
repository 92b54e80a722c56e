import { and, countDistinct, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client'
import { rewardEntries } from '../donations/tables'

/** What the ledger owes and to how many: rewards that are due and not paid, whole yen. A due one is never cancelled. */
export async function rewardsDue(
  db: Queryable,
): Promise<{ RewardsDueYen: number; RewardsDuePeople: number }> {
  const due = alias(rewardEntries, 'due')
  const paid = alias(rewardEntries, 'paid')
  const [row] = await db
    .select({
      RewardsDueYen: sql<number>`coalesce(sum(${due.amountYen}), 0)::int`,
      RewardsDuePeople: countDistinct(due.userId),
    })
    .from(due)
    .leftJoin(paid, and(eq(paid.donationId, due.donationId), eq(paid.kind, due.kind), eq(paid.stage, 'Paid')))
    .where(and(eq(due.stage, 'Due'), isNull(paid.id)))
  return row ?? { RewardsDueYen: 0, RewardsDuePeople: 0 }
}
