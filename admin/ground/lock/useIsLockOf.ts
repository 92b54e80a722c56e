import { useSyncExternalStore } from 'react'
import { isLockOf, LOCK_CHANGED } from './deviceLock'

/** Also once the codes are set or removed, in this tab or another. */
export const useIsLockOf = (username: string | null): boolean =>
  useSyncExternalStore(subscribe, () => isLockOf(username))

function subscribe(listener: () => void): () => void {
  window.addEventListener(LOCK_CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(LOCK_CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}
