import { recordAttendance } from '../../world/office'
import { planVisit } from '../planVisit'
import { rates } from '../rates'
import type { Person, SimulatedWorld } from '../world'

/** Near the end of a booked hour reception records who came and who did not. */
export async function receiveAtGuidance(world: SimulatedWorld, person: Person, startAt: Date): Promise<void> {
  const { random, office } = world
  if (person.bookedAt?.getTime() !== startAt.getTime()) return
  person.bookedAt = null
  const came = !person.gone && random.chance(rates.attends)
  const signed = { consent: '2026-04', kit: `K-${random.whole(100_000, 999_999)}` }
  const { data } = await recordAttendance(world, office, person.id, came ? signed : null)
  if (data && came) planVisit(world, person, random.whole(0, 3))
}
