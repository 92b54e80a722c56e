import { addDays, addMonths, weekdayOf, type JapaneseDate } from '../../shared/dates'

/** `2026-11` */
export type Month = string

export const monthOf = (date: JapaneseDate): Month => date.slice(0, 7)

export const monthAfter = (month: Month, months: number): Month => monthOf(addMonths(`${month}-01`, months))

/** 2026年11月 */
export const monthText = (month: Month): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`

/** Sunday to Saturday; null for days of other months. */
export function monthWeeks(month: Month): (JapaneseDate | null)[][] {
  const first = `${month}-01`
  const weeks: (JapaneseDate | null)[][] = []
  for (
    let sunday = addDays(first, -weekdayOf(first));
    monthOf(sunday) <= month;
    sunday = addDays(sunday, 7)
  ) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(sunday, index))
    weeks.push(days.map((date) => (monthOf(date) === month ? date : null)))
  }
  return weeks
}

/** Null if there are none. */
export function bookableIn(
  month: Month,
  first: JapaneseDate,
  last: JapaneseDate,
): { from: JapaneseDate; to: JapaneseDate } | null {
  const [begins, ends] = [`${month}-01`, addDays(`${monthAfter(month, 1)}-01`, -1)]
  const from = first > begins ? first : begins
  const to = last < ends ? last : ends
  return from <= to ? { from, to } : null
}
