import { daysBetween, japaneseDateOf, weekdayOf, type JapaneseDate } from '../../../../shared/facts/dates'
import { rankThresholds, type RankRules } from '../../../../shared/facts/ranks'
import type { ImplementationStatus, UserRank } from '../../../../shared/generated/schema'

type Span = { ValidFrom: JapaneseDate; ValidUntil: JapaneseDate; ClosedOn: JapaneseDate | null }

export type Week = { count: number; state: 'past' | 'now' | 'later' }

/** Donations of each week of a period; after an early end there are no more weeks. */
export function weeksOf(
  { ValidFrom, ValidUntil, ClosedOn }: Span,
  days: readonly JapaneseDate[],
  today: JapaneseDate,
): Week[] {
  const last = ClosedOn ?? ValidUntil
  const weekOf = (day: JapaneseDate) => Math.floor(daysBetween(ValidFrom, day) / 7)
  const current = ClosedOn === null ? weekOf(today) : Infinity
  return Array.from({ length: Math.max(weekOf(last) + 1, 1) }, (_, week) => ({
    count: days.filter((day) => weekOf(day) === week).length,
    state: week < current ? 'past' : week === current ? 'now' : 'later',
  }))
}

const PARTS = [
  { part: '午前', until: 12 },
  { part: '午後', until: 17 },
  { part: '夕方から夜', until: 24 },
] as const

/** Fewer show no habit. */
const FEWEST = 5

/** The day of the week and the time of day that come most often; null for few donations and where two come as often. */
export function habitOf(instants: readonly Date[]): { weekday: number; part: string } | null {
  if (instants.length < FEWEST) return null
  const weekday = mostOften(instants.map((at) => weekdayOf(japaneseDateOf(at))))
  const part = mostOften(
    instants.map((at) => PARTS.find(({ until }) => japaneseHour(at) < until)?.part ?? PARTS[2].part),
  )
  return weekday === null || part === null ? null : { weekday, part }
}

const japaneseHour = (at: Date) => (at.getUTCHours() + 9) % 24

function mostOften<T>(values: readonly T[]): T | null {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one)
  return first && first[1] !== second?.[1] ? first[0] : null
}

type Visit = { DonationAt: string; StoolReceiptStatus: ImplementationStatus }

/** Days of all received donations, oldest first; null where older ones are not known. */
export function receivedDays(visits: readonly Visit[], total: number): JapaneseDate[] | null {
  const received = visits.filter(({ StoolReceiptStatus }) => StoolReceiptStatus === 'Implemented')
  return received.length < total
    ? null
    : received.map(({ DonationAt }) => japaneseDateOf(new Date(DonationAt))).toSorted()
}

export type Milestone =
  | { kind: 'first'; day: JapaneseDate }
  | { kind: 'rank'; day: JapaneseDate; rank: UserRank; from: number }
  | { kind: 'period'; day: JapaneseDate; round: number }

/** Oldest first. @param days as `receivedDays` */
export function milestonesOf(
  days: readonly JapaneseDate[] | null,
  periods: readonly Span[],
  ranks: RankRules,
): Milestone[] {
  const [first] = days ?? []
  const rounds = periods.toSorted((a, b) => (a.ValidFrom < b.ValidFrom ? -1 : 1))
  return [
    ...rounds.map(({ ValidFrom }, index): Milestone => ({
      kind: 'period',
      day: ValidFrom,
      round: index + 1,
    })),
    ...(first ? [{ kind: 'first', day: first } as const] : []),
    ...rankThresholds(ranks).flatMap(({ rank, from }): Milestone[] => {
      const day = from > 1 ? days?.[from - 1] : undefined
      return day ? [{ kind: 'rank', day, rank, from }] : []
    }),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
