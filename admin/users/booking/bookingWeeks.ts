import { bookableDates } from '../../../shared/booking'
import type { PublicTexts } from '../../../shared/config'
import { addDays, weekdayOf, type JapaneseDate } from '../../../shared/dates'
import { isOpenDay } from '../../../shared/holidays'

export type BookingDay = { date: JapaneseDate; isOpen: boolean }

const MONDAY_TO_FRIDAY = 5

/** The weeks that can be booked on a day, Monday to Friday; holidays, closed days and what lies outside is closed. */
export function bookingWeeks(
  today: JapaneseDate,
  operator: Pick<PublicTexts, 'guidance' | 'closedDays'>,
): BookingDay[][] {
  const { first, last } = bookableDates(today, operator)
  const weeks: BookingDay[][] = []
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: MONDAY_TO_FRIDAY }, (_, index) => {
        const date = addDays(monday, index)
        return { date, isOpen: date >= first && date <= last && isOpenDay(date, operator) }
      }),
    )
  return weeks
}

/** Saturdays and Sundays belong to the week that follows. */
function mondayOf(date: JapaneseDate): JapaneseDate {
  const weekday = weekdayOf(date)
  return addDays(date, weekday === 0 ? 1 : weekday === 6 ? 2 : 1 - weekday)
}
