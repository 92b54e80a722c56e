import holidayJp from '@holiday-jp/holiday_jp'
import { addDays, type JapaneseDate, weekdayOf } from './dates'
import { isClosedOn, type ClosedDays } from './openingHours'

const holidays: Readonly<Record<string, { name: string }>> = holidayJp.holidays

/**
 * 2026-11-23 → 勤労感謝の日; null on other days. The table ends in 2050 and is 17 kB compressed: the browser must not import
 * this file.
 */
export function holidayName(date: JapaneseDate): string | null {
  return Object.hasOwn(holidays, date) ? (holidays[date]?.name ?? null) : null
}

export function isHoliday(date: JapaneseDate): boolean {
  return holidayName(date) !== null
}

/** Monday to Friday without national holidays. Around New Year only 1 January is one. */
export function isBusinessDay(date: JapaneseDate): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

/** Guidance and hospital tests are possible. */
export function isOpenDay(date: JapaneseDate, { closedDays }: { closedDays: ClosedDays }): boolean {
  return isBusinessDay(date) && !isClosedOn(closedDays, date)
}

/** 2 after Friday 2026-12-04 → Tuesday 2026-12-08. */
export function addBusinessDays(date: JapaneseDate, days: number): JapaneseDate {
  let [day, left] = [date, days]
  while (left > 0) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left--
  }
  return day
}
