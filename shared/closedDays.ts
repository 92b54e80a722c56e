import { formatDocumentDate, isRealDate, type JapaneseDate } from './dates'

/** `12-29` of every year, or `2027-01-04` of one. */
export type ClosedDays = readonly string[]

/** True for a day that exists, of every year or of one. 29 February exists in some years. */
export const isClosedDay = (text: string): boolean => isRealDate(text.length === 5 ? `2024-${text}` : text)

/** True on a day that the operator closes. */
export const isClosedOn = (closedDays: ClosedDays, date: JapaneseDate): boolean =>
  closedDays.includes(date) || closedDays.includes(date.slice(5))

/** 毎年12月29日・12月30日・12月31日、2027年1月4日; 「なし」 without any. */
export function closedDaysText(closedDays: ClosedDays): string {
  const yearly = closedDays
    .filter((day) => day.length === 5)
    .map((day) => `${Number(day.slice(0, 2))}月${Number(day.slice(3))}日`)
  const once = closedDays.filter((day) => day.length > 5).map(formatDocumentDate)
  return [...(yearly.length > 0 ? [`毎年${yearly.join('・')}`] : []), ...once].join('、') || 'なし'
}
