import type { SortPayload } from 'react-admin'
import type { FilterRecord } from './filterField'

export function listAddress(resource: string, filter: FilterRecord, sort?: SortPayload): string {
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort.field, order: sort.order }),
  })
  return `/${resource}?${search}`
}
