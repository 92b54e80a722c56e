import {
  addDays,
  formatJapaneseDate,
  isRealDate,
  weekdayOf,
  type JapaneseDate,
} from '../../../../shared/facts/dates'

/** A day, or a range of days that counts as its latest, so that no waiting time becomes too short (patient safety). */
export type DayChip = {
  id: 'today' | 'thisWeek' | 'lastWeek' | 'thisMonth' | 'lastMonth'
  label: string
  /** 11月22日（日）, 11月15日〜21日 */
  days: string
  first: JapaneseDate
  counts: JapaneseDate
}

/** The chips of a day, latest first, from today back to the first of last month. Their days never overlap. */
export function dayChips(today: JapaneseDate): DayChip[] {
  const yesterday = addDays(today, -1)
  const sunday = addDays(today, -weekdayOf(today))
  const lastSunday = addDays(sunday, -7)
  const first = `${today.slice(0, 8)}01`
  const lastFirst = `${addDays(first, -1).slice(0, 8)}01`
  const before = addDays(lastSunday, -1)
  return [
    chip('today', '今日', today, today),
    chip('thisWeek', sunday === yesterday ? 'きのう' : '今週', sunday, yesterday),
    chip('lastWeek', '先週', lastSunday, addDays(sunday, -1)),
    chip('thisMonth', '今月はじめ', first, earlier(before, addDays(first, 9))),
    chip('lastMonth', '先月', lastFirst, earlier(before, addDays(first, -1))),
  ].filter((each) => each.first <= each.counts)
}

const earlier = (a: JapaneseDate, b: JapaneseDate) => (a < b ? a : b)

const chip = (id: DayChip['id'], label: string, first: JapaneseDate, counts: JapaneseDate): DayChip => ({
  id,
  label,
  days: rangeOf(first, counts),
  first,
  counts,
})

function rangeOf(first: JapaneseDate, last: JapaneseDate): string {
  const [from, to] = [first, last].map((date) => formatJapaneseDate(date).replace(/^\d+年/, ''))
  if (!from || !to || first === last) return to ?? ''
  const until = withoutWeekday(to)
  return `${withoutWeekday(from)}〜${first.slice(5, 7) === last.slice(5, 7) ? until.replace(/^\d+月/, '') : until}`
}

const withoutWeekday = (day: string) => day.split('（', 1)[0] ?? ''

/** Adds the year to a typed month and day: December, typed in January, was last year's. */
export function withYearOfThePast(date: JapaneseDate, today: JapaneseDate): JapaneseDate {
  const inYear = (year: number) => `${year}${date.slice(4)}`
  const year = Number(today.slice(0, 4))
  const before = inYear(year - 1)
  return inYear(year) > today && isRealDate(before) ? before : inYear(year)
}
