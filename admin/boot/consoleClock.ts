import { japaneseDateOf, type JapaneseDate } from '../../shared/dates'

/** The time the console shows and counts with: the server's own where that is a made-up one. */
export type ConsoleClock = { now(): Date; today(): JapaneseDate }

/** @param fakeNow what the server's clock showed when it was asked; it runs on from there */
export function createConsoleClock(fakeNow?: string): ConsoleClock {
  const offset = fakeNow ? new Date(fakeNow).getTime() - Date.now() : 0
  const now = () => new Date(Date.now() + offset)
  return { now, today: () => japaneseDateOf(now()) }
}
