import {
  and,
  between,
  eq,
  gt,
  gte,
  inArray,
  is,
  SQL,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  notLike,
  or,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { apiErrorTexts, unknownFilterField } from '../../../shared/words/program/apiErrors'
import { UNSEEN_MARKS } from '../../../shared/facts/normalise'
import { badField } from '../errors'
import { isUuid } from '../../../shared/facts/isUuid'
import { requireModestFilters } from './filterCost'
import { gramsFound, holdsOne, spellingsOf } from './searchGrams'

/** What is typed is folded like what is stored. */
type Folded = {
  column: AnyPgColumn
  stored: AnyPgColumn | SQL
  fold: (text: string) => string
  /** Holds the stored text and has an index of its pieces. */
  indexed?: AnyPgColumn
}
export type FilterField = AnyPgColumn | Folded | SQL | ((text: string) => SQL | undefined)
/** The source of every field of a filter; a missing field does not compile. */
export type FilterFields<Filter extends object = Record<string, unknown>> = Readonly<
  Record<Exclude<keyof Filter, 'and' | 'or' | 'not'>, FilterField>
>

const MAX_VALUES = 100
const MAX_TEXT = 200

/** Makes `%`, `_` and `\` literal. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function storable(name: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.length > MAX_TEXT || /[\u0000\p{Surrogate}]/u.test(value)))
    throw badField(name, apiErrorTexts.BAD_USER_INPUT)
  return value
}

/** A field with its own condition supports `contains` only. */
function searched(name: string, operator: string, value: unknown): string {
  if (operator !== 'contains') throw badField(name, unknownFilterField(`${name}.${operator}`))
  if (typeof value !== 'string') throw badField(name, apiErrorTexts.BAD_USER_INPUT)
  storable(name, value)
  return value
}

/** Invalid ids match no row; PostgreSQL would fail on them. */
function isNoId(column: AnyPgColumn, value: unknown): boolean {
  return column.getSQLType() === 'uuid' && !(typeof value === 'string' && isUuid(value))
}

/** A derived value is one of a few values, or null. */
function derivedCondition(name: string, derived: SQL, operator: string, value: unknown): SQL | undefined {
  if (operator === 'eq') return value === null ? isNull(derived) : eq(derived, storable(name, value))
  if (operator === 'ne')
    return value === null ? isNotNull(derived) : or(ne(derived, storable(name, value)), isNull(derived))
  if (operator === 'in') return inArray(derived, listOf(name, value))
  throw badField(name, unknownFilterField(`${name}.${operator}`))
}

function listOf(name: string, value: unknown, length?: number): unknown[] {
  if (!Array.isArray(value) || value.length > MAX_VALUES || (length !== undefined && value.length !== length))
    throw badField(name, apiErrorTexts.BAD_USER_INPUT)
  return value.map((entry) => storable(name, entry))
}

function foldedCondition(
  name: string,
  { column, stored, fold, indexed }: Folded,
  operator: string,
  given: unknown,
): SQL | undefined {
  const value = typeof given === 'string' ? given.replace(UNSEEN_MARKS, '') : given
  if (operator === 'in')
    return condition(
      name,
      { own: column, stored },
      operator,
      listOf(name, value).map((each) => fold(String(each))),
    )
  if (typeof value !== 'string' || ['lt', 'le', 'gt', 'ge'].includes(operator))
    return condition(name, { own: column }, operator, value)
  storable(name, value)
  const folded = fold(value)
  if (indexed && operator === 'contains' && value !== '')
    return holdsOne(spellingsOf(searched(name, operator, value)), indexed, stored)
  const found = condition(name, { own: column, stored }, operator, folded)
  return indexed && (operator === 'eq' || operator === 'beginsWith')
    ? and(gramsFound(indexed, folded), found)
    : found
}

function condition(
  name: string,
  { own, stored = own }: { own: AnyPgColumn; stored?: AnyPgColumn | SQL },
  operator: string,
  value: unknown,
): SQL | undefined {
  // Types tell the two apart; comparisons do not.
  const column = stored as AnyPgColumn
  if (value === null) {
    if (operator === 'eq') return isNull(column)
    if (operator === 'ne') return isNotNull(column)
    throw badField(name, apiErrorTexts.BAD_USER_INPUT)
  }
  storable(name, value)
  switch (operator) {
    case 'eq':
      return isNoId(own, value) ? sql`false` : eq(column, value)
    // A row without a value differs too.
    case 'ne':
      if (isNoId(own, value)) return undefined
      return or(ne(column, value), isNull(column))
    case 'lt':
      return lt(column, value)
    case 'le':
      return lte(column, value)
    case 'gt':
      return gt(column, value)
    case 'ge':
      return gte(column, value)
    case 'between': {
      const [from, to] = listOf(name, value, 2)
      return between(column, from, to)
    }
    case 'in':
      return inArray(
        column,
        listOf(name, value).filter((entry) => !isNoId(own, entry)),
      )
    case 'contains':
      return like(column, `%${escapeLike(String(value))}%`)
    case 'notContains':
      return or(notLike(column, `%${escapeLike(String(value))}%`), isNull(column))
    case 'beginsWith':
      return like(column, `${escapeLike(String(value))}%`)
    default:
      throw badField(name, unknownFilterField(`${name}.${operator}`))
  }
}

/**
 * The WHERE of a filter as in AppSync: per field `eq ne lt le gt ge between contains notContains beginsWith
 * in`, and `and`, `or`, `not`. `eq: null` means "has no value".
 * @throws AppError BAD_USER_INPUT for unknown fields and operators, and for too many conditions
 */
export function filterSql(filter: object | null | undefined, fields: FilterFields): SQL | undefined {
  if (!filter) return undefined
  requireModestFilters([filter])
  return conditionsOf(filter, fields)
}

function conditionsOf(filter: object, fields: FilterFields): SQL | undefined {
  const parts = Object.entries(filter).flatMap(([name, value]): (SQL | undefined)[] => {
    if (value === null || value === undefined) return []
    if (name === 'and' || name === 'or') {
      const inner = (Array.isArray(value) ? value : [value]).map((entry: object) =>
        conditionsOf(entry, fields),
      )
      return [name === 'and' ? and(...inner) : or(...inner)]
    }
    if (name === 'not') {
      const inner = conditionsOf(value, fields)
      // "not" also matches a row without a value; SQL's NOT would drop it.
      return inner ? [sql`(${inner}) is not true`] : []
    }
    const field = fields[name]
    if (!field) throw badField(name, unknownFilterField(name))
    return Object.entries(value as object).map(([operator, operand]) => {
      if (typeof field === 'function') return field(searched(name, operator, operand))
      if ('fold' in field) return foldedCondition(name, field, operator, operand)
      return is(field, SQL)
        ? derivedCondition(name, field, operator, operand)
        : condition(name, { own: field }, operator, operand)
    })
  })
  return and(...parts)
}
