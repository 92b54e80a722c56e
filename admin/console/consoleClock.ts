import { japaneseDateOf, type JapaneseDate } from '../../shared/dates'

/** The time the console shows and counts with: the server's own, for a clock on a desk may be minutes off. */
export type ConsoleClock = { now(): Date; today(): JapaneseDate }

/** @param serverTime what the server's clock showed when it was asked; it runs on from there */
export function createConsoleClock(serverTime?: string): ConsoleClock {
  const offset = serverTime ? new Date(serverTime).getTime() - Date.now() : 0
  const now = () => new Date(Date.now() + offset)
  return { now, today: () => japaneseDateOf(now()) }
}
