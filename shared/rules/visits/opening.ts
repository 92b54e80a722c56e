import { weekdayOf, type JapaneseDate } from '../../facts/dates'
import type { OpeningDay } from '../../generated/schema'
import type { ClosedDays } from '../../facts/openingHours'

/** Sunday first, like weekdayOf; holidays are separate. */
export const openingDays: readonly OpeningDay[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Holiday',
]

/** An hour of the guidance in a usual week; `capacity` is the number of people. */
export type OpeningHour = { day: OpeningDay; hour: number; capacity: number }

/**
 * A day unlike the usual week: `2026-12-15`, or `12-29` for every year. `closedFrom` 0 is the whole day. A day without
 * `closedFrom` and `capacity` is usual, whatever the rule of every year.
 */
export type UnusualDay = {
  day: string
  closedFrom: number | null
  capacity: number | null
  closesExams: boolean
  reason: string | null
}

export type OfferedHour = { hour: number; capacity: number }

/** An hour of one date only, also on closed days. */
export type ExtraHour = OfferedHour & { date: JapaneseDate }

/** When guidance is held, and for how many people. */
export type Opening = {
  hours: readonly OpeningHour[]
  days: readonly UnusualDay[]
  extra: readonly ExtraHour[]
}

/** The rule of a date: its own, else that of every year. */
export const unusualDay = ({ days }: Pick<Opening, 'days'>, date: JapaneseDate): UnusualDay | null =>
  days.find(({ day }) => day === date) ?? days.find(({ day }) => day === date.slice(5)) ?? null

/** Usual hours of a date, without the day's own rule. The caller knows holidays. */
export function usualHours({ hours }: Pick<Opening, 'hours'>, date: JapaneseDate, holiday: boolean) {
  const name = holiday ? 'Holiday' : openingDays[weekdayOf(date)]
  return hours.filter(({ day }) => day === name).toSorted((a, b) => a.hour - b.hour)
}

/** The hours of a date in order, with the number of people each; empty when closed. The caller knows holidays. */
export function hoursOpenOn(opening: Opening, date: JapaneseDate, holiday: boolean): OfferedHour[] {
  const unusual = unusualDay(opening, date)
  const extra = extraHours(opening, date)
  const usual = usualHours(opening, date, holiday)
    .filter(({ hour }) => hour < (unusual?.closedFrom ?? 24) && !extra.some((each) => each.hour === hour))
    .map(({ hour, capacity }) => ({ hour, capacity: unusual?.capacity ?? capacity }))
  return [...usual, ...extra].toSorted((a, b) => a.hour - b.hour)
}

/** The additional hours of a date, in order. */
export const extraHours = ({ extra }: Pick<Opening, 'extra'>, date: JapaneseDate): OfferedHour[] =>
  extra
    .filter((each) => each.date === date)
    .map(({ hour, capacity }) => ({ hour, capacity }))
    .toSorted((a, b) => a.hour - b.hour)

/** True if the hospital tests no one. */
export const closesExams = (opening: Pick<Opening, 'days'>, date: JapaneseDate): boolean =>
  unusualDay(opening, date)?.closesExams ?? false

type Operator = {
  guidance: { hours: readonly number[]; capacity: number }
  closedDays: ClosedDays
}

/** From the operator file: the same hours on all working days. */
export const openingOfOperator = ({ guidance, closedDays }: Operator): Opening => ({
  hours: openingDays
    .slice(1, 6)
    .flatMap((day) => guidance.hours.map((hour) => ({ day, hour, capacity: guidance.capacity }))),
  days: closedDays.map((day) => ({ day, closedFrom: 0, capacity: null, closesExams: true, reason: null })),
  extra: [],
})
