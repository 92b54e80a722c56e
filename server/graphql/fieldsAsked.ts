import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'
import { perObject } from '../../shared/perObject'

const placesIn = perObject((_nodes: readonly FieldNode[]) => new Map<string, ReadonlySet<string>>())

/**
 * The names of the fields that a document asks for at a place below a field: `fieldsAsked(info, 'items')`. What a condition
 * leaves out is among them. The same set each time a compiled document runs.
 */
export function fieldsAsked({ fieldNodes, fragments }: Document, ...path: string[]): ReadonlySet<string> {
  const places = placesIn(fieldNodes)
  const place = path.join('.')
  const found = places.get(place) ?? new Set(namesBelow(fieldNodes, fragments, path))
  places.set(place, found)
  return found
}

type Document = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

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

const fieldsIn = ({ selections }: SelectionSetNode, fragments: Document['fragments']): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
    return inner ? fieldsIn(inner.selectionSet, fragments) : []
  })
