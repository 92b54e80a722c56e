import { addDays } from '../../../shared/dates'
import { officeTime } from '../../sampleData/sampleTime'
import { call } from '../call'
import { officeCases } from '../rates'
import type { Person, World } from '../world'

const STOP = 'mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }'
const DELETE = 'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { Id } }'
const INVITE = 'mutation ($input: InviteOutOfTurnInput!) { inviteOutOfTurn(input: $input) { Id } }'
const VERSION = 'query ($id: ID!) { getUserById(UserId: $id) { Profile { Version } } }'
const CHANGE = `mutation ($input: UpdateUserProfileByAdminInput!) {
  updateUserProfileByAdmin(input: $input) { Id }
}`

const MEMBERS_OF_RATES = 400

/** What the office does to single members for a reason: stops, lifts, suspends for good, deletes, prefers. */
export function planCases(world: World): void {
  const { random, agenda, people } = world
  const members = people.filter(({ registered, gone }) => registered && !gone)
  const often = people.length / MEMBERS_OF_RATES
  const cases = [
    [officeCases.stops, stop],
    [officeCases.suspends, suspend],
    [officeCases.deletes, remove],
    [officeCases.invitesOutOfTurn, inviteOutOfTurn],
  ] as const
  for (const [share, act] of cases) {
    if (!random.chance(share * often) || members.length === 0) continue
    const person = random.pick(members)
    agenda.add(officeTime(random, world.today()), () => act(world, person))
  }
}

async function stop(world: World, person: Person): Promise<void> {
  const { random, agenda, office } = world
  const input = { UserId: person.id, Stop: true, Reason: '連絡がとれないため' }
  const { data } = await call(world, office, STOP, { input })
  if (!data) return
  agenda.add(officeTime(random, addDays(world.today(), random.whole(5, 30))), async () => {
    await call(world, office, STOP, { input: { ...input, Stop: false, Reason: '連絡がとれたため' } })
  })
}

async function suspend(world: World, person: Person): Promise<void> {
  const { office } = world
  const { data } = await call<{ getUserById: { Profile: { Version: number } } }>(world, office, VERSION, {
    id: person.id,
  })
  if (!data) return
  const input = {
    UserId: person.id,
    Version: data.getUserById.Profile.Version,
    SuspensionStatus2: true,
    Reason: '規約に反する利用があったため',
  }
  await call(world, office, CHANGE, { input })
}

async function remove(world: World, person: Person): Promise<void> {
  const input = { UserId: person.id, Reason: '本人からの申し出のため' }
  const { data } = await call(world, world.office, DELETE, { input })
  if (data) person.gone = true
}

/** Mostly somebody who is not in the line: then it is refused. */
async function inviteOutOfTurn(world: World, person: Person): Promise<void> {
  const input = { UserId: person.id, Reason: '転居の予定があるため' }
  await call(world, world.office, INVITE, { input })
}
