import { useHotkeys } from 'react-hotkeys-hook'
import { useLetterShortcuts } from '../../parts/shortcuts/Keys'

export const RECORD_KEY = 'F2'
export const CHECK_IN_KEY = 'c'
export const KIT_KEY = 'n'
export const RECORD_BUTTON = 'record-attendances'

const CHECK_INS = 'button[data-check-in]:not(:disabled)'
const KITS = 'input[data-kit]:not(:disabled)'
const all = <Element extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Element>(`main ${selector}`),
]

export function useDaySheetKeys(): void {
  const [letters] = useLetterShortcuts()
  const options = { enabled: letters, useKey: true, preventDefault: true }
  useHotkeys(CHECK_IN_KEY, () => all(CHECK_INS)[0]?.focus(), options)
  useHotkeys(KIT_KEY, () => focusNextKit(null), options)
}

/** Focuses the next empty kit field below, else above; if none is left, the button that records. */
export function focusNextKit(from: HTMLInputElement | null): void {
  const fields = all<HTMLInputElement>(KITS)
  const place = from ? fields.indexOf(from) + 1 : 0
  const next = [...fields.slice(place), ...fields.slice(0, place)].find(({ value }) => value.trim() === '')
  const button = document.getElementById(RECORD_BUTTON)
  const target = next ?? button
  target?.focus()
}

export function focusNextCheckIn(from: HTMLElement): void {
  const buttons = all(CHECK_INS)
  buttons[buttons.indexOf(from) + 1]?.focus()
}
