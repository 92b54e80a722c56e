import { useSyncExternalStore } from 'react'
import { isLockOf, onCodes } from './deviceLock'

/** Also once the codes are set or removed, in this tab or another. */
export const useIsLockOf = (username: string | null): boolean =>
  useSyncExternalStore(subscribe, () => isLockOf(username))

function subscribe(listener: () => void): () => void {
  const forget = onCodes(listener)
  window.addEventListener('storage', listener)
  return () => {
    forget()
    window.removeEventListener('storage', listener)
  }
}
