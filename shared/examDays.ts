import { weekdayOf, type JapaneseDate } from './dates'
import { isHoliday } from './holidays'

/** Why a day can be none of a hospital test. */
export type ExamDayProblem = 'past' | 'closed' | 'afterExpiry'

export type ExamDayRules = {
  today: JapaneseDate
  /** The last valid day of a donor who renews; null before a registration. */
  expiration: JapaneseDate | null
  /** True on days that the operator has closed. */
  isClosed?: (day: JapaneseDate) => boolean
}

/**
 * What speaks against a day for the test, or null: it is past, a Sunday, a holiday or closed, or a renewal that would come
 * after the end. Saturdays are days like others.
 */
export function examDayProblem(
  day: JapaneseDate,
  { today, expiration, isClosed }: ExamDayRules,
): ExamDayProblem | null {
  if (day < today) return 'past'
  if (expiration !== null && day > expiration) return 'afterExpiry'
  return weekdayOf(day) === 0 || isHoliday(day) || isClosed?.(day) ? 'closed' : null
}
