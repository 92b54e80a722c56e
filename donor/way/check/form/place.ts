import { useEffect, useRef } from 'react'

/** `?at=Q45`; `back` is where a changed answer returns to. */
export const screenPath = (id: string, back?: string | null): string =>
  `?at=${id}${back ? `&back=${back}` : ''}`

/** On a new screen the heading gets the focus. */
export function useFocusOnScreen(id: string | undefined, first: boolean): void {
  const shown = useRef<string>(first ? '' : undefined)
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== id)
      document.querySelector<HTMLElement>('form h1')?.focus({ preventScroll: true })
    shown.current = id
  }, [id])
}
