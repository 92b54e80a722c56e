import { addDays, formatJapaneseDate, weekdayOf, type JapaneseDate } from '../../../shared/facts/dates'
import { addMonths } from '../../../shared/facts/months'
import type { CalendarDaysQuery } from '../../generated/graphql'

export type Calendar = CalendarDaysQuery['getCalendar']
export type Day = Calendar['Days'][number]
export type Exam = Calendar['Exams'][number]

export const FIRST_HOUR = 8
export const LAST_HOUR = 20

export type Span = { from: JapaneseDate; to: JapaneseDate }

export const monthSpan = (date: JapaneseDate): Span => {
  const from = `${date.slice(0, 7)}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** Sunday to Saturday. */
export const weekSpan = (date: JapaneseDate): Span => {
  const from = addDays(date, -weekdayOf(date))
  return { from, to: addDays(from, 6) }
}

/** The weeks of a month, from Sunday; null for days of other months. */
export function weeksOf(days: readonly Day[]): (Day | null)[][] {
  const [first] = days
  if (!first) return []
  const cells = [...Array<null>(weekdayOf(first.Date)).fill(null), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => cells[week * 7 + index] ?? null),
  )
}

export const isClosed = ({ ClosedFrom, ExtraHours }: Day) => ClosedFrom === 0 && ExtraHours.length === 0
/** Guidance only on this date, outside the usual week. */
export const isExtra = ({ ExtraHours }: Day) => ExtraHours.length > 0
/** Closed from an hour on, or with another number of people. */
export const isPartly = (day: Day) => !isClosed(day) && (day.ClosedFrom !== null || day.HourCapacity !== null)
/** No guidance on this weekday. */
export const isOff = (day: Day) => !isClosed(day) && day.Hours.length === 0

/** 休み, 臨時開催, 臨時の時間あり, 15:00から休み, 定員1名; null in a usual week. */
export function dayWord(day: Day): string | null {
  if (isClosed(day)) return '休み'
  if (isExtra(day)) return day.Hours.length === day.ExtraHours.length ? '臨時開催' : '臨時の時間あり'
  if (day.ClosedFrom !== null) return `${day.ClosedFrom}:00から休み`
  if (day.HourCapacity !== null) return `1時間${day.HourCapacity}名`
  return day.Holiday
}

/** 12月15日（火） 15:00から休み 予約2名 定員8名 検査1名 */
export function dayName(day: Day): string {
  const parts = [
    formatJapaneseDate(day.Date, day.Holiday !== null).replace(/^\d+年/, ''),
    dayWord(day),
    day.Capacity > 0 || day.Booked > 0 ? `予約${day.Booked}名 定員${day.Capacity}名` : null,
    examWord(day),
  ]
  return parts.filter(Boolean).join(' ')
}

/** 検査2名 定員5名; null without tests and places. */
export function examWord({ Exams, ExamDay }: Day): string | null {
  if (ExamDay) return `検査${Exams}名 定員${ExamDay.Capacity}名`
  return Exams > 0 ? `検査${Exams}名` : null
}

export const shortDate = (date: JapaneseDate) => formatJapaneseDate(date).replace(/^\d+年/, '')

export const OPENING_DAYS = '休み・定員・臨時の時間'
