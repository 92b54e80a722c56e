import { addDays, weekdayOf, type JapaneseDate } from '../../facts/dates'
import { isHoliday } from '../../facts/holidays'

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

/** Days that the office has to find a test day for an answered check. */
const SETTING_DAYS = 3
/** No row of closed days is longer. */
const SEARCH_DAYS = 28

export type RenewalDays = { examBy: JapaneseDate | null; answerBy: JapaneseDate | null }

/** The last day on which a renewal test can be held, and on which an answer still leaves time to set it. */
export function renewalDays(
  expiration: JapaneseDate,
  isClosed: NonNullable<ExamDayRules['isClosed']>,
): RenewalDays {
  for (let back = 0; back < SEARCH_DAYS; back++) {
    const examBy = addDays(expiration, -back)
    if (examDayProblem(examBy, { today: examBy, expiration, isClosed }) === null)
      return { examBy, answerBy: addDays(examBy, -SETTING_DAYS) }
  }
  return { examBy: null, answerBy: null }
}
