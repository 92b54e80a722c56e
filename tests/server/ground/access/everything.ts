import { getNamedType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** Every field, as deep as types do not come again; of those that `asks` names. */
export function everythingOf(
  type: GraphQLObjectType,
  above: readonly GraphQLObjectType[] = [],
  asks: (type: GraphQLObjectType, field: Field) => boolean = () => true,
): string {
  const path = [...above, type]
  const parts = Object.values(type.getFields())
    .filter((field) => asks(type, field))
    .map((field) => {
      const inner = getNamedType(field.type)
      if (!isObjectType(inner)) return field.name
      return `${field.name} ${path.includes(inner) ? '{ __typename }' : everythingOf(inner, path, asks)}`
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

/** To have asked is a look itself. */
const LOOKS = new Set(['NewLooks', 'Reads'])
export const withoutLooks = (answer: unknown) =>
  JSON.stringify(answer, (key, value: unknown) => (LOOKS.has(key) ? undefined : value))
