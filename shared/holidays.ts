import holidayJp from '@holiday-jp/holiday_jp'
import { type JapaneseDate, weekdayOf } from './dates'
import { isClosedOn, type ClosedDays } from './openingHours'

const holidays: Readonly<Record<string, { name: string }>> = holidayJp.holidays

/**
 * The national holiday on a date, including substitutes: `2026-11-23` → 勤労感謝の日; otherwise null. The
 * table ends in 2050 and is 17 kB compressed: loaders send the few names a page needs, and the browser must
 * not import this file.
 */
export function holidayName(date: JapaneseDate): string | null {
  return Object.hasOwn(holidays, date) ? (holidays[date]?.name ?? null) : null
}

export function isHoliday(date: JapaneseDate): boolean {
  return holidayName(date) !== null
}

/** Monday to Friday without national holidays. Of the days around New Year only 1 January is one. */
export function isBusinessDay(date: JapaneseDate): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

/** A business day that the operator does not close: guidance and hospital tests are possible. */
export function isOpenDay(date: JapaneseDate, { closedDays }: { closedDays: ClosedDays }): boolean {
  return isBusinessDay(date) && !isClosedOn(closedDays, date)
}
