import { japaneseDateOf, startOfJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { useRootData } from './rootData'

/** The server's clock, so that a wrong device clock does not matter; noon of its day until the API has answered. */
export function useNow(): Date {
  const today = useRootData()?.today
  return serverTime() ?? new Date(today ? startOfJapaneseDate(today).getTime() + NOON : 0)
}

const NOON = 12 * 3_600_000

const serverTime = () => told && new Date(told.time + performance.now() - told.at)

let told: { time: number; at: number } | null = null

/** @param date the `Date` header of an uncached answer */
export function noteServerTime(date: string | null): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) told = { time, at: performance.now() }
}

export function useToday(): JapaneseDate {
  return japaneseDateOf(useNow())
}
