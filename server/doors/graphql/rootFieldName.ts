import { getOperationAST, Kind, type DocumentNode, type SelectionSetNode } from 'graphql'

/**
 * The field behind a name in the answer, which the caller may have chosen: `{ harmless: getUserById(…) { Id } }`
 * answers under `harmless` and is `getUserById`. Looks at the operation that ran.
 */
export function rootFieldName(
  document: DocumentNode,
  operationName: string | null | undefined,
  answerName: string,
): string {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  function find(selections: SelectionSetNode | undefined): string | undefined {
    for (const selection of selections?.selections ?? []) {
      if (selection.kind !== Kind.FIELD) {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : fragments.get(selection.name.value)?.selectionSet
        const found = find(inner)
        if (found) return found
      } else if ((selection.alias ?? selection.name).value === answerName) return selection.name.value
    }
    return undefined
  }
  return find(getOperationAST(document, operationName)?.selectionSet) ?? answerName
}

/** The fields of the operation that ran, those of fragments included. */
export function rootFieldNames(document: DocumentNode, operationName: string | null | undefined): string[] {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const all = (selections: SelectionSetNode | undefined): string[] =>
    (selections?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value]
      return all(
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value)?.selectionSet,
      )
    })
  return [...new Set(all(getOperationAST(document, operationName)?.selectionSet))]
}

export function firstRootField(document: DocumentNode, operationName: string | null | undefined): string {
  const selections = getOperationAST(document, operationName)?.selectionSet.selections ?? []
  const first = selections.find((selection) => selection.kind === Kind.FIELD)
  return first ? first.name.value : 'fragment'
}

/** The only field of an operation; null for several fields and for fragments. */
export function onlyRootField(
  document: DocumentNode,
  operationName: string | null | undefined,
): string | null {
  const [selection, ...more] = getOperationAST(document, operationName)?.selectionSet.selections ?? []
  return selection?.kind === Kind.FIELD && more.length === 0 ? selection.name.value : null
}
