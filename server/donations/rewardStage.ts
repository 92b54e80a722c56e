import { sql } from 'drizzle-orm'
import type { rewardEntries } from './tables'

type Stage = typeof rewardEntries.$inferSelect.stage

/**
 * How far the reward of a donation has come: its furthest row in the ledger. To be used beside `donations`; written out,
 * for in a list of one table the names of columns lose the table that tells the two ids apart.
 */
export const rewardStage = sql<Stage | null>`(
  select max(reward.stage) from reward_entries as reward
  where reward.donation_id = "donations"."id" and reward.kind = 'Donation'
)`
