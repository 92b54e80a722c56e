import { useRef, type CompositionEvent, type KeyboardEvent } from 'react'

/** Some browsers report "Process" during composition. */
const ENTER_CODES: readonly string[] = ['Enter', 'NumpadEnter']

/** A scanner types characters, then Enter. With a Japanese keyboard its only Enter ends the composition. */
export function useScannerEnter(
  read: (input: HTMLInputElement) => void,
  /** Which texts the Tab ends too, with which some scanners end. */
  isScanned: (text: string) => boolean = () => false,
) {
  const endedByEnter = useRef(false)
  return {
    onKeyDown(event: KeyboardEvent) {
      const { nativeEvent, key, target } = event
      const text = target instanceof HTMLInputElement ? target.value.trim() : ''
      const isEnter =
        key === 'Enter' ||
        ENTER_CODES.includes(nativeEvent.code) ||
        (key === 'Tab' && !event.shiftKey && text !== '' && isScanned(text))
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
