import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getDirectiveValues,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import type { DataClass, Reader } from '../../shared/generated/schema'
import type { Principal } from './context'

type Node = Parameters<typeof getDirectiveValues>[1] | null | undefined

/** Who may read a field, and its class of data. */
export type FieldRule = { to: ReadonlySet<Reader>; data: DataClass }
export type TypeRules = {
  /** The field with the id of the record's person, or null. */
  personId: string | null
  fields: ReadonlyMap<string, FieldRule>
}

export const contractText = readFileSync(new URL('../../shared/schema.graphql', import.meta.url), 'utf8')
const contract = buildSchema(contractText)
const visibility = readVisibility(contract)

/** Null for a guest, who may read nothing. */
export function readerOf(principal: Principal): Reader | null {
  if (principal.kind === 'guest') return null
  return principal.kind === 'user' ? 'Member' : principal.role
}

/** True if the schema lets the caller read the field; false for unknown fields. */
export function mayRead(principal: Principal, type: string, field: string): boolean {
  const reader = readerOf(principal)
  return reader !== null && visibility.get(type)?.fields.get(field)?.to.has(reader) === true
}

/** True if the activity log keeps the operation's refusals (`@logRefusals`). */
export function logsRefusals(operation: string): boolean {
  const field = contract.getMutationType()?.getFields()[operation]
  return valuesOf(contract, 'logRefusals', field?.astNode) !== null
}

function valuesOf(schema: GraphQLSchema, name: string, node: Node): Record<string, unknown> | null {
  const directive = schema.getDirective(name)
  return (directive && node && getDirectiveValues(directive, node)) ?? null
}

/**
 * Reads `@visible` and `@person` of each type except the roots, whose operations check access themselves.
 * @throws Error for a field without `@visible`
 */
export function readVisibility(schema: GraphQLSchema): ReadonlyMap<string, TypeRules> {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
  )
  return new Map(types.map((type) => [type.name, rulesOf(schema, type)]))
}

function rulesOf(schema: GraphQLSchema, type: GraphQLObjectType): TypeRules {
  const ruleOf = (node: Node): FieldRule | null => {
    const visible = valuesOf(schema, 'visible', node) as { to: Reader[]; data: DataClass } | null
    return visible && { to: new Set(visible.to), data: visible.data }
  }
  const person = valuesOf(schema, 'person', type.astNode) as { id?: string } | null
  const ofAll = ruleOf(type.astNode)
  if (person && ofAll)
    throw new Error(`${type.name} is about a person: each field says for itself who reads it`)
  if (person?.id !== undefined && !(person.id in type.getFields()))
    throw new Error(`${type.name} has no field ${person.id}`)
  const fields = Object.values(type.getFields()).map((field): [string, FieldRule] => {
    const rule = ruleOf(field.astNode) ?? ofAll
    if (!rule) throw new Error(`${type.name}.${field.name} does not say who reads it: @visible is missing`)
    return [field.name, rule]
  })
  return { personId: person?.id ?? null, fields: new Map(fields) }
}
