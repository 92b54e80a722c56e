/** A calendar date in Japan, `2026-11-21`. Plain strings of this form compare in date order. */
export type JapaneseDate = string

const DAY_MS = 24 * 60 * 60 * 1000
/** All year: the clocks of Japan are never put forward. */
const JAPAN_OFFSET_MS = 9 * 60 * 60 * 1000
const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

/** Far from midnight: days are added to it and counted from it. */
const atNoon = (date: JapaneseDate) => new Date(`${date}T12:00:00Z`)
const isoOf = (at: Date) => (Number.isNaN(at.getTime()) ? 'Invalid Date' : at.toISOString())
const dateOf = (at: Date): JapaneseDate => isoOf(at).slice(0, 10)

/** 2026-11-20T15:00:00Z → `2026-11-21` */
export function japaneseDateOf(instant: Date): JapaneseDate {
  return japaneseMinuteOf(instant).slice(0, 10)
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
  return isoOf(new Date(instant.getTime() + JAPAN_OFFSET_MS)).slice(0, 16)
}

/** Nobody means others, and days and years can be added to these. */
const YEARS = { first: '1800', last: '2999' }

/** True for an existing date `YYYY-MM-DD` of the years 1800 to 2999. */
export function isRealDate(date: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    date.slice(0, 4) >= YEARS.first &&
    date.slice(0, 4) <= YEARS.last &&
    dateOf(atNoon(date)) === date
  )
}

export function addDays(date: JapaneseDate, days: number): JapaneseDate {
  return dateOf(new Date(atNoon(date).getTime() + days * DAY_MS))
}

export function addWeeks(date: JapaneseDate, weeks: number): JapaneseDate {
  return addDays(date, weeks * 7)
}

/** (`2026-11-21`, `2026-11-23`) → 2 */
export function daysBetween(from: JapaneseDate, to: JapaneseDate): number {
  return (atNoon(to).getTime() - atNoon(from).getTime()) / DAY_MS
}

/** 0 for Sunday … 6 for Saturday. */
export function weekdayOf(date: JapaneseDate): number {
  return atNoon(date).getUTCDay()
}

/** Full years on a date; a person born on 29 February ages on 1 March in common years. */
export function ageOn(birthday: JapaneseDate, on: JapaneseDate): number {
  const years = Number(on.slice(0, 4)) - Number(birthday.slice(0, 4))
  return on.slice(5) >= birthday.slice(5) ? years : years - 1
}

/** 2026年12月1日（火）, （月・祝） on a holiday. */
export function formatJapaneseDate(date: JapaneseDate, holiday = false): string {
  return `${formatDocumentDate(date)}（${WEEKDAYS[weekdayOf(date)]}${holiday ? '・祝' : ''}）`
}

/** 2025年4月17日 */
export function formatDocumentDate(date: JapaneseDate): string {
  return `${formatMonth(date)}${atNoon(date).getUTCDate()}日`
}

/** 2025年4月 */
export function formatMonth(date: JapaneseDate): string {
  const day = atNoon(date)
  return `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月`
}

/** 2026年12月1日（火）14:00 */
export function formatJapaneseDateTime(instant: Date): string {
  return `${formatJapaneseDate(japaneseDateOf(instant))}${formatJapaneseTime(instant)}`
}

/** 14:00 */
export function formatJapaneseTime(instant: Date): string {
  return japaneseMinuteOf(instant).slice(11)
}

/** 2026/12/01 14:00 */
export function formatListDateTime(instant: Date): string {
  return japaneseMinuteOf(instant).replaceAll('-', '/').replace('T', ' ')
}
