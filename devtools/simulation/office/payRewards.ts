import { periodsDue, settleRewards } from '../../world/office'
import { slips } from '../rates'
import type { SimulatedWorld } from '../world'

/** Settles the due rewards period by period. Sometimes one is entered twice. */
export async function payRewards(world: SimulatedWorld): Promise<void> {
  const { random, office, notes } = world
  for (const { userId, period } of await periodsDue(world, world.today())) {
    const { data } = await settleRewards(world, office, userId, period)
    if (data) notes.payments.push({ userId, period })
    if (random.chance(slips.paidTwice)) await settleRewards(world, office, userId, period)
  }
}
