import { addDays, daysBetween, type JapaneseDate } from '../../../shared/facts/dates'
import { healthyAnswers } from '../../world/checks/healthyAnswers'
import { inventPerson } from '../../world/inventPerson'
import { memberTime } from '../../world/worldTime'
import { openAccount, register } from '../../world/member'
import { rates } from '../rates'
import type { Person, SimulatedWorld } from '../world'

/** The share of the time in which people join: those of the last weeks would reach no step. */
const JOINING = 0.8

export function planPeople(
  world: SimulatedWorld,
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

/** Signs up, enters the profile, and mostly begins the check at once. */
async function join(world: SimulatedWorld, person: Person): Promise<void> {
  const { random } = world
  await openAccount(world, person)
  const { data, code } = await register(world, person, { magazine: random.chance(0.35) })
  if (!data) throw new Error(`${person.id} could not register: ${code}`)
  person.registered = true
  if (random.chance(rates.beginsCheck)) await world.visit(world, person)
}
