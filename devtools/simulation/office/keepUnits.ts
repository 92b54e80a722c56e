import { handOverUnits, recordUnit, weigh } from '../../world/units'
import { rates, slips } from '../rates'
import type { SimulatedWorld } from '../world'

const MOST_AT_ONCE = 100

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
    if (data) notes.units.set(data.recordUnit.Id, { isAccepted, isInHouse: true })
}

/** In the evening what was accepted leaves the house; a rejected one among it is noticed. */
export async function handOver(world: SimulatedWorld): Promise<void> {
  const { random, office, notes } = world
  const inHouse = [...notes.units].filter(([, unit]) => unit.isInHouse)
  const accepted = inHouse.filter(([, unit]) => unit.isAccepted).map(([id]) => id)
  const rejected = inHouse.find(([, unit]) => !unit.isAccepted)
  const Ids = accepted.slice(0, MOST_AT_ONCE)
  if (Ids.length === 0) return
  const batch = { To: '製造部', Batch: `H-${world.today()}` }
  if (rejected && random.chance(slips.rejectedHandedOver))
    await handOverUnits(world, office, { ...batch, Ids: [...Ids, rejected[0]].slice(-MOST_AT_ONCE) })
  const { data } = await handOverUnits(world, office, { ...batch, Ids })
  for (const { Id } of data?.handOverUnits ?? []) notes.units.set(Id, { isAccepted: true, isInHouse: false })
}
