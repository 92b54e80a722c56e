import { weekdayOf, type JapaneseDate } from '../../shared/dates'
import { dayTexts, preferenceName } from '../../shared/messages/exam'
import type { DayState } from '../booking/dayState'

type Choice = {
  /** In order of preference. */
  days: readonly JapaneseDate[]
  /** No more can be added. */
  full: boolean
  first: JapaneseDate
  last: JapaneseDate
  holidays: Readonly<Record<JapaneseDate, string>>
}

/** What a day of the calendar says of itself: its place among the chosen ones, or whether it can be added. */
export function requestableDay(date: JapaneseDate, { days, full, first, last, holidays }: Choice): DayState {
  const closed = (description: string) => ({ open: false, word: '', description, few: false })
  const place = days.indexOf(date)
  if (place >= 0)
    return { open: true, word: dayTexts.chosen(place), description: preferenceName(place), few: false }
  if (date < first) return closed(dayTexts.before)
  if (date > last) return closed(dayTexts.beyond)
  // The hospital tests on other days only; the server holds it too.
  if (Object.hasOwn(holidays, date)) return { ...closed(dayTexts.rest), word: dayTexts.holiday }
  if (weekdayOf(date) === 0) return closed(dayTexts.rest)
  if (full) return closed(dayTexts.full)
  return { open: true, word: dayTexts.choose, description: dayTexts.choose, few: false }
}
