import { buildSchema, getNamedType, isObjectType, type GraphQLObjectType } from 'graphql'
import { readVisibility } from '../../../../server/ground/access/contract'
import { contractText } from '../../../../server/generated/contract'
import { isReadClass } from '../../../../shared/rules/records/reads'

export const schema = buildSchema(contractText)
export const rules = readVisibility(schema)

/** An operation whose answer leads to a sensitive field, and the ways there: no type comes twice on one. */
type Way = { operation: string; path: string; field: string; isAnybodys: boolean }
export const ways = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).flatMap(({ name, type }): Way[] => {
    const answer = getNamedType(type)
    return isObjectType(answer) ? waysBelow(name, answer, [], false, name) : []
  }),
)

function waysBelow(
  operation: string,
  type: GraphQLObjectType,
  above: readonly GraphQLObjectType[],
  isKnown: boolean,
  path: string,
): Way[] {
  const types = [...above, type]
  const knows = isKnown || rules.get(type.name)?.personId != null
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    const data = rules.get(type.name)?.fields.get(field.name)?.data
    const leads = isObjectType(inner) && rules.get(inner.name)?.personId != null
    const way = { operation, path: `${path}.${field.name}`, field: `${type.name}.${field.name}` }
    return [
      ...(data && isReadClass(data) && !leads ? [{ ...way, isAnybodys: !knows }] : []),
      ...(isObjectType(inner) && !types.includes(inner)
        ? waysBelow(operation, inner, types, knows, way.path)
        : []),
    ]
  })
}
