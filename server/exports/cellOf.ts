import { formatListDateTime } from '../../shared/dates'
import { booleanLabel } from '../../shared/labels/booleanLabels'

/** A value as staff read it: times in Japan, words for names, numbers as they are, nothing where there is nothing. */
export function cellOf(value: unknown, words?: Readonly<Record<string, string>>): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && !words) return value
  if (value instanceof Date) return formatListDateTime(value)
  if (typeof value === 'boolean') return booleanLabel(value)
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return words?.[text] ?? text
}
