import {
  getNamedType,
  isInputObjectType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql'

/** True when a value of the type can hold another of the same type: the lists' filters with `and`, `or`, `not`. */
function isRecursive(type: GraphQLInputObjectType, above: readonly GraphQLInputObjectType[] = []): boolean {
  if (above.includes(type)) return true
  return Object.values(type.getFields()).some((field) => {
    const inner = getNamedType(field.type)
    return isInputObjectType(inner) && isRecursive(inner, [...above, type])
  })
}

/**
 * False for documents with a variable of a recursive type: the compiler writes a reader of variables level by level
 * and would never come to an end.
 */
export function isCompilable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const variables = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  )
  return !variables.some((variable) => {
    let node = variable.type
    while (node.kind !== Kind.NAMED_TYPE) node = node.type
    const type = typeFromAST(schema, node)
    return isInputObjectType(type) && isRecursive(type)
  })
}
