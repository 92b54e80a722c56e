import { addDays, startOfJapaneseDate } from '../../../shared/facts/dates'
import { handOverUnits, recordUnit, unitsToHandOver, weigh } from '../../world/units'
import { rates, slips } from '../rates'
import type { SimulatedWorld } from '../world'

const MOST_AT_ONCE = 100
const DAYS_LOOKED_BACK = 3

/** Weighs what was received and gives it a number; the scale's answer is sometimes sent twice. */
export async function keepUnit(world: SimulatedWorld, donationId: string, receivedAt: Date): Promise<void> {
  const { random, office, notes, deps } = world
  const { material } = deps.texts
  if (!material) return
  const seen = weigh(random, material, receivedAt)
  const isAccepted = seen.Accepted && random.chance(rates.unitAccepted)
  const input = {
    ...seen,
    DonationId: donationId,
    Accepted: isAccepted,
    RejectionReason: isAccepted ? null : (seen.RejectionReason ?? random.pick(material.rejectionReasons)),
  }
  const calls = random.chance(slips.weighedTwice) ? [input, input] : [input]
  for (const { data } of await Promise.all(calls.map((one) => recordUnit(world, office, one))))
    if (data && !isAccepted) notes.rejected.push(data.recordUnit.Id)
}

/** In the evening what was received lately leaves the house; a rejected unit among it is noticed. */
export async function handOver(world: SimulatedWorld): Promise<void> {
  const { random, office, notes } = world
  const since = startOfJapaneseDate(addDays(world.today(), -DAYS_LOOKED_BACK))
  const Ids = await unitsToHandOver(world, office, { since, before: world.now() })
  if (Ids.length === 0) return
  const batch = { To: '製造部', Batch: `H-${world.today()}` }
  const rejected = notes.rejected.at(-1)
  if (rejected && random.chance(slips.rejectedHandedOver))
    await handOverUnits(world, office, { ...batch, Ids: [...Ids, rejected].slice(-MOST_AT_ONCE) })
  await handOverUnits(world, office, { ...batch, Ids })
}
