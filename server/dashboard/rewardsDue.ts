import { countDistinct, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { donations } from '../donations/tables'

/** What the ledger owes and to how many: rewards that are due and not paid, whole yen. A due one is never cancelled. */
export async function rewardsDue(
  db: Queryable,
): Promise<{ RewardsDueYen: number; RewardsDuePeople: number }> {
  const [row] = await db
    .select({
      RewardsDueYen: sql<number>`coalesce(sum(${donations.dueYen}), 0)::int`,
      RewardsDuePeople: countDistinct(donations.userId),
    })
    .from(donations)
    .where(gt(donations.dueYen, 0))
  return row ?? { RewardsDueYen: 0, RewardsDuePeople: 0 }
}
