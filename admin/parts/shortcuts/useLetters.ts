import { useRef } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isDialogOpen, useLetterShortcuts } from './Keys'

/** The time the library waits for a place's letter after g. */
const PLACE_MS = 1_000

/** A checkbox takes no letters. */
const isTypedInto = ({ target }: Event) => target instanceof HTMLInputElement && target.type !== 'checkbox'

/** Single letters, with Shift or without. Ignored while a dialog is open, or after g, where one names a place. */
export function useLetters(acts: Readonly<Record<string, () => unknown>>): void {
  const [enabled] = useLetterShortcuts()
  const beganPlaceAt = useRef(-Infinity)
  useHotkeys(
    ['g', ...Object.keys(acts)],
    ({ timeStamp }, { hotkey }) => {
      const isPlace = timeStamp - beganPlaceAt.current < PLACE_MS
      beganPlaceAt.current = hotkey === 'g' && !isPlace ? timeStamp : -Infinity
      if (!isPlace && !isDialogOpen()) acts[hotkey]?.()
    },
    {
      enabled,
      preventDefault: true,
      enableOnFormTags: ['input'],
      ignoreEventWhen: isTypedInto,
    },
  )
}
