import { MAX_BOOKING_DAYS } from '../../shared/booking'
import { addDays, daysBetween, type JapaneseDate } from '../../shared/dates'
import { BOOKING_DAYS_OUT_OF_ORDER, TOO_MANY_BOOKING_DAYS } from '../../shared/messages/apiErrors'
import { requireUser, type RequestContext } from '../access/context'
import { badField } from '../errors'
import type { BookingSlotList } from '../generated/resolvers'
import { daysWithPlaces } from './hoursWithPlaces'

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
  return daysWithPlaces(
    context,
    Array.from({ length: days }, (_, index) => addDays(from, index)),
  )
}
