import type { JapaneseDate } from '../../shared/dates'
import { requireUser, type RequestContext } from '../access/context'
import type { BookingSlotList } from '../generated/resolvers'
import { hoursWithPlaces } from './hoursWithPlaces'

/**
 * The hours of a Japanese day with the places left, including full hours; empty on closed days.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff
 */
export async function listBookingAvailableslots(
  context: RequestContext,
  date: JapaneseDate,
): Promise<BookingSlotList> {
  requireUser(context)
  return hoursWithPlaces(context, date)
}
