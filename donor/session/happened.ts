import { useSyncExternalStore } from 'react'

/** What a page may tell of only after it was done in this tab: anybody can open its address. */
export type Happening = 'codeSent' | 'addressConfirmed' | 'registered' | 'withdrawn'

const keyOf = (happening: Happening) => `happened:${happening}`

export function noteHappened(happening: Happening): void {
  try {
    sessionStorage.setItem(keyOf(happening), 'true')
  } catch {
    // Storage refused: the page then says what holds for everybody.
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

/** False while the server renders, which cannot know. */
export function useHappened(happening: Happening): boolean {
  return useSyncExternalStore(
    unchanging,
    () => hasHappened(happening),
    () => false,
  )
}
