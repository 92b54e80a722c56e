import { call } from '../call'
import { planVisit } from '../people/planVisit'
import { rates } from '../rates'
import type { Person, World } from '../world'

const RECORD = `mutation ($input: RecordGuidanceAttendanceInput!) {
  recordGuidanceAttendance(input: $input) { Status }
}`

/** The hour of a booking is nearly over: reception notes who came and who did not. */
export async function receiveAtGuidance(world: World, person: Person, startAt: Date): Promise<void> {
  const { random, office } = world
  if (person.bookedAt?.getTime() !== startAt.getTime()) return
  person.bookedAt = null
  const came = !person.gone && random.chance(rates.attends)
  const kit = { ConsentVersion: '2026-04', KitNumber: `K-${random.whole(100_000, 999_999)}` }
  const input = { UserId: person.id, Attended: came, ...(came ? kit : {}) }
  const { data } = await call(world, office, RECORD, { input })
  if (data && came) planVisit(world, person, random.whole(0, 3))
}
