import { GlobalStyles, type Theme } from '@mui/material'
import type { RefObject } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isDialogOpen } from '../shortcuts/Keys'
import { useLetters } from '../shortcuts/useLetters'

const rowWithKeyboard = ({ palette }: Theme) => ({
  'tbody > tr': { scrollMarginBlock: 72 },
  'tbody > tr:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
})

/** Moves through the rows of a list by keys, opens them and chooses them: what a click on the row, its name and its box do. */
export function ListKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])]
  const current = () => rows().find((row) => row.contains(document.activeElement))
  const move = (by: 1 | -1) => {
    const all = rows()
    const at = all.findIndex((row) => row.contains(document.activeElement))
    const next = all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]
    if (!next) return
    // A row is no stop of the Tab key: its links are.
    next.tabIndex = -1
    next.focus()
  }
  const choose = (shiftKey: boolean) =>
    current()
      ?.querySelector('.column-choice input')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
  useLetters({
    j: () => move(1),
    k: () => move(-1),
    x: () => choose(false),
    'shift+x': () => choose(true),
    o: () => current()?.querySelector<HTMLElement>('a[href*="/users/"]')?.click(),
  })
  useHotkeys('enter', () => {
    // A button or link of the row answers by itself.
    if (isDialogOpen() || document.activeElement?.tagName !== 'TR') return
    const row = current()
    if (row?.classList.contains('RaDataTable-clickableRow')) row.click()
    else row?.querySelector('a')?.click()
  })
  return <GlobalStyles styles={rowWithKeyboard} />
}
