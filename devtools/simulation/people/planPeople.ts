import { addDays, daysBetween, type JapaneseDate } from '../../../shared/dates'
import { healthyAnswers } from '../../sampleData/checks/healthyAnswers'
import { inventPerson } from '../../sampleData/people/inventPerson'
import { memberTime } from '../../sampleData/sampleTime'
import { call } from '../call'
import { rates } from '../rates'
import type { Person, World } from '../world'

const SAVE = 'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { UserStatus } }'

/** The share of the time in which people join: those of the last weeks would come nowhere. */
const JOINING = 0.8

/** Plans the first day of everybody, spread over the time. */
export function planPeople(
  world: World,
  { people, first, last }: { people: number; first: JapaneseDate; last: JapaneseDate },
): void {
  const { random, agenda } = world
  const days = Math.floor(daysBetween(first, last) * JOINING)
  for (let number = 1; number <= people; number++) {
    const on = addDays(first, random.whole(0, days))
    const invented = inventPerson(random, { number, registeredOn: on })
    const [least, most] = rates.visits
    const person: Person = {
      ...invented,
      healthy: healthyAnswers(random, invented),
      visitsAWeek: random.chance(rates.neverDonates) ? 0 : least + (most - least) * random.next() ** 2,
      registered: false,
      gone: false,
      checksSent: 0,
      bookedAt: null,
      card: null,
      donates: false,
    }
    world.people.push(person)
    agenda.add(memberTime(random, on), () => join(world, person))
  }
}

/** Signs up, enters the profile, and mostly goes straight on to the check. */
async function join(world: World, person: Person): Promise<void> {
  const { identity, random } = world
  await identity.unsafeImportUser({ sub: person.id, email: person.email, createdAt: world.now() })
  const input = {
    LastName: person.lastName,
    FirstName: person.firstName,
    LastNameFurigana: person.lastNameFurigana,
    FirstNameFurigana: person.firstNameFurigana,
    Gender: person.gender,
    Birthday: person.birthday,
    Tel: person.tel,
    ZipCode: person.zipCode,
    Pref: person.pref,
    City: person.city,
    Address: person.address,
    Building: person.building,
    SubscribedMagazine: random.chance(0.35),
  }
  const { data, code } = await call(world, person.id, SAVE, { input })
  if (!data) throw new Error(`${person.id} could not register: ${code}`)
  person.registered = true
  if (random.chance(rates.beginsCheck)) await world.visit(world, person)
}
