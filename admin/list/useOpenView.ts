import { useListContext } from 'react-admin'
import type { SavedView } from '../settings/listSettings'
import { useListSettings } from '../settings/useListSettings'
import { sameFilter } from './sameFilter'

/** The saved view with the list's conditions and order, or null. */
export function useOpenView(): SavedView | null {
  const { settings } = useListSettings()
  const { filterValues, sort } = useListContext()
  const open = settings.views.find(
    (view) =>
      sameFilter(view.filter, filterValues) &&
      view.sort.field === sort.field &&
      view.sort.order === sort.order,
  )
  return open ?? null
}
