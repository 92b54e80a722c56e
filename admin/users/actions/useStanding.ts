import { useConsole } from '../../console/ConsoleContext'
import type { PersonRecord } from '../personRecord'
import type { Standing } from './personAction'

/** The person at this moment. */
export function useStanding(person: PersonRecord): Standing {
  const { clock } = useConsole()
  return { person, now: clock.now(), today: clock.today() }
}
