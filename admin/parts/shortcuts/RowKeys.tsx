import { GlobalStyles, type Theme } from '@mui/material'
import type { RefObject } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isDialogOpen } from './Keys'
import { useLetters } from './useLetters'

const rowWithKeyboard = ({ palette }: Theme) => ({
  'tbody > tr': { scrollMarginBlock: 72 },
  'tbody > tr:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
})

type Props = {
  list: RefObject<HTMLElement | null>
}

/** Keys to move through, open and choose rows. If a page has several lists, the first one handles them. */
export function RowKeys({ list }: Props) {
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-rows] tbody > tr')]
  const isFirst = () => document.querySelector('[data-rows]') === list.current
  const current = () => rows().find((row) => row.contains(document.activeElement))
  const move = (by: 1 | -1) => {
    if (!isFirst()) return
    const all = rows()
    const at = all.findIndex((row) => row.contains(document.activeElement))
    const next = all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]
    if (!next) return
    // Rows are not in the Tab order; their links are.
    next.tabIndex = -1
    next.focus()
  }
  const choose = (shiftKey: boolean) =>
    isFirst() &&
    current()
      ?.querySelector('.column-choice input')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
  useLetters({
    j: () => move(1),
    k: () => move(-1),
    x: () => choose(false),
    'shift+x': () => choose(true),
    o: () => isFirst() && current()?.querySelector<HTMLElement>('a[href*="/users/"]')?.click(),
  })
  useHotkeys('enter', () => {
    // Buttons and links of the row handle their own keys.
    if (isDialogOpen() || !isFirst() || document.activeElement?.tagName !== 'TR') return
    const row = current()
    if (row?.classList.contains('RaDataTable-clickableRow')) row.click()
    else (row?.querySelector('a') ?? row?.querySelector('button'))?.click()
  })
  return <GlobalStyles styles={rowWithKeyboard} />
}
