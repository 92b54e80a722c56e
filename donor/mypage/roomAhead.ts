import type { PublicTexts } from '../../shared/config'
import { addDays, type JapaneseDate } from '../../shared/dates'
import { isHoliday } from '../../shared/holidays'
import { hoursOn } from '../../shared/openingHours'
import type { DayHours } from '../../shared/openState'

/** Past the longest rest: the days around New Year, or a golden week with days that the operator has closed. */
const DAYS = 21

/**
 * When the donation room is open from a day on. For a page's loader on the server: the table of holidays is too big for
 * the browser.
 */
export const roomAhead = ({ donationRoom }: PublicTexts, today: JapaneseDate): DayHours[] =>
  Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(today, index)
    return { date, hours: hoursOn(donationRoom, date, isHoliday(date)) }
  })
