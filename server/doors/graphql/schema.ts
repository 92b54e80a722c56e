import {
  buildASTSchema,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLSchema,
  GraphQLError,
  GraphQLScalarType,
  Kind,
  visit,
} from 'graphql'
import type { Resolvers } from '../../generated/resolvers'
import { contractDocument, VALIDATED, visibility } from '../../ground/access/contract'
import { describePurpose } from './describePurpose'
import { guardFields } from './guardFields'
import { resolvers } from './resolvers'
import { isRealDate } from '../../../shared/facts/dates'

/**
 * The contract with our resolvers, each field guarded by its visibility. A resolver without a field, or the other way
 * round, stops the start.
 * @param options.opaqueInputs makes every input object a scalar, for the compiler
 */
function createSchema({ opaqueInputs }: { opaqueInputs: boolean }): GraphQLSchema {
  const schema = buildASTSchema(
    opaqueInputs
      ? visit(contractDocument, {
          InputObjectTypeDefinition: ({ name }) => ({ kind: Kind.SCALAR_TYPE_DEFINITION, name }),
        })
      : contractDocument,
    VALIDATED,
  )
  for (const [name, scalar] of Object.entries(scalars)) {
    const type = schema.getType(name)
    if (!isScalarType(type)) throw new Error(`Scalar ${name} is not in the contract`)
    type.serialize = scalar.serialize
    type.parseValue = scalar.parseValue
    type.parseLiteral = scalar.parseLiteral
  }
  for (const [typeName, fields] of Object.entries(resolvers satisfies Resolvers)) {
    const type = schema.getType(typeName)
    if (!isObjectType(type)) throw new Error(`Type ${typeName} is not in the contract`)
    for (const [fieldName, resolve] of Object.entries(fields)) {
      const field = type.getFields()[fieldName]
      if (!field) throw new Error(`Field ${typeName}.${fieldName} is not in the contract`)
      field.resolve = resolve
    }
  }
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {}))
      if (!field.resolve) throw new Error(`Operation ${field.name} has no resolver`)
  guardFields(schema, visibility)
  return schema
}

let schema: GraphQLSchema | null = null
let opaque: GraphQLSchema | null = null

/** The API's schema, made at its first use and never changed. */
export function apiSchema(): GraphQLSchema {
  if (schema) return schema
  schema = createSchema({ opaqueInputs: false })
  describePurpose(schema, visibility)
  return schema
}

/** The same with every input object as a scalar that accepts any value, for the compiler. */
export function opaqueSchema(): GraphQLSchema {
  if (opaque) return opaque
  opaque = createSchema({ opaqueInputs: true })
  for (const type of Object.values(opaque.getTypeMap()))
    if (isScalarType(type) && !isSpecifiedScalarType(type)) type.parseValue = (value) => value
  return opaque
}

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/

const EARLIEST = new Date('1900-01-01T00:00:00Z')
const LATEST = new Date('9999-01-01T00:00:00Z')

function parseInstant(value: unknown): Date {
  if (typeof value !== 'string' || !RFC_3339.test(value) || !isRealDate(value.slice(0, 10)))
    throw new GraphQLError('DateTime must be an RFC 3339 instant')
  const instant = new Date(value)
  // False for an invalid date. PostgreSQL reads no five-digit years, and no event of this product is outside.
  if (!(instant >= EARLIEST && instant < LATEST))
    throw new GraphQLError('DateTime must be an RFC 3339 instant')
  return instant
}

function parseDate(value: unknown): string {
  // PostgreSQL supports more, but no date of this product is outside.
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

/** The content of the criteria needs this depth, for the period of a rule. */
const MAX_JSON_DEPTH = 8
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

const scalars = { DateTime, Date: DateScalar, JSON: JSONScalar }
