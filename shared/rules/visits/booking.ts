import { addDays, addWeeks, japaneseDateOf, type JapaneseDate } from '../../facts/dates'

export const GUIDANCE_LENGTH_MS = 60 * 60 * 1000
/** The weeks of one month's calendar. */
export const MAX_BOOKING_DAYS = 42
/** Days to book after an invitation, a cancellation or an absence. */
export const INVITATION_DAYS = 14
/** Later changes are made by telephone or chat. */
export const CHANGE_NOTICE_MS = 24 * 60 * 60 * 1000

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
