import { FILTER_TOO_DEEP, FILTER_TOO_WIDE } from '../../shared/messages/apiErrors'
import { AppError } from '../errors'

/** Far more than a person puts together, and little enough to be answered at once. */
const MAX_CONDITIONS = 40
const MAX_NESTING = 5
/** What finding one word costs beside a comparison: an index is asked, for each spelling. */
const WORD_WEIGHT = 4

const JOINS = ['and', 'or', 'not']

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A condition counts for one, a search for the words that it looks for. */
function weightOf(name: string, condition: unknown): number {
  if (!isObject(condition)) return 1
  const operators = Object.entries(condition)
  return operators.reduce((weight, [operator, value]) => {
    if (operator !== 'contains' || typeof value !== 'string') return weight + 1
    const words = name === 'q' ? value.split(/\s+/).filter(Boolean).length : 1
    return weight + WORD_WEIGHT * Math.max(1, words)
  }, 0)
}

/**
 * What a list's filter asks of the database, in conditions. Reads what came from outside, however deep, without recursion.
 * @throws AppError BAD_USER_INPUT for more nesting than a person would write
 */
function filterCost(filter: unknown): number {
  let cost = 0
  const open: [part: unknown, depth: number][] = [[filter, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, depth] = next
    if (depth > MAX_NESTING) throw new AppError('BAD_USER_INPUT', FILTER_TOO_DEEP)
    if (Array.isArray(part)) {
      for (const entry of part) open.push([entry, depth])
    } else if (isObject(part)) {
      for (const [name, value] of Object.entries(part))
        if (JOINS.includes(name)) open.push([value, depth + 1])
        else if (value !== null && value !== undefined) cost += weightOf(name, value)
    }
    if (cost > MAX_CONDITIONS) return cost
  }
  return cost
}

/**
 * Bounds what the filters of one request ask together, before anything of it runs.
 * @throws AppError BAD_USER_INPUT for too many conditions, or conditions in conditions
 */
export function requireModestFilters(filters: readonly unknown[]): void {
  let cost = 0
  for (const filter of filters) cost += filterCost(filter)
  if (cost > MAX_CONDITIONS) throw new AppError('BAD_USER_INPUT', FILTER_TOO_WIDE)
}
