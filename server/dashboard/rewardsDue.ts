import { count, countDistinct, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { donations } from '../schema/donations'

type RewardsDue = { RewardsDueYen: number; RewardsDueDonations: number; RewardsDuePeople: number }

/** What the ledger owes (due and unpaid): yen, donations, people. A due reward is never cancelled. */
export async function rewardsDue(db: Queryable): Promise<RewardsDue> {
  const [row] = await db
    .select({
      RewardsDueYen: sql<number>`coalesce(sum(${donations.dueYen}), 0)::int`,
      RewardsDueDonations: count(),
      RewardsDuePeople: countDistinct(donations.userId),
    })
    .from(donations)
    .where(gt(donations.dueYen, 0))
  return row ?? { RewardsDueYen: 0, RewardsDueDonations: 0, RewardsDuePeople: 0 }
}
