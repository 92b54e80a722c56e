import type { FieldNode, GraphQLResolveInfo, SelectionNode, SelectionSetNode } from 'graphql'
import { Kind } from 'graphql'

type Document = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/** Computes a value for a place where a document asks for a field: once per compilation. */
export function perAsking<T>(make: (info: Document) => T): (info: Document) => T {
  const made = new WeakMap<readonly FieldNode[], { value: T }>()
  return ({ fieldNodes, fragments }) => {
    const known = made.get(fieldNodes) ?? { value: make({ fieldNodes, fragments }) }
    made.set(fieldNodes, known)
    return known.value
  }
}

const placesIn = perAsking(() => new Map<string, ReadonlySet<string>>())

/**
 * The fields that a document requests below a field: `fieldsAsked(info, 'items')`. Includes those that a condition
 * leaves out. The same set each time a compiled document runs.
 */
export function fieldsAsked(info: Document, ...path: string[]): ReadonlySet<string> {
  const places = placesIn(info)
  const place = path.join('.')
  const found = places.get(place) ?? new Set(namesBelow(info.fieldNodes, info.fragments, path))
  places.set(place, found)
  return found
}

function namesBelow(nodes: readonly FieldNode[], fragments: Document['fragments'], path: string[]): string[] {
  const [first, ...rest] = path
  const below = nodes.flatMap(({ selectionSet }) => (selectionSet ? fieldsIn(selectionSet, fragments) : []))
  if (first === undefined) return below.map(({ name }) => name.value)
  return namesBelow(
    below.filter(({ name }) => name.value === first),
    fragments,
    rest,
  )
}

export const fieldsIn = (
  { selections }: SelectionSetNode,
  fragments: Document['fragments'],
  isAsked: (selection: SelectionNode) => boolean = () => true,
): FieldNode[] =>
  selections.filter(isAsked).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
    return inner ? fieldsIn(inner.selectionSet, fragments, isAsked) : []
  })
