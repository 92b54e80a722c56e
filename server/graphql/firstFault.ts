import {
  coerceInputValue,
  isInputType,
  typeFromAST,
  type GraphQLSchema,
  type NamedTypeNode,
  type VariableDefinitionNode,
} from 'graphql'

/** The first value that the contract does not take: where it stands (`input.Birthday`), and GraphQL's reason. */
export function firstFault(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  values: Readonly<Record<string, unknown>>,
): { at: string; reason: string } | undefined {
  let fault: { at: string; reason: string } | undefined
  for (const { variable, type: node } of definitions) {
    const name = variable.name.value
    // Of the overloads this one takes every node; what comes back is looked at.
    const type = typeFromAST(schema, node as NamedTypeNode)
    if (fault || !isInputType(type) || values[name] === undefined) continue
    coerceInputValue(values[name], type, (path, _value, error) => {
      fault ??= { at: [name, ...path].join('.'), reason: error.message }
    })
  }
  return fault
}
