import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType, isScalarType, type GraphQLSchema } from 'graphql'
import type { Resolvers } from '../generated/resolvers'
import { resolvers } from './resolvers'
import { scalars } from './scalars'

const contract = new URL('../../shared/schema.graphql', import.meta.url)

/** The contract with our resolvers on it. A resolver without a field, or the other way round, ends the start. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(contract, 'utf8'))
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
  return schema
}
