import type { GraphQLError, GraphQLSchema, SourceLocation } from 'graphql'
import { perObject } from '../../../shared/facts/perObject'

/** What a developer needs to find the mistake: words of the contract and the location, and nothing that was sent. */
export type Fault = { reason: string; locations?: readonly SourceLocation[]; at?: string }

const QUOTED = /"(?:[^"\\]|\\.)*"/g
/** After these words GraphQL repeats a value. */
const VALUE = /((?:, found|, but got:|cannot represent [^:]*:|got invalid value) ).*$/s
const SUGGESTION = / Did you mean .*$/s

/** Names in the contract; other quoted words came with the request. */
export const namesOf = perObject((schema: GraphQLSchema): ReadonlySet<string> => {
  const names = new Set(['query', 'variables', 'operationName', 'extensions'])
  for (const type of Object.values(schema.getTypeMap())) {
    names.add(type.name)
    if (!('getFields' in type)) continue
    for (const field of Object.values(type.getFields())) {
      names.add(field.name)
      if ('args' in field) for (const argument of field.args) names.add(argument.name)
    }
  }
  return names
})

/** A Fault for an error of GraphQL itself, whose message may quote what was sent. */
export function faultOf(error: GraphQLError, names: ReadonlySet<string>): Fault {
  const { at, reason = error.message } = error.extensions ?? {}
  const words = String(reason)
    .replace(SUGGESTION, '')
    .replace(VALUE, '$1…')
    .replace(QUOTED, (quoted) => {
      const parts = quoted.slice(1, -1).match(/\w+/g) ?? []
      return parts.length > 0 && parts.every((part) => names.has(part)) ? quoted : '"…"'
    })
  return {
    reason: words,
    ...(error.locations ? { locations: error.locations } : {}),
    ...(typeof at === 'string' ? { at } : {}),
  }
}
