import { addDays, type JapaneseDate } from '../../../../shared/facts/dates'
import { holidayName } from '../../../../shared/facts/holidays'

const DAYS = 120

/** Holiday names for guidance and exam calendars. For server loaders: the table is too large for the browser. */
export function holidaysAhead(today: JapaneseDate): Record<JapaneseDate, string> {
  const first = `${today.slice(0, 7)}-01`
  return Object.fromEntries(
    Array.from({ length: DAYS }, (_, index) => addDays(first, index)).flatMap((date) => {
      const name = holidayName(date)
      return name ? [[date, name]] : []
    }),
  )
}
