import type { PublicTexts } from '../../shared/config'
import { addDays, type JapaneseDate } from '../../shared/dates'
import { isHoliday } from '../../shared/holidays'
import { hoursOn } from '../../shared/openingHours'
import type { DayHours } from '../../shared/openState'

/** Longer than any closed period. */
const DAYS = 21

/** For server loaders: the holiday table is too large for the browser. */
export const roomAhead = ({ donationRoom }: PublicTexts, today: JapaneseDate): DayHours[] =>
  Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(today, index)
    return { date, hours: hoursOn(donationRoom, date, isHoliday(date)) }
  })
