import { createContext, use } from 'react'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import type { Session } from '../auth/createSession'
import type { ConsoleConfig } from './consoleConfig'

export type ConsoleEnvironment = { config: ConsoleConfig; clock: ConsoleClock; session: Session }

export const ConsoleContext = createContext<ConsoleEnvironment | null>(null)

export function useConsole(): ConsoleEnvironment {
  const environment = use(ConsoleContext)
  if (!environment) throw new Error('Rendered outside of ConsoleContext')
  return environment
}

/**
 * Uses the server's time, because a desk's clock may be minutes off, and be put right while the console is open: a visit
 * is refused that seems to be of the future.
 */
export type ConsoleClock = {
  now(): Date
  today(): JapaneseDate
  /** The time that the server has just told, at most one second late. */
  note(serverTime: string | null): void
}

export function createConsoleClock(serverTime: string | null = null): ConsoleClock {
  let offset = 0
  const now = () => new Date(Date.now() + offset)
  const note = (told: string | null) => {
    const time = Date.parse(told ?? '')
    if (!Number.isNaN(time)) offset = time - Date.now()
  }
  note(serverTime)
  return { now, today: () => japaneseDateOf(now()), note }
}
