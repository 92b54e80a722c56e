import { addDays, isRealDate, startOfJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { isRecord } from '../../../shared/facts/isRecord'
import { daysOfPeriod, periodLabels, type Period } from './periods'
import { nfkc } from '../../../shared/facts/normalise'

type Range<T> = { ge?: T; le?: T }

/** How a condition asks if not by values: `prefIs: 'not'`. */
export const waysLabels = { not: 'ではない', empty: '空である', filled: '空ではない' } as const

export type Way = keyof typeof waysLabels

/**
 * Reads react-admin's filter, which also comes from the address bar: unknown values are ignored.
 * @param today base of the periods; without it only days given by date are read
 */
export function filterValues(filter: unknown, today?: JapaneseDate) {
  const values = isRecord(filter) ? filter : {}
  const text = (name: string): string | undefined => {
    const value = values[name]
    return typeof value === 'string' && value.trim() ? value.trim() : undefined
  }
  const date = (name: string): JapaneseDate | undefined => {
    const value = text(name)
    return value && isRealDate(value) ? value : undefined
  }
  const count = (name: string): number | undefined => {
    const value = nfkc(text(name) ?? '')
    return value && /^\d{1,6}$/.test(value) ? Number(value) : undefined
  }
  const flag = (name: string): boolean | undefined => {
    const value = values[name]
    return value === true || value === 'true'
      ? true
      : value === false || value === 'false'
        ? false
        : undefined
  }
  const choices = <T extends string>(name: string, labels: Record<T, unknown>): T[] => {
    const isChoice = (value: unknown): value is T => typeof value === 'string' && Object.hasOwn(labels, value)
    return [values[name]].flat().filter(isChoice)
  }
  const choice = <T extends string>(name: string, labels: Record<T, unknown>): T | undefined =>
    choices(name, labels)[0]

  const among = <T extends string>(name: string, labels: Record<T, unknown>): { in: T[] } | undefined => {
    const chosen = choices(name, labels)
    return chosen.length > 0 ? { in: chosen } : undefined
  }
  const is = (name: string): { eq: boolean } | undefined => {
    const value = flag(name)
    return value === undefined ? undefined : { eq: value }
  }
  /** `prefIs`, for conditions that can be negated. */
  const way = (name: string): Way | undefined => choice(`${name}Is`, waysLabels)
  /** `registeredIs`, for periods relative to today. */
  const period = (name: string): Period | undefined => choice(`${name}Is`, periodLabels)
  /** Inclusive: `registered` is stored as `registeredFrom` and `registeredTo`, or as a period. */
  const days = (name: string): Range<JapaneseDate> | undefined => {
    const told = period(name)
    return told && today ? daysOfPeriod(told, today) : range(date(`${name}From`), date(`${name}To`))
  }
  /** The same as instants: from the start of the first day to the end of the last, Japanese time. */
  const moments = (name: string): { ge?: string; lt?: string } | undefined => {
    const { ge: from, le: to } = days(name) ?? {}
    if (!from && !to) return undefined
    return {
      ...(from && { ge: startOfJapaneseDate(from).toISOString() }),
      ...(to && { lt: startOfJapaneseDate(addDays(to, 1)).toISOString() }),
    }
  }
  const counts = (name: string): Range<number> | undefined => range(count(`${name}From`), count(`${name}To`))

  return { text, date, flag, choices, choice, among, is, way, period, days, moments, counts }
}

function range<T>(ge: T | undefined, le: T | undefined): Range<T> | undefined {
  if (ge === undefined && le === undefined) return undefined
  return { ...(ge !== undefined && { ge }), ...(le !== undefined && { le }) }
}
