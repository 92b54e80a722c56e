import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { isStaffOperation, mayCall } from '../../../shared/rules/records/access/operations'
import { allRoles } from '../../../shared/rules/records/access/roles'
import type { Role } from '../../../shared/generated/schema'
import { asksPurpose, isPersonOperation } from '../../../shared/rules/records/reads'
import type { Visibility } from '../../ground/access/contract'

export const PURPOSE_WORDS = 'PURPOSE_REQUIRED (health of a person is selected without X-Purpose)'
export const EMERGENCY_WORDS = 'REAUTHENTICATION_REQUIRED, RATE_LIMITED (X-Purpose: emergency)'

/** Adds to each operation the errors that it answers not by itself but for the health that is selected below it. */
export function describePurpose(schema: GraphQLSchema, rules: Visibility): void {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  const showing = allRoles.map((role) => [role, typesThatShowHealth(types, rules, role)] as const)
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { name } = field
      const asks = showing.some(
        ([role, shown]) =>
          isStaffOperation(name) && mayCall([role], name) && shown.has(getNamedType(field.type).name),
      )
      if (!asks) continue
      const words = isPersonOperation(name) ? `${PURPOSE_WORDS}, ${EMERGENCY_WORDS}` : PURPOSE_WORDS
      field.description = `${field.description ?? ''}\n\nFor what is below it: ${words}.`
    }
}

/** The types by which somebody with that duty reaches a field that asks for a purpose. */
function typesThatShowHealth(
  types: readonly GraphQLObjectType[],
  rules: Visibility,
  role: Role,
): ReadonlySet<string> {
  const found = new Set<string>()
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const type of types) {
      const { isPerson = false, fields } = rules.get(type.name) ?? {}
      const shows = Object.values(type.getFields()).some(({ name, type: inner }) => {
        const rule = fields?.get(name)
        if (!rule?.to.has(role)) return false
        return (isPerson && asksPurpose(rule.data)) || found.has(getNamedType(inner).name)
      })
      if (shows) found.add(type.name)
    }
  }
  return found
}
