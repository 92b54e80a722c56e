import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { GUIDANCE_LENGTH_MS, bookableDates, MAX_BOOKING_DAYS } from '../../shared/booking'
import type { PublicTexts } from '../../shared/config'
import { type JapaneseDate, japaneseDateOf, japaneseInstant, addDays, daysBetween } from '../../shared/dates'
import { isOpenDay } from '../../shared/holidays'
import {
  GUIDANCE_TIME_NOT_OFFERED,
  BOOKING_DAYS_OUT_OF_ORDER,
  TOO_MANY_BOOKING_DAYS,
} from '../../shared/messages/apiErrors'
import { type RequestContext, requireUser, requireAdministrator } from '../access/context'
import type { Transaction } from '../db/client'
import { AppError, badField } from '../errors'
import type { BookingSlotList } from '../generated/resolvers'
import { bookingSlots } from '../schema/guidance'

/**
 * The hours of Japanese days with the places left, in order, including full hours, by one query; empty on closed days.
 */
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

type Offer = Pick<PublicTexts, 'guidance' | 'closedDays'>

/** The starts offered on a day; empty on closed days and outside the bookable range. */
export function offeredHours(date: JapaneseDate, now: Date, operator: Offer): Date[] {
  const { first, last } = bookableDates(japaneseDateOf(now), operator)
  if (date < first || date > last || !isOpenDay(date, operator)) return []
  return operator.guidance.hours.map((hour) => japaneseInstant(date, hour))
}

/** @throws AppError BAD_USER_INPUT unless it is the start of an offered hour */
export function requireOfferedHour(startAt: Date, now: Date, operator: Offer): void {
  const offered = offeredHours(japaneseDateOf(startAt), now, operator).some(
    (hour) => hour.getTime() === startAt.getTime(),
  )
  if (!offered) throw badField('StartAt', GUIDANCE_TIME_NOT_OFFERED)
}

/**
 * The hours of a Japanese day with the places left, including full hours; empty on closed days.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff
 */
export async function listBookingAvailableslots(
  context: RequestContext,
  date: JapaneseDate,
): Promise<BookingSlotList> {
  requireUser(context)
  const [day] = await daysWithPlaces(context, [date])
  return day ?? { items: [] }
}

/**
 * The hours of each Japanese day from `from` to `to`, both included, as listBookingAvailableslots has them.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT for more than 42 days or none
 */
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

/**
 * The hours of all days that can be booked, for booking on behalf of a person.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator
 */
export async function listBookingSlotsByAdmin(context: RequestContext): Promise<BookingSlotList> {
  requireAdministrator(context)
  const { first, last } = bookableDates(japaneseDateOf(context.now), context.deps.texts)
  const days = await daysWithPlaces(context, datesFrom(first, last))
  return { items: days.flatMap(({ items }) => items) }
}

const datesFrom = (first: JapaneseDate, last: JapaneseDate) =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))

/** Replaceable only for the test that shows overbooking without the guard. */
export type ClaimPlace = (tx: Transaction, startAt: Date, capacity: number) => Promise<boolean>

/** Checks and claims in one statement, so that simultaneous callers cannot overbook. */
const claimGuarded: ClaimPlace = async (tx, startAt, capacity) => {
  const taken = await tx
    .update(bookingSlots)
    .set({
      reserved: sql`${bookingSlots.reserved} + 1`,
      capacity: sql`greatest(${bookingSlots.reserved} + 1, ${capacity}::int)`,
    })
    .where(and(eq(bookingSlots.startAt, startAt), lt(bookingSlots.reserved, capacity)))
    .returning({ reserved: bookingSlots.reserved })
  return taken.length === 1
}

/**
 * Claims a place of an hour in the caller's transaction, within the operator's current capacity. Existing
 * bookings stay.
 * @throws AppError SLOT_FULL
 */
export async function claimBookingSlot(
  tx: Transaction,
  startAt: Date,
  { capacity }: { capacity: number },
  claim: ClaimPlace = claimGuarded,
): Promise<void> {
  await tx.insert(bookingSlots).values({ startAt, capacity }).onConflictDoNothing()
  if (!(await claim(tx, startAt, capacity))) throw new AppError('SLOT_FULL')
}

/** Releases a place in the caller's transaction. */
export async function releaseBookingSlot(tx: Transaction, startAt: Date): Promise<void> {
  await tx
    .update(bookingSlots)
    .set({ reserved: sql`${bookingSlots.reserved} - 1` })
    .where(eq(bookingSlots.startAt, startAt))
}
