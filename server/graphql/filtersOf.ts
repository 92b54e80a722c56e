import {
  getArgumentValues,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

type Values = Readonly<Record<string, unknown>>

/** The conditions that an operation asks of lists, with the variables in their places. Only root fields take some. */
export function filtersOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode | null | undefined,
  variables: Values,
): unknown[] {
  const type = operation && schema.getRootType(operation.operation)
  if (!type) return []
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const filterOf = (node: FieldNode): unknown => {
    const field = type.getFields()[node.name.value]
    const filter = field?.args.some(({ name }) => name === 'filter')
    return field && filter ? getArgumentValues(field, node, variables).filter : undefined
  }
  const inside = ({ selections }: SelectionSetNode): unknown[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [filterOf(selection)]
      if (selection.kind === Kind.INLINE_FRAGMENT) return inside(selection.selectionSet)
      const fragment = fragments.get(selection.name.value)
      return fragment ? inside(fragment.selectionSet) : []
    })
  return inside(operation.selectionSet)
}
