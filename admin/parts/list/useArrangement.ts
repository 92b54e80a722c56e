import { useMediaQuery, type Theme } from '@mui/material'
import { useListContext } from 'react-admin'
import { type Arrangement, type SavedView, useListSettings } from './settings/useListSettings'
import { useViews } from './settings/useViews'
import type { FilterRecord } from './filterField'
import type { ColumnHead } from './listColumn'

/** Columns and density of the open view, or else of the list. */
export function useArrangement<Column extends ColumnHead>(columns: readonly Column[]) {
  const { settings, save, isPending } = useListSettings()
  const view = useOpenView()
  const { filterValues } = useListContext()
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('xl'))
  const { columns: chosen, density = 'standard' } = view ?? settings
  const shown = chosen?.flatMap((source) => columns.find((column) => column.source === source) ?? []) ?? []

  const arrange = (next: Arrangement) => {
    if (view?.office) return save({ ...settings, ofOffice: { ...settings.ofOffice, [view.id]: next } })
    return save(
      view
        ? {
            ...settings,
            views: settings.views.map((other) =>
              other.id === view.id ? { ...other, columns: undefined, density: undefined, ...next } : other,
            ),
          }
        : { views: settings.views, ofOffice: settings.ofOffice, ...next },
    )
  }

  return {
    isPending,
    /** Chosen columns are shown on narrow screens too. */
    isChosen: shown.length > 0,
    shown:
      shown.length > 0
        ? shown
        : columns.filter(
            ({ optional, shownWith, from }) =>
              !optional && (isWide || from !== 'xl') && (!shownWith || shownWith(filterValues)),
          ),
    density,
    view,
    arrange,
  }
}

/** The saved view with the list's conditions and order, or null. */
export function useOpenView(): SavedView | null {
  const views = useViews()
  const { filterValues, sort } = useListContext()
  const open = views.find(
    (view) =>
      sameFilter(view.filter, filterValues) &&
      view.sort.field === sort.field &&
      view.sort.order === sort.order,
  )
  return open ?? null
}

const inOrder = (filter: FilterRecord) =>
  JSON.stringify(Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Ignores the order in which conditions were set. */
export const sameFilter = (one: FilterRecord, other: FilterRecord) => inOrder(one) === inOrder(other)
