import { useSyncExternalStore } from 'react'

/** A page confirms them only in this tab, because anyone can open its address. */
export type Happening = 'codeSent' | 'addressConfirmed' | 'registered' | 'withdrawn'

const keyOf = (happening: Happening) => `happened:${happening}`

export function noteHappened(happening: Happening): void {
  try {
    sessionStorage.setItem(keyOf(happening), 'true')
  } catch {
    // Without storage the page shows its general text.
  }
}

export function hasHappened(happening: Happening): boolean {
  try {
    return sessionStorage.getItem(keyOf(happening)) !== null
  } catch {
    return false
  }
}

const unchanging = () => () => undefined

/** False during server rendering. */
export function useHappened(happening: Happening): boolean {
  return useSyncExternalStore(
    unchanging,
    () => hasHappened(happening),
    () => false,
  )
}
