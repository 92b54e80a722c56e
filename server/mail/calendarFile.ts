import type { PublicTexts } from '../../shared/config'
import {
  CALENDAR_CONTENT_TYPE,
  CALENDAR_FILE_NAME,
  guidanceCalendar,
  type GuidanceBooking,
} from '../../shared/guidanceCalendar'

/** The calendar file of a booked guidance as the attachment of its mail. */
export function calendarAttachment(booking: GuidanceBooking, texts: PublicTexts, origin: string, now: Date) {
  return {
    filename: CALENDAR_FILE_NAME,
    contentType: CALENDAR_CONTENT_TYPE,
    content: guidanceCalendar(booking, texts, origin, now),
  }
}
