import type { JapaneseDate } from '../../shared/dates'
import { requireAdministrator, type RequestContext } from '../access/context'
import type { BookingSlotList } from '../generated/resolvers'
import { hoursWithPlaces } from './hoursWithPlaces'

/**
 * The hours of a Japanese day, for booking on behalf of a person.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator
 */
export async function listBookingSlotsByAdmin(
  context: RequestContext,
  date: JapaneseDate,
): Promise<BookingSlotList> {
  requireAdministrator(context)
  return hoursWithPlaces(context, date)
}
