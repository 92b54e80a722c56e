import { addDays, addWeeks, japaneseDateOf, type JapaneseDate } from '../../facts/dates'
import { CHANGE_NOTICE_HOURS, GUIDANCE_MINUTES, INVITATION_DAYS } from '../../facts/terms'

export const GUIDANCE_LENGTH_MS = GUIDANCE_MINUTES * 60_000
/** The weeks of one month's calendar. */
export const MAX_BOOKING_DAYS = 42
const CHANGE_NOTICE_MS = CHANGE_NOTICE_HOURS * 3_600_000

/** A person's own changes of a booking; later ones by telephone or chat. */
export const GUIDANCE_CHANGES = 5

/**
 * From tomorrow until the operator's number of weeks ahead; the office, which talks to the person by telephone, also
 * books for today.
 */
export function bookableDates(
  today: JapaneseDate,
  { guidance }: { guidance: { weeksAhead: number } },
  { byOffice = false }: { byOffice?: boolean } = {},
): { first: JapaneseDate; last: JapaneseDate } {
  return { first: byOffice ? today : addDays(today, 1), last: addWeeks(today, guidance.weeksAhead) }
}

/** The last day to book, inclusive. */
export function invitationDeadline(from: Date): JapaneseDate {
  return addDays(japaneseDateOf(from), INVITATION_DAYS)
}

export const guidanceIsOver = (startAt: Date, now: Date): boolean =>
  now.getTime() >= startAt.getTime() + GUIDANCE_LENGTH_MS

export function canStillChange(startAt: Date, now: Date): boolean {
  return startAt.getTime() - now.getTime() >= CHANGE_NOTICE_MS
}
