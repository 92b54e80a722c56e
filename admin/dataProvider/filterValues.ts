import { isRealDate, type JapaneseDate } from '../../shared/dates'
import { isRecord } from './isRecord'

/**
 * Reads what react-admin keeps as filter. It also stands in the address bar, so anything may be in it:
 * what is not understood is left out.
 */
export function filterValues(filter: unknown) {
  const values = isRecord(filter) ? filter : {}
  const text = (name: string): string | undefined => {
    const value = values[name]
    return typeof value === 'string' && value.trim() ? value.trim() : undefined
  }
  const date = (name: string): JapaneseDate | undefined => {
    const value = text(name)
    return value && isRealDate(value) ? value : undefined
  }
  const flag = (name: string): boolean | undefined => {
    const value = values[name]
    return value === true || value === 'true'
      ? true
      : value === false || value === 'false'
        ? false
        : undefined
  }
  const choices = <T extends string>(name: string, labels: Record<T, unknown>): T[] => {
    const isChoice = (value: unknown): value is T => typeof value === 'string' && Object.hasOwn(labels, value)
    return [values[name]].flat().filter(isChoice)
  }
  const choice = <T extends string>(name: string, labels: Record<T, unknown>): T | undefined =>
    choices(name, labels)[0]
  return { text, date, flag, choices, choice }
}
