import { addDays, addWeeks, japaneseDateOf, type JapaneseDate } from './dates'

export const GUIDANCE_LENGTH_MS = 60 * 60 * 1000
/** The days whose places are listed by one question: the weeks that a month touches. */
export const MAX_BOOKING_DAYS = 42
/** Days to book after an invitation, a cancellation or an absence. */
export const INVITATION_DAYS = 14
/** A booking can change on the page until this long before; later by telephone or chat. */
export const CHANGE_NOTICE_MS = 24 * 60 * 60 * 1000

/** How often a person may move a booking on the page; after that by telephone or chat. */
export const GUIDANCE_CHANGES = 5

/** First and last bookable day: from tomorrow to the operator's number of weeks ahead. */
export function bookableDates(
  today: JapaneseDate,
  { guidance }: { guidance: { weeksAhead: number } },
): { first: JapaneseDate; last: JapaneseDate } {
  return { first: addDays(today, 1), last: addWeeks(today, guidance.weeksAhead) }
}

/** The last day to book, inclusive, counted from an instant. */
export function invitationDeadline(from: Date): JapaneseDate {
  return addDays(japaneseDateOf(from), INVITATION_DAYS)
}

/** True until 24 hours before the start, to the millisecond. */
export function canStillChange(startAt: Date, now: Date): boolean {
  return startAt.getTime() - now.getTime() >= CHANGE_NOTICE_MS
}
