import { calendarAttachment, guidanceEvent, guidanceEnd } from '../../shared/calendarEvents'
import type { RequestContext } from '../access/context'

/** A mail's text of the booked hour, and its calendar file. */
export function hourForMail({ now, deps }: RequestContext, userId: string, startAt: Date) {
  return {
    hour: { startAt: startAt.toISOString(), endAt: guidanceEnd(startAt).toISOString() },
    attachment: calendarAttachment(
      guidanceEvent({ userId, startAt }, { texts: deps.texts, origin: deps.settings.origin, now }),
    ),
  }
}
