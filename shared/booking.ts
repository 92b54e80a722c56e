import { addDays, addWeeks, japaneseDateOf, type JapaneseDate } from './dates'

export const GUIDANCE_LENGTH_MS = 60 * 60 * 1000
/** An invitation, and every new choice after a cancellation or an absence, lasts this long. */
export const INVITATION_DAYS = 14
/** Until then a booking can be changed on the page; later by telephone or chat. */
export const CHANGE_NOTICE_MS = 24 * 60 * 60 * 1000

/** How often one may move a booking on the page; after that by telephone or chat. */
export const GUIDANCE_CHANGES = 5

/** First and last day that can be booked on a day: from tomorrow to as many weeks ahead as the operator allows. */
export function bookableDates(
  today: JapaneseDate,
  { guidance }: { guidance: { weeksAhead: number } },
): { first: JapaneseDate; last: JapaneseDate } {
  return { first: addDays(today, 1), last: addWeeks(today, guidance.weeksAhead) }
}

/** The last day to book for somebody who may choose from now on. The day itself still counts. */
export function invitationDeadline(from: Date): JapaneseDate {
  return addDays(japaneseDateOf(from), INVITATION_DAYS)
}

/** True until 24 hours before the start, to the millisecond. */
export function canStillChange(startAt: Date, now: Date): boolean {
  return startAt.getTime() - now.getTime() >= CHANGE_NOTICE_MS
}
