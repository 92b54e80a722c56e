import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import type { OpeningDay } from '../../generated/schema'
import { openingDayLabels } from '../labels/openingLabels'

/** Closed from an hour (0: the whole day), another number of people per hour, and the hours of only this day. */
type DayRule = {
  closedFrom: number | null
  capacity: number | null
  extra: readonly { hour: number; capacity: number }[]
}
type Bookings = { kept: number; cancelled: number }

/** Changes of the guidance hours and the hospital days, as the log stores them. */
export type OpeningEvents = {
  OpenDays: Bookings & {
    from: JapaneseDate
    to: JapaneseDate
    old: readonly DayRule[]
    new: readonly DayRule[]
  }
  /** `closed` and `opened`: days of every year, 12-29. */
  OpenWeek: Bookings & {
    hours: readonly { day: OpeningDay; hour: number; change: [from: number, to: number] }[]
    closed: readonly string[]
    opened: readonly string[]
  }
  ExamDays: { days: readonly { date: JapaneseDate; change: [from: number, to: number] }[] }
}

/** Longer lists are shortened to a number. */
const LISTED = 12

const listed = (parts: readonly string[]) => {
  const rest = parts.length - LISTED
  return [...parts.slice(0, LISTED), ...(rest > 0 ? [`ほか${rest}件`] : [])].join('、')
}

function dayRuleText({ closedFrom, capacity, extra }: DayRule): string {
  const added = extra.map((each) => `${each.hour}:00（${each.capacity}名）`).join('・')
  const usual = usualText(closedFrom, capacity)
  return added ? `${usual}＋臨時${added}` : usual
}

function usualText(closedFrom: number | null, capacity: number | null): string {
  if (closedFrom === 0) return '休み'
  if (closedFrom !== null) return `${closedFrom}:00から休み`
  return capacity === null ? '通常' : `1時間の定員${capacity}名`
}

const rules = (of: readonly DayRule[]) => of.map(dayRuleText).join('・')

const bookings = ({ kept, cancelled }: Bookings) => [
  ...(kept > 0 ? [`残した予約${kept}件`] : []),
  ...(cancelled > 0 ? [`取り消した予約${cancelled}件`] : []),
]

const span = (from: JapaneseDate, to: JapaneseDate) =>
  from === to ? formatJapaneseDate(from) : `${formatJapaneseDate(from)}〜${formatJapaneseDate(to)}`

/** 12-29 → 12月29日 */
export const yearlyDayText = (day: string) => `${Number(day.slice(0, 2))}月${Number(day.slice(3))}日`

export const openingSentences: { [O in keyof OpeningEvents]: (event: OpeningEvents[O]) => string } = {
  OpenDays: (event) =>
    `${span(event.from, event.to)}のガイダンスの受付を変更しました（${listed([`${rules(event.old)}→${rules(event.new)}`, ...bookings(event)])}）`,
  OpenWeek: (event) =>
    `ガイダンスの曜日ごとの受付を変更しました（${listed([
      ...bookings(event),
      ...event.closed.map((day) => `毎年${yearlyDayText(day)}を休みに`),
      ...event.opened.map((day) => `毎年${yearlyDayText(day)}の休みをやめる`),
      ...event.hours.map(
        ({ day, hour, change }) => `${openingDayLabels[day]}${hour}:00 ${change.join('→')}名`,
      ),
    ])}）`,
  ExamDays: ({ days }) =>
    `病院の検査日を変更しました（${listed(
      days.map(({ date, change }) => `${formatJapaneseDate(date)} 定員${change.join('→')}名`),
    )}）`,
}
