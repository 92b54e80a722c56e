import { useListContext } from 'react-admin'
import type { Arrangement } from '../settings/listSettings'
import { useListSettings } from '../settings/useListSettings'
import type { ColumnHead } from './listColumn'
import { useOpenView } from './useOpenView'

/** Columns and density of the open view, or else of the list. */
export function useArrangement<Column extends ColumnHead>(columns: readonly Column[]) {
  const { settings, save, isPending } = useListSettings()
  const view = useOpenView()
  const { filterValues } = useListContext()
  const { columns: chosen, density = 'standard' } = view ?? settings
  const shown = chosen?.flatMap((source) => columns.find((column) => column.source === source) ?? []) ?? []

  const arrange = (next: Arrangement) =>
    save(
      view
        ? {
            ...settings,
            views: settings.views.map((other) =>
              other.id === view.id ? { ...other, columns: undefined, density: undefined, ...next } : other,
            ),
          }
        : { views: settings.views, ...next },
    )

  return {
    isPending,
    /** Chosen columns are shown on narrow screens too. */
    isChosen: shown.length > 0,
    shown:
      shown.length > 0
        ? shown
        : columns.filter(({ optional, shownWith }) => !optional && (!shownWith || shownWith(filterValues))),
    density,
    view,
    arrange,
  }
}
