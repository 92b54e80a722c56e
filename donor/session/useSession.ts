import { useSyncExternalStore } from 'react'
import { currentSession, subscribeToSession, type Session } from './session'

const UNKNOWN: Session = { status: 'unknown' }

/** `unknown` during server rendering. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => UNKNOWN)
}
