import { useSyncExternalStore } from 'react'
import { japaneseDateOf, startOfJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { useRootData } from './rootData'

/**
 * The server's clock, so that a wrong device clock does not matter; noon of its day until the server has answered. A
 * page that comes back on another day is rendered again.
 */
export function useClock(): () => Date {
  const today = useRootData()?.today
  useSyncExternalStore(onReturn, serverDay, serverDay)
  return () => serverTime() ?? new Date(today ? startOfJapaneseDate(today).getTime() + NOON : 0)
}

const NOON = 12 * 3_600_000

export const useNow = (): Date => useClock()()

const serverTime = () => told && new Date(told.time + told.passed())

const serverDay = () => japaneseDateOf(serverTime() ?? new Date(0))

/** Counts milliseconds. Of a device's clocks the one that never jumps stands still while it sleeps. */
export function stopwatch(): () => number {
  const [steady, device] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - steady, Date.now() - device)
}

let told: { time: number; passed: () => number } | null = null

function onReturn(look: () => void): () => void {
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** @param date the `Date` header of an uncached answer */
export function noteServerTime(date: string | null): void {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time)) told = { time, passed: stopwatch() }
}

export function useToday(): JapaneseDate {
  return japaneseDateOf(useNow())
}
