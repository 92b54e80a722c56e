import { isRealDate, type JapaneseDate } from './dates'
import { nfkc } from './normalise'

const FIRST_YEARS: Readonly<Record<string, number>> = {
  明治: 1868,
  大正: 1912,
  昭和: 1926,
  平成: 1989,
  令和: 2019,
  m: 1868,
  t: 1912,
  s: 1926,
  h: 1989,
  r: 2019,
}

const FORMS = [
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
  /^(?<era>明治|大正|昭和|平成|令和|[mtshr])(?<year>\d{1,2}|元)[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
]

/** 令和 8 年 11 月 20 日 0:00:00 */
const LONGEST = 40

/** What a spreadsheet adds to a day. */
const MIDNIGHT = /\s0?0:00(?::00)?$/
/** As our own pages have it, too: 2026年11月20日（金） */
const WEEKDAY = /\([日月火水木金土](?:曜日?)?\)$|[日月火水木金土]曜日?$/

/** 1990-04-01, 1990/4/1, 19900401, 1990年4月1日（日）, 平成2年4月1日, H2.4.1, 2026/11/20 0:00; null for other text. */
export function typedDate(typed: string): JapaneseDate | null {
  const withoutTime = nfkc(typed, LONGEST).trim().replace(MIDNIGHT, '')
  const text = withoutTime
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(WEEKDAY, '')
    .toLowerCase()
  for (const form of FORMS) {
    const { era, year = '', month = '', day = '' } = form.exec(text)?.groups ?? {}
    if (!day) continue
    const years = year === '元' ? 1 : Number(year)
    const full = era ? (FIRST_YEARS[era] ?? 0) + years - 1 : years
    const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    if (isRealDate(date)) return date
  }
  return null
}
