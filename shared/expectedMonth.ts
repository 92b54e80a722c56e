import type { JapaneseDate } from './dates'
import type { PreferenceSlot } from './generated/schema'

export type MonthPlaces = Pick<
  PreferenceSlot,
  'Year' | 'Month' | 'AvailableSlots' | 'AdditionalAvailableSlots' | 'GivenGuidanceCount'
>

/** A month; with `isLater`, an unopened month after it. */
export type ExpectedMonth = { year: number; month: number; isLater: boolean }

const freePlaces = (places: MonthPlaces) =>
  Math.max(0, places.AvailableSlots + places.AdditionalAvailableSlots - places.GivenGuidanceCount)

/**
 * The month in which a waiting place is expected: with 0 free places in December and 5 in January, the third
 * is expected in January. Null without an opened month.
 * @param position from 1, without suspended people
 */
export function expectedMonth(
  position: number,
  months: readonly MonthPlaces[],
  today: JapaneseDate,
): ExpectedMonth | null {
  const number = ({ Year, Month }: MonthPlaces) => Year * 12 + Month
  const thisMonth = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7))
  const opened = months
    .filter((month) => number(month) >= thisMonth)
    .toSorted((a, b) => number(a) - number(b))
  let ahead = position
  for (const places of opened) {
    ahead -= freePlaces(places)
    if (ahead <= 0) return { year: places.Year, month: places.Month, isLater: false }
  }
  const last = opened.at(-1)
  return last ? { year: last.Year, month: last.Month, isLater: true } : null
}

/** 2027年1月ごろ; 2027年1月より後（未定）; 未定 */
export function expectedMonthText(expected: ExpectedMonth | null): string {
  if (!expected) return '未定'
  const month = `${expected.year}年${expected.month}月`
  return expected.isLater ? `${month}より後（未定）` : `${month}ごろ`
}
