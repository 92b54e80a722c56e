import type { SortPayload } from 'react-admin'
import { isRecord } from '../../shared/isRecord'
import type { FilterRecord } from '../list/filterField'

export const densities = ['compact', 'standard', 'roomy'] as const
export type Density = (typeof densities)[number]

/** Absent values mean the list's default. */
export type Arrangement = { columns?: string[]; density?: Density }

export type SavedView = { id: string; name: string; filter: FilterRecord; sort: SortPayload } & Arrangement

export type ListSettings = Arrangement & { views: SavedView[] }

/** Ignores unknown content. */
export function readListSettings(value: unknown): ListSettings {
  const given = isRecord(value) ? value : {}
  const views = Array.isArray(given.views) ? given.views : []
  return { ...readArrangement(given), views: views.flatMap((view: unknown) => readView(view) ?? []) }
}

function readArrangement({ columns, density }: Record<string, unknown>): Arrangement {
  return {
    ...(Array.isArray(columns) && {
      columns: columns.filter((column: unknown) => typeof column === 'string'),
    }),
    ...(isDensity(density) && { density }),
  }
}

const isDensity = (value: unknown): value is Density => densities.some((density) => density === value)

function readView(value: unknown): SavedView | null {
  if (!isRecord(value)) return null
  const { id, name, filter, sort } = value
  if (typeof id !== 'string' || typeof name !== 'string' || !isRecord(filter) || !isRecord(sort)) return null
  if (typeof sort.field !== 'string') return null
  const order = sort.order === 'ASC' ? 'ASC' : 'DESC'
  return { id, name, filter, sort: { field: sort.field, order }, ...readArrangement(value) }
}
