import { sql } from 'drizzle-orm'
import type { JapaneseDate } from '../../../shared/dates'
import { settleRewards } from '../../world/office'
import { slips } from '../rates'
import type { SimulatedWorld } from '../world'

/** Hands over what is due, period by period. Now and then somebody enters one twice. */
export async function payRewards(world: SimulatedWorld): Promise<void> {
  const { random, office, notes, deps } = world
  const { rows } = await deps.db.execute<{ user_id: string; period: JapaneseDate }>(sql`
    SELECT DISTINCT due.user_id, screenings.period_closed_on::text AS period
    FROM reward_entries due JOIN screenings ON screenings.id = due.period_id
    WHERE due.stage = 'Due' AND NOT EXISTS (
      SELECT 1 FROM reward_entries paid
      WHERE paid.donation_id = due.donation_id AND paid.kind = due.kind AND paid.stage = 'Paid')
    ORDER BY due.user_id, period`)
  for (const { user_id: userId, period } of rows) {
    const { data } = await settleRewards(world, office, userId, period)
    if (data) notes.payments.push({ userId, period })
    if (random.chance(slips.paidTwice)) await settleRewards(world, office, userId, period)
  }
}
