import { useEffect, useRef, useState } from 'react'
import { isDialogOpen } from '../../parts/shortcuts/Keys'
import type { WorkRow } from './useDesk'

/** The current row, by id, because rows come and go above it. When it is done, the next row gets the focus. */
export function useCursor(items: readonly WorkRow[], isAsking: boolean) {
  const rows = useRef<(HTMLLIElement | null)[]>([])
  const [cursor, setCursor] = useState<{ id: string; index: number } | null>(null)
  const wasAsking = useRef(false)
  const { length } = items
  const found = cursor ? items.findIndex(({ Id }) => Id === cursor.id) : -1
  const last = found >= 0 ? found : Math.min(cursor?.index ?? -1, length - 1)
  const setIndex = (index: number) => {
    const work = items[index]
    if (work) setCursor({ id: work.Id, index })
  }
  const focusRow = (at: number) => {
    setIndex(at)
    rows.current[at]?.focus()
  }
  useEffect(() => {
    if (isAsking) {
      wasAsking.current = true
      return
    }
    if (!wasAsking.current || last < 0) return
    // The button that opened the dialog may be gone with its row.
    const timer = setTimeout(() => {
      if (!isDialogOpen()) rows.current[last]?.focus()
    })
    return () => clearTimeout(timer)
  }, [isAsking, last, length])
  return { index: last, setIndex, focusRow, rows }
}
