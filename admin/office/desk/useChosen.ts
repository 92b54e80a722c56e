import { useState } from 'react'
import { rangeOf } from '../../parts/shortcuts/rangeOf'
import type { WorkRow } from './useDesk'

const NONE: ReadonlySet<string> = new Set()

/** The rows chosen for an act; rows that have gone are dropped. */
export function useChosen(items: readonly WorkRow[]) {
  const [ids, setIds] = useState(NONE)
  const [last, setLast] = useState<string | null>(null)
  const toggle = ({ Id }: WorkRow) => {
    setIds(ids.has(Id) ? new Set([...ids].filter((id) => id !== Id)) : new Set([...ids, Id]))
    setLast(Id)
  }
  const chooseTo = ({ Id }: WorkRow) => {
    const here = items.map((work) => work.Id)
    setIds(new Set([...ids, ...rangeOf(here, last, Id)]))
    setLast(Id)
  }
  return {
    works: items.filter(({ Id }) => ids.has(Id)),
    toggle,
    chooseTo,
    clear: () => setIds(NONE),
  }
}
