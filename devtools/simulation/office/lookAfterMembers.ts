import { addDays } from '../../../shared/facts/dates'
import { officeTime } from '../../world/worldTime'
import { inviteOutOfTurn, removeUser, stop, suspend } from '../../world/office'
import { officeCases } from '../rates'
import type { Person, SimulatedWorld } from '../world'

const MEMBERS_OF_RATES = 400

export function planCases(world: SimulatedWorld): void {
  const { random, agenda, people } = world
  const members = people.filter(({ registered, gone }) => registered && !gone)
  const often = people.length / MEMBERS_OF_RATES
  const cases = [
    [officeCases.stops, stopForAWhile],
    [officeCases.suspends, suspendForGood],
    [officeCases.deletes, remove],
    [officeCases.invitesOutOfTurn, prefer],
  ] as const
  for (const [share, act] of cases) {
    if (!random.chance(share * often) || members.length === 0) continue
    const person = random.pick(members)
    agenda.add(officeTime(random, world.today()), () => act(world, person))
  }
}

async function stopForAWhile(world: SimulatedWorld, person: Person): Promise<void> {
  const { random, agenda, office } = world
  const { data } = await stop(world, office, { UserId: person.id, Stop: true, Reason: '連絡がとれないため' })
  if (!data) return
  agenda.add(officeTime(random, addDays(world.today(), random.whole(5, 30))), async () => {
    await stop(world, office, { UserId: person.id, Stop: false, Reason: '連絡がとれたため' })
  })
}

async function suspendForGood(world: SimulatedWorld, person: Person): Promise<void> {
  await suspend(world, world.office, person.id, '規約に反する利用があったため')
}

async function remove(world: SimulatedWorld, person: Person): Promise<void> {
  const { data } = await removeUser(world, world.office, person.id, '本人からの申し出のため')
  if (data) person.gone = true
}

/** Mostly a person who is not in the line: then it is refused. */
async function prefer(world: SimulatedWorld, person: Person): Promise<void> {
  await inviteOutOfTurn(world, world.office, person.id, { reason: '転居の予定があるため' })
}
