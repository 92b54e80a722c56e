import { FILTER_TOO_DEEP, FILTER_TOO_WIDE } from '../../../shared/words/program/apiErrors'
import { AppError } from '../errors'

/** More than a person would write, yet answered quickly. */
const MAX_CONDITIONS = 40
const MAX_NESTING = 5
/** A word costs one index search per spelling. */
const WORD_WEIGHT = 4

const JOINS = ['and', 'or', 'not']

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

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
 * The cost of a list's filter in conditions. Uses no recursion, because the input may be arbitrarily deep.
 * @throws AppError BAD_USER_INPUT for too deep nesting
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
 * Limits all filters of one request together, before any runs.
 * @throws AppError BAD_USER_INPUT for too many or too deep conditions
 */
export function requireModestFilters(filters: readonly unknown[]): void {
  let cost = 0
  for (const filter of filters) cost += filterCost(filter)
  if (cost > MAX_CONDITIONS) throw new AppError('BAD_USER_INPUT', FILTER_TOO_WIDE)
}
