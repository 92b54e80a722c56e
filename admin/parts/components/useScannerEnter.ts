import { useRef, type CompositionEvent, type KeyboardEvent } from 'react'

/** Some browsers report "Process" during composition. */
const ENTER_CODES: readonly string[] = ['Enter', 'NumpadEnter']

/** A scanner types characters, then Enter. With a Japanese keyboard its only Enter ends the composition. */
export function useScannerEnter(
  read: (input: HTMLInputElement) => void,
  /** Also the Tab that some scanners end with, in a filled field. */
  { tab = false } = {},
) {
  const endedByEnter = useRef(false)
  return {
    onKeyDown(event: KeyboardEvent) {
      const { nativeEvent, key, target } = event
      const isFilled = target instanceof HTMLInputElement && target.value.trim() !== ''
      const isEnter =
        key === 'Enter' ||
        ENTER_CODES.includes(nativeEvent.code) ||
        (tab && key === 'Tab' && !event.shiftKey && isFilled)
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
