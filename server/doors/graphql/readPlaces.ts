import { getNamedType, isObjectType, Kind, type GraphQLResolveInfo } from 'graphql'
import type { Role } from '../../../shared/generated/schema'
import { isReadClass, type ReadClass } from '../../../shared/rules/records/reads'
import type { Staff } from '../../ground/access/context'
import { isReader, rolesOf, rolesToRead, type Visibility } from '../../ground/access/contract'
import type { ReadPlace } from '../../ground/access/notedReads'
import { perAsking } from './fieldsAsked'
import { conditionsBelow, fieldsBelow } from './fieldsBelow'
import { rootFieldName } from './rootFieldName'

const knownConditions = perAsking(conditionsBelow)
const placesOf = perAsking(() => new Map<string, ReadPlace | null>())

/**
 * What a place shows to staff; null if none of it is recorded. Computed once per place, set of roles and conditions.
 */
export function readPlaceOf(rules: Visibility, info: GraphQLResolveInfo, staff: Staff): ReadPlace | null {
  const places = placesOf(info)
  const conditions = knownConditions(info).map((name) => info.variableValues[name] === true)
  const key = `${rolesOf(staff).join()} ${staff.emergency === true} ${staff.opened === true} ${conditions.join()}`
  const found = places.get(key)
  if (found !== undefined) return found
  const made = makePlace(rules, info, staff)
  places.set(key, made)
  return made
}

/** Stops at records that have their own person. */
function makePlace(rules: Visibility, info: GraphQLResolveInfo, staff: Staff): ReadPlace | null {
  const type = getNamedType(info.returnType)
  if (!isObjectType(type)) return null
  const fields = new Map<ReadClass, Set<string>>()
  const roles = new Map<ReadClass, readonly Role[]>()
  const asked = fieldsBelow(rules, type, info, {
    enters: ({ rule }) => rule !== null && isReader(staff, rule),
    goesOn: (inner) => inner?.personId == null,
  })
  for (const { of, name, rule } of asked) {
    if (!rule || !isReadClass(rule.data)) continue
    const names = fields.get(rule.data) ?? new Set()
    fields.set(rule.data, names.add(`${of.name}.${name}`))
    if (!roles.has(rule.data)) roles.set(rule.data, rolesToRead(staff, rule))
  }
  return fields.size > 0 ? { operation: rootOf(info), fields, roles } : null
}

function rootOf({ operation, fragments, path }: GraphQLResolveInfo): string {
  let root = path
  while (root.prev) root = root.prev
  const document = { kind: Kind.DOCUMENT, definitions: [operation, ...Object.values(fragments)] } as const
  return rootFieldName(document, operation.name?.value, String(root.key))
}
