import { useSyncExternalStore } from 'react'
import { currentSession, subscribeToSession, type Session } from './session'

const UNKNOWN: Session = { status: 'unknown' }

/** Whether somebody is signed in, as known now; `unknown` while the server renders. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => UNKNOWN)
}
