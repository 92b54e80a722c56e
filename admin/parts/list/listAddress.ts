import type { FilterRecord } from './filterField'

export function listAddress(resource: string, filter: FilterRecord): string {
  const search = new URLSearchParams({ filter: JSON.stringify(filter) })
  return `/${resource}?${search}`
}
