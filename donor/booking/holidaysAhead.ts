import { addDays, type JapaneseDate } from '../../shared/dates'
import { holidayName } from '../../shared/holidays'

const DAYS = 120

/**
 * The names of the holidays from the month of a day to past the last month in which a guidance or a test can be asked for. For a page's loader
 * on the server: the whole table is too big for the browser.
 */
export function holidaysAhead(today: JapaneseDate): Record<JapaneseDate, string> {
  const first = `${today.slice(0, 7)}-01`
  return Object.fromEntries(
    Array.from({ length: DAYS }, (_, index) => addDays(first, index)).flatMap((date) => {
      const name = holidayName(date)
      return name ? [[date, name]] : []
    }),
  )
}
