import { GraphQLError, GraphQLScalarType } from 'graphql'
import { isRealDate } from '../../shared/dates'

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/

const EARLIEST = new Date('1900-01-01T00:00:00Z')
const LATEST = new Date('9999-01-01T00:00:00Z')

function parseInstant(value: unknown): Date {
  if (typeof value !== 'string' || !RFC_3339.test(value) || !isRealDate(value.slice(0, 10)))
    throw new GraphQLError('DateTime must be an RFC 3339 instant')
  const instant = new Date(value)
  // Also false for an invalid one. PostgreSQL reads no year of five digits, and no event of this product lies outside.
  if (!(instant >= EARLIEST && instant < LATEST))
    throw new GraphQLError('DateTime must be an RFC 3339 instant')
  return instant
}

function parseDate(value: unknown): string {
  // PostgreSQL holds more, but no date of this product lies outside.
  if (typeof value !== 'string' || !isRealDate(value) || value < '1900-01-01')
    throw new GraphQLError('Date must be a calendar date, YYYY-MM-DD')
  return value
}

const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => {
    if (!(value instanceof Date)) throw new TypeError('DateTime is made from a Date')
    return value.toISOString()
  },
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant('value' in node ? node.value : undefined),
})

const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: (value) => {
    if (typeof value !== 'string') throw new TypeError('Date is made from a string')
    return value
  },
  parseValue: parseDate,
  parseLiteral: (node) => parseDate('value' in node ? node.value : undefined),
})

const MAX_JSON_DEPTH = 6
const LONE_SURROGATE = /\p{Surrogate}/u

/** PostgreSQL's jsonb holds neither NUL nor half a surrogate pair, in values or in names. */
function requireStorable(value: unknown, depth = 0): void {
  if (depth > MAX_JSON_DEPTH) throw new GraphQLError('JSON is nested too deeply')
  if (typeof value === 'string' && (value.includes('\u0000') || LONE_SURROGATE.test(value)))
    throw new GraphQLError('JSON holds text that cannot be stored')
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new GraphQLError('JSON holds no such number')
  if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) {
      requireStorable(key, depth + 1)
      requireStorable(entry, depth + 1)
    }
}

const JSONScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: (value) => {
    requireStorable(value)
    return value
  },
  parseLiteral: () => {
    throw new GraphQLError('JSON is passed as a variable')
  },
})

export const scalars = { DateTime, Date: DateScalar, JSON: JSONScalar }
