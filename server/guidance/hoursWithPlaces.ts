import { inArray } from 'drizzle-orm'
import { GUIDANCE_LENGTH_MS } from '../../shared/booking'
import type { JapaneseDate } from '../../shared/dates'
import type { RequestContext } from '../access/context'
import type { BookingSlotList } from '../generated/resolvers'
import { offeredHours } from './offeredHours'
import { bookingSlots } from '../schema/guidance'

/** The hours of a Japanese day with the places left, including full hours; empty on closed days. */
export async function hoursWithPlaces(context: RequestContext, date: JapaneseDate): Promise<BookingSlotList> {
  const [day] = await daysWithPlaces(context, [date])
  return day ?? { items: [] }
}

/** The same of several days, in their order, by one query. */
export async function daysWithPlaces(
  { now, deps }: RequestContext,
  dates: readonly JapaneseDate[],
): Promise<BookingSlotList[]> {
  const days = dates.map((date) => offeredHours(date, now, deps.texts))
  const hours = days.flat()
  if (hours.length === 0) return days.map(() => ({ items: [] }))
  const rows = await deps.db.select().from(bookingSlots).where(inArray(bookingSlots.startAt, hours))
  const reserved = new Map(rows.map((row) => [row.startAt.getTime(), row.reserved]))
  const toSlot = (start: Date) => ({
    StartAt: start,
    EndAt: new Date(start.getTime() + GUIDANCE_LENGTH_MS),
    Remaining: Math.max(0, deps.texts.guidance.capacity - (reserved.get(start.getTime()) ?? 0)),
  })
  return days.map((starts) => ({ items: starts.map(toSlot) }))
}
