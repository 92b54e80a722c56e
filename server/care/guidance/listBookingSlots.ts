import { eq, sql } from 'drizzle-orm'
import { GUIDANCE_LENGTH_MS, bookableDates, MAX_BOOKING_DAYS } from '../../../shared/rules/visits/booking'
import type { JapaneseDate } from '../../../shared/facts/dates'
import { japaneseDateOf, japaneseInstant, addDays, daysBetween } from '../../../shared/facts/dates'
import { isHoliday } from '../../../shared/facts/holidays'
import {
  GUIDANCE_TIME_NOT_OFFERED,
  BOOKING_DAYS_OUT_OF_ORDER,
  TOO_MANY_BOOKING_DAYS,
} from '../../../shared/words/program/apiErrors'
import { hoursOpenOn, type Opening } from '../../../shared/rules/visits/opening'
import { requireDuty, requireUser, type RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { named } from '../../ground/db/named'
import { AppError, badField } from '../../ground/errors'
import type { BookingSlotList } from '../../generated/resolvers'
import { openingColumns, requireOpening } from './readOpening'
import { bookingSlots } from '../../ground/tables/guidance'
import { opening } from '../../ground/tables/opening'

/** The hours of days with the places left, in order, including full hours, in one query; empty on closed days. */
export async function daysWithPlaces(
  { now, deps }: RequestContext,
  dates: readonly JapaneseDate[],
  { byOffice = false } = {},
): Promise<BookingSlotList[]> {
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return []
  const [kept] = await deps.db
    .select({ ...openingColumns, reserved: reservedBetween(from, addDays(to, 1)) })
    .from(opening)
  const { reserved, ...hours } = requireOpening(kept)
  const taken = new Map(reserved.map(({ startAt, reserved }) => [startAt, reserved]))
  const offer = { ...hours, weeksAhead: deps.texts.guidance.weeksAhead, byOffice }
  return dates.map((date) => ({
    items: offeredHours(date, now, offer).map(({ startAt, capacity }) => ({
      StartAt: startAt,
      EndAt: new Date(startAt.getTime() + GUIDANCE_LENGTH_MS),
      Remaining: Math.max(0, capacity - (taken.get(startAt.getTime()) ?? 0)),
    })),
  }))
}

/** Booked hours of some days, the last one excluded; starts in milliseconds. */
const reservedBetween = (from: JapaneseDate, to: JapaneseDate) =>
  sql<{ startAt: number; reserved: number }[]>`(select coalesce(json_agg(json_build_object(
    'startAt', extract(epoch from s.start_at) * 1000, 'reserved', s.reserved)), '[]')
    from ${bookingSlots} s where s.start_at >= ${japaneseInstant(from, 0).toISOString()}::timestamptz
    and s.start_at < ${japaneseInstant(to, 0).toISOString()}::timestamptz)`

type Offer = Opening & { weeksAhead: number; byOffice?: boolean }

export type OfferedStart = { startAt: Date; capacity: number }

/** The future starts offered on a day; empty on closed days and outside the bookable range. */
export function offeredHours(date: JapaneseDate, now: Date, offer: Offer): OfferedStart[] {
  const { first, last } = bookableDates(japaneseDateOf(now), { guidance: offer }, offer)
  if (date < first || date > last) return []
  return hoursOpenOn(offer, date, isHoliday(date))
    .map(({ hour, capacity }) => ({ startAt: japaneseInstant(date, hour), capacity }))
    .filter(({ startAt }) => startAt > now)
}

/** @throws AppError BAD_USER_INPUT unless it is the start of an offered hour */
export function requireOfferedHour(startAt: Date, now: Date, offer: Offer): OfferedStart {
  const offered = offeredHours(japaneseDateOf(startAt), now, offer).find(
    (hour) => hour.startAt.getTime() === startAt.getTime(),
  )
  if (!offered) throw badField('StartAt', GUIDANCE_TIME_NOT_OFFERED)
  return offered
}

/** The hours of a Japanese day with the places left, including full hours; empty on closed days. */
export async function listBookingAvailableslots(
  context: RequestContext,
  date: JapaneseDate,
): Promise<BookingSlotList> {
  requireUser(context)
  const [day] = await daysWithPlaces(context, [date])
  return day ?? { items: [] }
}

/** The hours of each Japanese day from `from` to `to`, both included, as in listBookingAvailableslots. */
export async function listBookingSlots(
  context: RequestContext,
  { from, to }: { from: JapaneseDate; to: JapaneseDate },
): Promise<BookingSlotList[]> {
  requireUser(context)
  const days = daysBetween(from, to) + 1
  if (days < 1) throw badField('to', BOOKING_DAYS_OUT_OF_ORDER)
  if (days > MAX_BOOKING_DAYS) throw badField('to', TOO_MANY_BOOKING_DAYS)
  return daysWithPlaces(context, datesFrom(from, to))
}

/** The hours of all bookable days, for booking on behalf of a person: from today's next hour on. */
export async function listBookingSlotsByAdmin(context: RequestContext): Promise<BookingSlotList> {
  requireDuty(context, 'listBookingSlotsByAdmin')
  const byOffice = { byOffice: true }
  const { first, last } = bookableDates(japaneseDateOf(context.now), context.deps.texts, byOffice)
  const days = await daysWithPlaces(context, datesFrom(first, last), byOffice)
  return { items: days.flatMap(({ items }) => items) }
}

const datesFrom = (first: JapaneseDate, last: JapaneseDate) =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))

/**
 * Claims a place of an hour in the caller's transaction, within its current capacity. Existing bookings stay.
 * @throws AppError SLOT_FULL
 */
export async function claimBookingSlot(tx: Transaction, start: OfferedStart): Promise<void> {
  const taken = await claim(tx, placeValues(start))
  if (taken.length === 0) throw new AppError('SLOT_FULL')
}

/** Checks and claims in one statement, so that simultaneous callers cannot overbook. Part of one, with `placeValues`. */
export const claimPlace = sql`insert into ${bookingSlots} (start_at, capacity, reserved)
  values (${sql.placeholder('place start')}, ${sql.placeholder('place capacity')}, 1)
  on conflict (start_at) do update
    set reserved = ${bookingSlots}.reserved + 1, capacity = greatest(${bookingSlots}.reserved + 1, excluded.capacity)
    where ${bookingSlots}.reserved < excluded.capacity
  returning reserved`

export const placeValues = ({ startAt, capacity }: OfferedStart) => ({
  'place start': startAt,
  'place capacity': capacity,
})

const claim = named(claimPlace, () => true)

export async function releaseBookingSlot(tx: Transaction, startAt: Date): Promise<void> {
  await tx
    .update(bookingSlots)
    .set({ reserved: sql`${bookingSlots.reserved} - 1` })
    .where(eq(bookingSlots.startAt, startAt))
}
