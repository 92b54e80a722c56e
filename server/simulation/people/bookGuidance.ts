import { canStillChange } from '../../../shared/booking'
import { addDays, japaneseDateOf } from '../../../shared/dates'
import { businessDayOnOrAfter, HOUR_MS, later, memberTime, MINUTE_MS } from '../../sampleData/sampleTime'
import { call } from '../call'
import { receiveAtGuidance } from '../office/receiveAtGuidance'
import { rates } from '../rates'
import type { Person, World } from '../world'

const SLOTS =
  'query ($date: Date!) { listBookingAvailableslots(date: $date) { items { StartAt Remaining } } }'
const RESERVE = 'mutation ($at: DateTime!) { reserveGuidance(input: { StartAt: $at }) { ReservedAt } }'
const CHANGE = 'mutation ($at: DateTime!) { updateGuidance(input: { StartAt: $at }) { ReservedAt } }'
const CANCEL = 'mutation { deleteGuidance { Id } }'

type Slots = { listBookingAvailableslots: { items: { StartAt: string; Remaining: number }[] } }

/** Looks for an hour on some days of the calendar and books one; some change it or call it off later. */
export async function bookGuidance(world: World, person: Person): Promise<void> {
  const { random } = world
  const startAt = await chooseHour(world, person)
  if (!startAt) return
  const { data } = await call(world, person.id, RESERVE, { at: startAt })
  if (!data) return
  booked(world, person, new Date(startAt))
  if (random.chance(rates.changesBooking)) planSecondThoughts(world, person, () => change(world, person))
  else if (random.chance(rates.cancelsBooking)) planSecondThoughts(world, person, () => cancel(world, person))
}

async function chooseHour(world: World, person: Person): Promise<string | null> {
  const { random } = world
  for (let look = 0; look < 3; look++) {
    const date = businessDayOnOrAfter(addDays(world.today(), random.whole(1, 27)))
    const { data } = await call<Slots>(world, person.id, SLOTS, { date })
    const free = data?.listBookingAvailableslots.items.filter(({ Remaining }) => Remaining > 0) ?? []
    if (free.length > 0) return random.pick(free).StartAt
  }
  return null
}

function booked(world: World, person: Person, startAt: Date): void {
  person.bookedAt = startAt
  world.agenda.add(later(startAt, 50 * MINUTE_MS), () => receiveAtGuidance(world, person, startAt))
}

/** Some time before the hour; for some it is too late then, and the page says so. */
function planSecondThoughts(world: World, person: Person, run: () => Promise<void>): void {
  const { random, agenda } = world
  if (!person.bookedAt) return
  const before = later(person.bookedAt, -random.whole(5, 120) * HOUR_MS)
  const tomorrow = memberTime(random, addDays(world.today(), 1))
  agenda.add(before > world.now() ? before : tomorrow, run)
}

async function change(world: World, person: Person): Promise<void> {
  const startAt = await chooseHour(world, person)
  if (!startAt || person.gone) return
  const { data } = await call(world, person.id, CHANGE, { at: startAt })
  if (data && person.bookedAt?.toISOString() !== new Date(startAt).toISOString())
    booked(world, person, new Date(startAt))
}

async function cancel(world: World, person: Person): Promise<void> {
  const had = person.bookedAt
  if (person.gone || !had) return
  const { data } = await call(world, person.id, CANCEL)
  if (!data) return
  person.bookedAt = null
  if (!canStillChange(had, world.now()))
    throw new Error(`${person.id} cancelled too late, for ${japaneseDateOf(had)}`)
}
