import { weekdayOf, type JapaneseDate, formatDocumentDate, isRealDate } from './dates'

const WEEK = [
  ['monday', '月'],
  ['tuesday', '火'],
  ['wednesday', '水'],
  ['thursday', '木'],
  ['friday', '金'],
  ['saturday', '土'],
  ['sunday', '日'],
] as const

type Weekday = (typeof WEEK)[number][0]

/** `8:00-20:00`; null when closed. */
export type OpeningHours = Readonly<Record<Weekday | 'holiday', string | null>>

/** 8:00-20:00 → minutes from midnight; null if malformed. */
function minutesOf(text: string): { from: number; to: number } | null {
  const found = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/.exec(text)
  if (!found) return null
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number)
  const from = fromHour * 60 + fromMinute
  const to = toHour * 60 + toMinute
  return fromMinute < 60 && toMinute < 60 && from < to && to <= 24 * 60 ? { from, to } : null
}

/** True for two times in order: `8:00-20:00`. */
export const isOpeningHours = (text: string): boolean => minutesOf(text) !== null

/** 8:00〜20:00, null when closed. The caller knows holidays: their table is too large for the browser. */
export function hoursOn(
  { openingHours, closedDays }: { openingHours: OpeningHours; closedDays: ClosedDays },
  date: JapaneseDate,
  holiday: boolean,
): string | null {
  if (isClosedOn(closedDays, date)) return null
  const [weekday] = WEEK[(weekdayOf(date) + 6) % 7] ?? WEEK[6]
  const hours = openingHours[holiday ? 'holiday' : weekday]
  return hours && readable(hours)
}

/** 平日8:00〜20:00（祝日を除く）, 平日9:00〜18:00、土曜9:00〜12:00（祝日を除く）, 毎日10:00〜19:00. */
export function openingHoursText(hours: OpeningHours): string {
  const spans = [...new Set(WEEK.map(([day]) => hours[day]))].flatMap((span) =>
    span ? [`${daysText(hours, span)}${readable(span)}`] : [],
  )
  return `${spans.join('、')}${holidayText(hours)}`
}

const readable = (span: string) => span.replace('-', '〜')

/** 毎日, 平日, 平日と土曜, 月・水・金曜 */
function daysText(hours: OpeningHours, span: string): string {
  const same = WEEK.filter(([day]) => hours[day] === span)
  if (same.length === WEEK.length) return '毎日'
  const working = WEEK.slice(0, 5)
  const allWorking = working.every((day) => same.includes(day))
  const named = (allWorking ? same.filter((day) => !working.includes(day)) : same).map(([, name]) => name)
  return [...(allWorking ? ['平日'] : []), ...(named.length > 0 ? [`${named.join('・')}曜`] : [])].join('と')
}

/** Empty if holidays have the same hours as all days. */
function holidayText({ holiday, ...week }: OpeningHours): string {
  if (!holiday) return '（祝日を除く）'
  return Object.values(week).every((span) => span === holiday) ? '' : `、祝日${readable(holiday)}`
}

/** `12-29` of every year, or `2027-01-04` of one. */
export type ClosedDays = readonly string[]

/** True for an existing day. 2024 has 29 February. */
export const isClosedDay = (text: string): boolean => isRealDate(text.length === 5 ? `2024-${text}` : text)

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
