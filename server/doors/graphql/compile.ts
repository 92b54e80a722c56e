import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import {
  getNamedType,
  isInputObjectType,
  Kind,
  parseType,
  TypeInfo,
  valueFromAST,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql'
import { opaqueSchema } from './schema'

type Values = Readonly<Record<string, unknown>>
export type Compiled = (
  root: unknown,
  context: unknown,
  variables: Values,
) => ReturnType<CompiledQuery['query']>

/**
 * A compiler of documents for this schema. It treats every input object as one opaque value: it would generate endless
 * readers for recursive filters, and the engine has already coerced the variables.
 */
export function createCompiler(schema: GraphQLSchema) {
  const opaque = opaqueSchema()

  return function compile(document: DocumentNode, operation?: string): Compiled | ExecutionResult {
    const { plain, literals } = withoutLiterals(schema, document)
    const result = compileQuery(opaque, plain, operation)
    if (!isCompiledQuery(result)) return result
    return (root, context, variables) =>
      result.query(root, context, { ...variables, ...valuesOf(literals, variables) })
  }
}

type Literal = { variable: string; type: GraphQLInputType; node: ValueNode }

/** Replaces input objects in the document by variables, with the values from `valuesOf`. */
function withoutLiterals(schema: GraphQLSchema, document: DocumentNode) {
  const literals: Literal[] = []
  const names = variableNames(document)
  const types = new TypeInfo(schema)
  const replaced = visit(
    document,
    visitWithTypeInfo(types, {
      Argument: ({ value, ...argument }) => {
        const type = types.getInputType()
        if (value.kind === Kind.VARIABLE || !type || !isInputObjectType(getNamedType(type))) return undefined
        const name = { kind: Kind.NAME, value: `literal${literals.length}` } as {
          kind: Kind.NAME
          value: string
        }
        while (names.has(name.value)) name.value += '_'
        literals.push({ variable: name.value, type, node: value })
        return { ...argument, value: { kind: Kind.VARIABLE, name } }
      },
    }),
  )
  const definitions = literals.map(({ variable, type }) => ({
    kind: Kind.VARIABLE_DEFINITION,
    variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: variable } },
    type: parseType(String(type)),
  }))
  const plain = visit(replaced, {
    OperationDefinition: (node) => ({
      ...node,
      variableDefinitions: [...(node.variableDefinitions ?? []), ...definitions],
    }),
  })
  return { plain, literals }
}

const valuesOf = (literals: readonly Literal[], variables: Values): Values =>
  Object.fromEntries(
    literals.map(({ variable, type, node }) => [variable, valueFromAST(node, type, variables)]),
  )

function variableNames(document: DocumentNode): Set<string> {
  const names = new Set<string>()
  visit(document, { Variable: ({ name }) => void names.add(name.value) })
  return names
}
