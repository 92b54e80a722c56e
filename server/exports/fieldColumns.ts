import type { FieldLabel } from '../../shared/labels/fieldLabel'
import type { ExportColumn } from './exportTable'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * A column for each field of an entity, headed as in the console.
 * @param words by field, the words for the names of its enumeration
 */
export function fieldColumns(
  labels: Readonly<Record<string, FieldLabel>>,
  words: Words = {},
): Record<string, ExportColumn<object>> {
  return Object.fromEntries(
    Object.entries(labels).map(([field, { admin }]) => [
      field,
      { heading: admin, value: (row): unknown => Reflect.get(row, field), words: words[field] },
    ]),
  )
}
