import { useRef, type CompositionEvent, type KeyboardEvent } from 'react'

/** Some browsers report "Process" during composition. */
const ENTER_CODES: readonly string[] = ['Enter', 'NumpadEnter']

/** A scanner types characters, then Enter. With a Japanese keyboard its only Enter ends the composition. */
export function useScannerEnter(read: (input: HTMLInputElement) => void) {
  const endedByEnter = useRef(false)
  return {
    onKeyDown(event: KeyboardEvent) {
      const { nativeEvent, key, target } = event
      const isEnter = key === 'Enter' || ENTER_CODES.includes(nativeEvent.code)
      endedByEnter.current = isEnter && nativeEvent.isComposing
      if (!isEnter || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
      // Enter would press the button that gets the focus.
      event.preventDefault()
      read(target)
    },
    onCompositionEnd({ target }: CompositionEvent) {
      // The browser writes the composed text again after this event.
      if (endedByEnter.current && target instanceof HTMLInputElement) setTimeout(() => read(target))
      endedByEnter.current = false
    },
  }
}
