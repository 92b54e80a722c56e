import { bookingOf } from '../../shared/guidanceCalendar'
import type { RequestContext } from '../context'
import { calendarAttachment } from '../mail/calendarFile'

/** What a mail about a booking says of its hour, and the file that puts it into a calendar. */
export function hourForMail({ now, deps }: RequestContext, userId: string, startAt: Date) {
  const booking = bookingOf(userId, startAt, now)
  return {
    hour: { startAt: startAt.toISOString(), endAt: booking.endAt.toISOString() },
    attachment: calendarAttachment(booking, deps.texts, deps.settings.origin, now),
  }
}
