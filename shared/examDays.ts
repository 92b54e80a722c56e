import { weekdayOf, type JapaneseDate } from './dates'
import { isHoliday } from './holidays'

/** Why a hospital test cannot be on a day. */
export type ExamDayProblem = 'past' | 'closed' | 'afterExpiry'

export type ExamDayRules = {
  today: JapaneseDate
  /** The last valid day for a renewal; null for a registration. */
  expiration: JapaneseDate | null
  /** True on days that the operator closes. */
  isClosed?: (day: JapaneseDate) => boolean
}

/**
 * Null if the day is possible. Not possible: the past, Sundays, holidays, closed days, and a renewal after
 * the end. Saturdays are possible.
 */
export function examDayProblem(
  day: JapaneseDate,
  { today, expiration, isClosed }: ExamDayRules,
): ExamDayProblem | null {
  if (day < today) return 'past'
  if (expiration !== null && day > expiration) return 'afterExpiry'
  return weekdayOf(day) === 0 || isHoliday(day) || isClosed?.(day) ? 'closed' : null
}
