import holidayJp from '@holiday-jp/holiday_jp'
import { type JapaneseDate, weekdayOf } from './dates'
import { isClosedOn, type ClosedDays } from './closedDays'

const holidays: Readonly<Record<string, { name: string }>> = holidayJp.holidays

/**
 * The name of the national holiday on a date, substitute holidays included: `2026-11-23` → 勤労感謝の日; null on
 * other days. The table ends with 2050 and is 17 kB compressed: a page sends the few names it shows from its
 * loader instead of importing this file into the browser.
 */
export function holidayName(date: JapaneseDate): string | null {
  return Object.hasOwn(holidays, date) ? (holidays[date]?.name ?? null) : null
}

export function isHoliday(date: JapaneseDate): boolean {
  return holidayName(date) !== null
}

/** Monday to Friday and no national holiday. The days around New Year count: only 1 January is a holiday by law. */
export function isBusinessDay(date: JapaneseDate): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

/** A business day on which the operator has not closed: guidance and hospital tests take place. */
export function isOpenDay(date: JapaneseDate, { closedDays }: { closedDays: ClosedDays }): boolean {
  return isBusinessDay(date) && !isClosedOn(closedDays, date)
}
