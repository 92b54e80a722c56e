import type { GraphQLObjectType, GraphQLSchema } from 'graphql'
import { buildASTSchema, getDirectiveValues, getNamedType, isObjectType, parse } from 'graphql'
import { classReaders, emergencyClasses } from '../../../shared/rules/records/access/classes'
import { inOrder } from '../../../shared/rules/records/access/roles'
import type { DataClass, Role } from '../../../shared/generated/schema'
import { contractText } from '../../generated/contract'
import { AppError } from '../errors'
import type { Principal, Staff } from './context'

/**
 * The person of the record, staff by their duties, some of them in an emergency or with a record opened for a purpose.
 * Guests read nothing.
 */
export type Reader = 'Member' | Role | 'Emergency' | 'Opened'

type Node = Parameters<typeof getDirectiveValues>[1] | null | undefined

export type FieldRule = { to: ReadonlySet<Reader>; data: DataClass }
export type TypeRules = {
  isPerson: boolean
  /** The field with the id of the record's person, or null. */
  personId: string | null
  fields: ReadonlyMap<string, FieldRule>
}

export type Visibility = ReadonlyMap<string, TypeRules>

/** Parsed once for all; `npm run codegen` and tests have validated it, which takes longer than to build it. */
export const contractDocument = parse(contractText, { noLocation: true })
export const VALIDATED = { assumeValidSDL: true } as const

const contract = buildASTSchema(contractDocument, VALIDATED)
export const visibility = readVisibility(contract)

const NOBODY: ReadonlySet<Reader> = new Set()
const MEMBER: ReadonlySet<Reader> = new Set(['Member'])

/** A guest is no reader and reads nothing. */
function readersOf(principal: Principal): ReadonlySet<Reader> {
  if (principal.kind === 'guest') return NOBODY
  return principal.kind === 'user' ? MEMBER : principal.roles
}

export const isReader = (principal: Principal, { to }: Pick<FieldRule, 'to'>): boolean => {
  for (const reader of readersOf(principal)) if (to.has(reader)) return true
  return (isEmergency(principal) && to.has('Emergency')) || (hasOpened(principal) && to.has('Opened'))
}

const isEmergency = (principal: Principal) => principal.kind === 'staff' && principal.emergency === true
const hasOpened = (principal: Principal) => principal.kind === 'staff' && principal.opened === true

export const rolesOf = (staff: Staff): readonly Role[] => inOrder(staff.roles)

/** The duties that may read the field; in an emergency, or with an opened record, all duties of the reader. */
export function rolesToRead(staff: Staff, { to }: FieldRule): readonly Role[] {
  const reading = rolesOf(staff).filter((role) => to.has(role))
  return reading.length === 0 && (staff.emergency || staff.opened) ? rolesOf(staff) : reading
}

/** True if the schema lets the caller read the field; false for unknown fields. */
export function mayRead(principal: Principal, type: string, field: string): boolean {
  const rule = visibility.get(type)?.fields.get(field)
  return rule !== undefined && isReader(principal, rule)
}

/** Null for unknown fields. */
export const dataOf = (type: string, field: string): DataClass | null =>
  visibility.get(type)?.fields.get(field)?.data ?? null

/** True for a field of the contract that holds a day. */
export function isDay(type: string, field: string): boolean {
  const found = contract.getType(type)
  const declared = isObjectType(found) ? found.getFields()[field] : undefined
  return declared !== undefined && getNamedType(declared.type).name === 'Date'
}

/** Also true for columns that are not fields of the contract, such as combined columns. */
export const mayTake = (principal: Principal, type: string, column: string): boolean =>
  !visibility.get(type)?.fields.has(column) || mayRead(principal, type, column)

/** Makes once what is the same for all callers who read the same. */
export function perReaders<V>(make: (principal: Principal) => V): (principal: Principal) => V {
  const made = new Map<string, V>()
  return (principal) => {
    const key = [...readersOf(principal), hasOpened(principal), isEmergency(principal)].join()
    const known = made.get(key) ?? make(principal)
    made.set(key, known)
    return known
  }
}

/**
 * Staff may not sort by a field that they may not read, because the order reveals its values.
 * @throws AppError FORBIDDEN
 */
export function requireReadableOrder(principal: Principal, type: string, column: unknown): void {
  if (principal.kind === 'staff' && typeof column === 'string' && !mayTake(principal, type, column))
    throw new AppError('FORBIDDEN')
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
export function readVisibility(schema: GraphQLSchema): Visibility {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
  )
  return new Map(types.map((type) => [type.name, rulesOf(schema, type)]))
}

type Visible = { data: DataClass; member: boolean; also: Role[]; except: Role[] }

function readersOfField({ data, member, also, except }: Visible): ReadonlySet<Reader> {
  const duties = inOrder([...classReaders[data], ...also]).filter((role) => !except.includes(role))
  const person: Reader[] = member ? ['Member'] : []
  const emergency: Reader[] = emergencyClasses.includes(data) ? ['Emergency'] : []
  const opened: Reader[] = data === 'Eligibility' ? ['Opened'] : []
  return new Set([...person, ...duties, ...emergency, ...opened])
}

function rulesOf(schema: GraphQLSchema, type: GraphQLObjectType): TypeRules {
  const ruleOf = (node: Node): FieldRule | null => {
    const visible = valuesOf(schema, 'visible', node) as Visible | null
    return visible && { to: readersOfField(visible), data: visible.data }
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
  return { isPerson: person !== null, personId: person?.id ?? null, fields: new Map(fields) }
}
