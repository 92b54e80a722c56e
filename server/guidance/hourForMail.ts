import { calendarAttachment, guidanceEvent, guidanceEnd } from '../../shared/calendarEvents'
import type { RequestContext } from '../access/context'

/** What a mail about a booking says of its hour, and the file that puts it into a calendar. */
export function hourForMail({ now, deps }: RequestContext, userId: string, startAt: Date) {
  return {
    hour: { startAt: startAt.toISOString(), endAt: guidanceEnd(startAt).toISOString() },
    attachment: calendarAttachment(
      guidanceEvent({ userId, startAt }, { texts: deps.texts, origin: deps.settings.origin, now }),
    ),
  }
}
