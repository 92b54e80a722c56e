import { addDays, addWeeks, japaneseDateOf, type JapaneseDate } from './dates'

/** Guidance hours: one hour each, from 11:00, the last from 18:00 to 19:00, Japanese time. */
export const GUIDANCE_HOURS = [11, 12, 13, 14, 15, 16, 17, 18] as const
export const GUIDANCE_LENGTH_MS = 60 * 60 * 1000
/** People an hour. */
export const GUIDANCE_CAPACITY = 2
/** How far ahead one can book. */
export const BOOKING_WEEKS_AHEAD = 8
/** An invitation, and every new choice after a cancellation or an absence, lasts this long. */
export const INVITATION_DAYS = 14
/** Until then a booking can be changed on the page; later by telephone or chat. */
export const CHANGE_NOTICE_MS = 24 * 60 * 60 * 1000

/** How often one may move a booking on the page; after that by telephone or chat. */
export const GUIDANCE_CHANGES = 5

/** First and last day that can be booked on a day: from tomorrow to eight weeks ahead. */
export function bookableDates(today: JapaneseDate): { first: JapaneseDate; last: JapaneseDate } {
  return { first: addDays(today, 1), last: addWeeks(today, BOOKING_WEEKS_AHEAD) }
}

/** The last day to book for somebody who may choose from now on. The day itself still counts. */
export function invitationDeadline(from: Date): JapaneseDate {
  return addDays(japaneseDateOf(from), INVITATION_DAYS)
}

/** True until 24 hours before the start, to the millisecond. */
export function canStillChange(startAt: Date, now: Date): boolean {
  return startAt.getTime() - now.getTime() >= CHANGE_NOTICE_MS
}
