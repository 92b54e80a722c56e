import type { JapaneseDate } from './dates'
import type { PreferenceSlot } from './generated/schema'

export type MonthPlaces = Pick<
  PreferenceSlot,
  'Year' | 'Month' | 'AvailableSlots' | 'AdditionalAvailableSlots' | 'GivenGuidanceCount'
>

/** A month, or with `isLater` some month after it that has not been opened yet. */
export type ExpectedMonth = { year: number; month: number; isLater: boolean }

const freePlaces = (places: MonthPlaces) =>
  Math.max(0, places.AvailableSlots + places.AdditionalAvailableSlots - places.GivenGuidanceCount)

/**
 * When a place in the waiting list comes up, as the months stand that are opened: the third in line with 0 free places in
 * December and 5 in January is expected in January. Null while no month from today on is opened.
 * @param position from 1, among those who can be invited
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
