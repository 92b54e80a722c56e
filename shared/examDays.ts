import { weekdayOf, type JapaneseDate } from './dates'
import { isHoliday } from './holidays'

export type ExamDayProblem = 'past' | 'closed' | 'afterExpiry'

export type ExamDayRules = {
  today: JapaneseDate
  /** Last valid day for a renewal; null for a registration. */
  expiration: JapaneseDate | null
  isClosed?: (day: JapaneseDate) => boolean
}

/** Null if possible. Impossible: past days, Sundays, holidays, closed days, days after `expiration`. */
export function examDayProblem(
  day: JapaneseDate,
  { today, expiration, isClosed }: ExamDayRules,
): ExamDayProblem | null {
  if (day < today) return 'past'
  if (expiration !== null && day > expiration) return 'afterExpiry'
  return weekdayOf(day) === 0 || isHoliday(day) || isClosed?.(day) ? 'closed' : null
}
