import { and, count, eq, inArray } from 'drizzle-orm'
import { preferenceSlots } from '../../server/ground/tables/places'
import { userProfiles } from '../../server/ground/tables/users'
import { monthOf } from '../../server/care/waitingList/monthPlaces'
import { addDays, startOfJapaneseDate, japaneseInstant, type JapaneseDate } from '../../shared/facts/dates'
import { addMonths } from '../../shared/facts/months'
import { setPlaces } from '../world/office'
import { must, type World } from '../world/world'
import { businessDayOnOrAfter, businessDayOnOrBefore, later, MINUTE_MS } from '../world/worldTime'
import { opensPlaces, PLACES_OF_NEXT_MONTH, WAIT_DAYS } from './cast'

export type Opening = {
  date: JapaneseDate
  at: Date
  first: JapaneseDate
  last: JapaneseDate
  due: string[]
}

const OPENED_AT = 14

/**
 * Openings in order. Each invites the people who began to wait in its own range of days; the ranges follow one another,
 * so that the first in line are those whose turn it is.
 */
export function openingsBetween(start: JapaneseDate, now: Date): Opening[] {
  const openings: Opening[] = []
  for (let day = start; startOfJapaneseDate(day) <= now; day = addDays(day, 1)) {
    if (!opensPlaces(day)) continue
    const isFirst = day.endsWith('-01')
    const date = isFirst ? day : businessDayOnOrAfter(day)
    const at = isFirst ? startOfJapaneseDate(day) : japaneseInstant(date, OPENED_AT)
    const first = addDays(openings.at(-1)?.last ?? addDays(date, -WAIT_DAYS - 10), 1)
    if (at <= now) openings.push({ date, at, first, last: addDays(date, -WAIT_DAYS), due: [] })
  }
  return openings
}

/** Has the office open each month in time and add places for the people whose turn it is. */
export function planPlaces(world: World, openings: readonly Opening[], office: () => string): void {
  const { agenda } = world
  const [first, last] = [openings[0], openings.at(-1)]
  if (!first || !last) return
  const placesOf = (month: JapaneseDate) =>
    month > last.date
      ? PLACES_OF_NEXT_MONTH
      : openings.reduce((sum, { date, due }) => (date === month ? sum + due.length : sum), 0)
  const next = addMonths(`${last.date.slice(0, 7)}-01`, 1)
  for (let month = `${first.date.slice(0, 7)}-01`; month <= next; month = addMonths(month, 1)) {
    // Two months ahead; the first months at once.
    const day = businessDayOnOrBefore(`${addMonths(month, -2).slice(0, 8)}25`)
    agenda.add(later(japaneseInstant(day, OPENED_AT), MINUTE_MS), async () => {
      must(await setPlaces(world, office(), { month, places: placesOf(month), added: 0 }), 'setPlaces')
    })
  }
  for (const { date, at, due } of openings)
    if (!date.endsWith('-01')) agenda.add(at, () => addPlaces(world, office(), { date, due }))
}

async function addPlaces(
  world: World,
  by: string,
  { date, due }: { date: JapaneseDate; due: readonly string[] },
): Promise<void> {
  const { db } = world.deps
  const { year, month } = monthOf(world.now())
  const ofMonth = and(eq(preferenceSlots.year, year), eq(preferenceSlots.month, month))
  const [slot] = await db.select().from(preferenceSlots).where(ofMonth)
  const waiting = and(inArray(userProfiles.id, [...due]), eq(userProfiles.userStatus, 'WaitingGuidance'))
  const [standing] = await db.select({ people: count() }).from(userProfiles).where(waiting)
  if (!slot || !standing?.people) return
  const places = slot.availableSlots
  const added = slot.givenGuidanceCount + standing.people - places
  if (added <= slot.additionalAvailableSlots) return
  must(await setPlaces(world, by, { month: date, places, added }), 'setPlaces')
}
