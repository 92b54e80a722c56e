import { useConsole } from '../../boot/ConsoleContext'
import type { PersonRecord } from '../personRecord'
import type { Standing } from './personAction'
import { useIsPaused } from './useIsPaused'

/** The person at this moment. */
export function useStanding(person: PersonRecord): Standing {
  const { clock } = useConsole()
  return { person, now: clock.now(), today: clock.today(), isPaused: useIsPaused(person) }
}
