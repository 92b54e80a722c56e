import { sql } from 'drizzle-orm'
import type { JapaneseDate } from '../../../shared/dates'
import { call } from '../call'
import { slips } from '../rates'
import type { World } from '../world'

const SETTLE = 'mutation ($input: SettleRewardsInput!) { settleRewards(input: $input) { Due } }'

/** Hands over what is due, period by period. Now and then somebody enters one twice. */
export async function payRewards(world: World): Promise<void> {
  const { random, office, notes, deps } = world
  const { rows } = await deps.db.execute<{ user_id: string; period: JapaneseDate }>(sql`
    SELECT DISTINCT due.user_id, screenings.period_closed_on::text AS period
    FROM reward_entries due JOIN screenings ON screenings.id = due.period_id
    WHERE due.stage = 'Due' AND NOT EXISTS (
      SELECT 1 FROM reward_entries paid
      WHERE paid.donation_id = due.donation_id AND paid.kind = due.kind AND paid.stage = 'Paid')
    ORDER BY due.user_id, period`)
  for (const { user_id: userId, period } of rows) {
    const input = { UserId: userId, Period: period }
    const { data } = await call(world, office, SETTLE, { input })
    if (data) notes.payments.push({ userId, period })
    if (random.chance(slips.paidTwice)) await call(world, office, SETTLE, { input })
  }
}
