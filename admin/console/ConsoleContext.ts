import { createContext, use } from 'react'
import type { Session } from '../auth/createSession'
import type { ConsoleClock } from './consoleClock'
import type { ConsoleConfig } from './consoleConfig'

export type ConsoleEnvironment = { config: ConsoleConfig; clock: ConsoleClock; session: Session }

export const ConsoleContext = createContext<ConsoleEnvironment | null>(null)

export function useConsole(): ConsoleEnvironment {
  const environment = use(ConsoleContext)
  if (!environment) throw new Error('Rendered outside of ConsoleContext')
  return environment
}
