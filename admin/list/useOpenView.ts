import { useListContext } from 'react-admin'
import type { SavedView } from '../settings/listSettings'
import { useListSettings } from '../settings/useListSettings'
import type { FilterRecord } from './filterField'

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

const inOrder = (filter: FilterRecord) =>
  JSON.stringify(Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Ignores the order in which conditions were set. */
export const sameFilter = (one: FilterRecord, other: FilterRecord) => inOrder(one) === inOrder(other)
