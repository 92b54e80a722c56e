import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql'

/** Every field, as deep as types do not come again. */
export function everythingOf(type: GraphQLObjectType, above: readonly GraphQLObjectType[] = []): string {
  const path = [...above, type]
  const parts = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type)
    if (!isObjectType(inner)) return field.name
    return `${field.name} ${path.includes(inner) ? '{ __typename }' : everythingOf(inner, path)}`
  })
  return `{ ${parts.join(' ')} }`
}

/** Keeps each field that answered something. */
export function note(type: GraphQLObjectType, value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((one) => note(type, one, into))
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const field = type.getFields()[name]
    if (!field || inner === null || (Array.isArray(inner) && inner.length === 0)) continue
    into.add(`${type.name}.${name}`)
    const innerType = getNamedType(field.type)
    if (isObjectType(innerType)) note(innerType, inner, into)
  }
}
