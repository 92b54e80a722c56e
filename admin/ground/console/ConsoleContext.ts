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

/** Uses the server's time, because a desk's clock may be minutes off. */
export type ConsoleClock = { now(): Date; today(): JapaneseDate }

export function createConsoleClock(serverTime?: string): ConsoleClock {
  const offset = serverTime ? new Date(serverTime).getTime() - Date.now() : 0
  const now = () => new Date(Date.now() + offset)
  return { now, today: () => japaneseDateOf(now()) }
}
