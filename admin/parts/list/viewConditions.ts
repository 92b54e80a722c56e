import type { SaveSharedViewInput, ViewConditionInput } from '../../../shared/generated/schema'
import type { SavedView } from './settings/useListSettings'
import type { FilterField, FilterRecord } from './filterField'

/**
 * A view in the office's form: each condition under the contract's field.
 * @returns null if a condition has no field: a text search may name a person and must not be shared
 */
export function officeInput(
  { id, name, filter, sort, columns, density, office }: SavedView,
  fields: readonly FilterField[],
): Omit<SaveSharedViewInput, 'List'> | null {
  const conditions = conditionsOf(filter, fields)
  return (
    conditions && {
      Id: id,
      Version: office?.version ?? 0,
      Name: name,
      Conditions: conditions,
      SortField: sort.field,
      SortDirection: sort.order === 'ASC' ? 'ASC' : 'DESC',
      Columns: columns ?? null,
      Density: density ?? null,
    }
  )
}

function conditionsOf(filter: FilterRecord, fields: readonly FilterField[]): ViewConditionInput[] | null {
  const byField = new Map<string, FilterRecord>()
  for (const [key, value] of Object.entries(filter)) {
    const field = fields.find(({ name }) => keysOf(name).includes(key))
    const about = field?.about ?? field?.field
    if (about === undefined) return null
    byField.set(String(about), { ...byField.get(String(about)), [key]: value })
  }
  return [...byField].map(([Field, Values]) => ({ Field, Values }))
}

const keysOf = (name: string) => [name, `${name}Is`, `${name}From`, `${name}To`]
