import type { JapaneseDate } from '../../shared/dates'
import { requireAdministrator, type RequestContext } from '../access/context'
import type { BookingSlotList } from '../generated/resolvers'
import { hoursWithPlaces } from './hoursWithPlaces'

/**
 * The hours of a Japanese day for whoever books on behalf of a person.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators
 */
export async function listBookingSlotsByAdmin(
  context: RequestContext,
  date: JapaneseDate,
): Promise<BookingSlotList> {
  requireAdministrator(context)
  return hoursWithPlaces(context, date)
}
