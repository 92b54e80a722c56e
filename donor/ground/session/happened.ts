import { useSyncExternalStore } from 'react'
import { keepInTab, keptInTab } from './tabStorage'

/** A page confirms them only in this tab, because anyone can open its address. */
export type Happening = 'codeSent' | 'addressConfirmed' | 'registered' | 'withdrawn'

const keyOf = (happening: Happening) => `happened:${happening}`

/** Without storage the page shows its general text. */
export const noteHappened = (happening: Happening): void => keepInTab(keyOf(happening), 'true')

export const hasHappened = (happening: Happening): boolean => keptInTab(keyOf(happening)) !== null

const unchanging = () => () => undefined

/** False during server rendering. */
export function useHappened(happening: Happening): boolean {
  return useSyncExternalStore(
    unchanging,
    () => hasHappened(happening),
    () => false,
  )
}
