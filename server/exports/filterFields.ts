const JOINS = ['and', 'or', 'not']

/** The fields that a filter asks about, each once; what it looks for may be personal and is left out. */
export function filterFields(filter: unknown): string[] {
  if (Array.isArray(filter)) return [...new Set(filter.flatMap(filterFields))]
  if (typeof filter !== 'object' || filter === null) return []
  return [
    ...new Set(
      Object.entries(filter).flatMap(([name, value]) =>
        JOINS.includes(name) ? filterFields(value) : value === null || value === '' ? [] : [name],
      ),
    ),
  ]
}
