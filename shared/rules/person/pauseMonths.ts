import { addMonths, type JapaneseDate } from '../../facts/dates'

/** For how many months ahead a person may pause invitations. */
const PAUSE_MONTHS = 6

/** The first days of the months in which a pause may end, next month first. */
export function pauseMonths(today: JapaneseDate): JapaneseDate[] {
  const thisMonth = `${today.slice(0, 7)}-01`
  return Array.from({ length: PAUSE_MONTHS }, (_, index) => addMonths(thisMonth, index + 1))
}
