import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** A calendar date in Japan, `2026-11-21`. Plain strings of this form compare in date order. */
export type JapaneseDate = string

const JAPAN_OFFSET_HOURS = 9
const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

const inJapan = (instant: Date) => dayjs(instant).utcOffset(JAPAN_OFFSET_HOURS * 60)
const atNoon = (date: JapaneseDate) => dayjs.utc(`${date}T12:00:00Z`)

/** 2026-11-20T15:00:00Z → `2026-11-21` */
export function japaneseDateOf(instant: Date): JapaneseDate {
  return inJapan(instant).format('YYYY-MM-DD')
}

/** `2026-11-21` → 2026-11-20T15:00:00Z */
export function startOfJapaneseDate(date: JapaneseDate): Date {
  return japaneseInstant(date, 0)
}

/** (`2026-11-21`, 11) → 2026-11-21T02:00:00Z. */
export function japaneseInstant(date: JapaneseDate, hour: number): Date {
  return new Date(`${date}T${String(hour).padStart(2, '0')}:00:00+09:00`)
}

/** The instant of 2026-12-01T14:05 in Japan. */
export function japaneseMinute(minute: string): Date {
  return new Date(`${minute}:00+09:00`)
}

/** 2026-12-01T05:05:09Z → 2026-12-01T14:05 */
export function japaneseMinuteOf(instant: Date): string {
  return inJapan(instant).format('YYYY-MM-DDTHH:mm')
}

/** Nobody means others, and days and years can be added to these. */
const YEARS = { first: '1800', last: '2999' }

/** True for an existing date `YYYY-MM-DD` of the years 1800 to 2999. */
export function isRealDate(date: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    date.slice(0, 4) >= YEARS.first &&
    date.slice(0, 4) <= YEARS.last &&
    atNoon(date).format('YYYY-MM-DD') === date
  )
}

export function addDays(date: JapaneseDate, days: number): JapaneseDate {
  return atNoon(date).add(days, 'day').format('YYYY-MM-DD')
}

export function addWeeks(date: JapaneseDate, weeks: number): JapaneseDate {
  return addDays(date, weeks * 7)
}

/** Limited to the end of a shorter month: `2026-11-30` + 3 → `2027-02-28`. */
export function addMonths(date: JapaneseDate, months: number): JapaneseDate {
  return atNoon(date).add(months, 'month').format('YYYY-MM-DD')
}

/** (`2026-11-21`, `2026-11-23`) → 2 */
export function daysBetween(from: JapaneseDate, to: JapaneseDate): number {
  return atNoon(to).diff(atNoon(from), 'day')
}

/** 0 for Sunday … 6 for Saturday. */
export function weekdayOf(date: JapaneseDate): number {
  return atNoon(date).day()
}

/** Full years on a date; a person born on 29 February ages on 1 March in common years. */
export function ageOn(birthday: JapaneseDate, on: JapaneseDate): number {
  const years = Number(on.slice(0, 4)) - Number(birthday.slice(0, 4))
  return on.slice(5) >= birthday.slice(5) ? years : years - 1
}

/** 2026年12月1日（火）, （月・祝） on a holiday. */
export function formatJapaneseDate(date: JapaneseDate, holiday = false): string {
  const day = atNoon(date)
  return `${day.year()}年${day.month() + 1}月${day.date()}日（${WEEKDAYS[day.day()]}${holiday ? '・祝' : ''}）`
}

/** 2025年4月17日 */
export function formatDocumentDate(date: JapaneseDate): string {
  const day = atNoon(date)
  return `${day.year()}年${day.month() + 1}月${day.date()}日`
}

/** 2025年4月 */
export function formatMonth(date: JapaneseDate): string {
  const day = atNoon(date)
  return `${day.year()}年${day.month() + 1}月`
}

/** 2026年12月1日（火）14:00 */
export function formatJapaneseDateTime(instant: Date): string {
  return `${formatJapaneseDate(japaneseDateOf(instant))}${formatJapaneseTime(instant)}`
}

/** 14:00 */
export function formatJapaneseTime(instant: Date): string {
  return inJapan(instant).format('HH:mm')
}

/** 2026/12/01 14:00 */
export function formatListDateTime(instant: Date): string {
  return inJapan(instant).format('YYYY/MM/DD HH:mm')
}
