import type { PublicTexts } from '../../facts/config'
import { addDays, type JapaneseDate } from '../../facts/dates'
import { LATE_JUDGEMENT_DAYS, VALIDITY_WEEKS } from '../../facts/terms'
import { isHoliday } from '../../facts/holidays'
import { hoursOn } from '../../facts/openingHours'
import type { DayHours } from './openState'

/** Longer than any closed period. */
const DAYS = 21
/** As long as a period, and the days until a late judgement. */
const PERIOD_DAYS = VALIDITY_WEEKS * 7 + LATE_JUDGEMENT_DAYS + 1

type Room = Pick<PublicTexts, 'donationRoom'>

/** For the server: the holiday table is too large for the browser. */
export const roomAhead = ({ donationRoom }: Room, today: JapaneseDate, days = DAYS): DayHours[] =>
  Array.from({ length: days }, (_, index) => {
    const date = addDays(today, index)
    return { date, hours: hoursOn(donationRoom, date, isHoliday(date)) }
  })

/** The days of a period on which the room does not open. */
export const shutDays = (room: Room, today: JapaneseDate): JapaneseDate[] =>
  roomAhead(room, today, PERIOD_DAYS).flatMap(({ date, hours }) => (hours === null ? [date] : []))
