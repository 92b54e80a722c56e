import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { JapaneseDate } from './dates'

// Days are all equally long and are counted in `dates.ts`; months are not.
dayjs.extend(utc)

/** Limited to the end of a shorter month: `2026-11-30` + 3 → `2027-02-28`. */
export function addMonths(date: JapaneseDate, months: number): JapaneseDate {
  return dayjs.utc(`${date}T12:00:00Z`).add(months, 'month').format('YYYY-MM-DD')
}
