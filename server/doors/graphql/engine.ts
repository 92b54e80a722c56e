import {
  execute as interpret,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type ValueNode,
  valueFromASTUntyped,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  coerceInputValue,
  isInputType,
  typeFromAST,
  type NamedTypeNode,
  type VariableDefinitionNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { perObject } from '../../../shared/facts/perObject'
import { visibility } from '../../ground/access/contract'
import { requireModestFilters } from '../../ground/db/filterCost'
import { AppError } from '../../ground/errors'
import { createCompiler, type Compiled } from './compile'
import type { GraphQLContext } from './context'
import { limitsRule, MAX_TOKENS } from './limits'
import { createPurposeCheck } from './purposeAsked'

type Known = {
  document: DocumentNode
  errors: readonly GraphQLError[] | null
  uses: number
  compiled: Map<string, Compiled>
}

/** Our clients use some thirty documents; the rest bounds what hostile ones may fill. */
const KNOWN_DOCUMENTS = 200
const CACHED_SOURCE_LENGTH = 10_000

/**
 * Parses, validates and runs documents. Known ones are parsed once and compiled on their second use, so that documents
 * sent once cannot fill the memory with compiled code.
 * @param options.developer allows introspection, and locations in errors
 */
export function createEngine(schema: GraphQLSchema, options: { developer: boolean }) {
  const bySource = new LRUCache<string, Known>({ max: KNOWN_DOCUMENTS })
  const byDocument = new WeakMap<DocumentNode, Known>()
  const compile = createCompiler(schema)
  const requirePurposeOf = createPurposeCheck(schema, visibility)
  const rules = [
    limitsRule,
    ...specifiedRules,
    ...(options.developer ? [] : [NoSchemaIntrospectionCustomRule]),
  ]

  function parseCached(source: string): DocumentNode {
    const known = bySource.get(source)
    if (known) return known.document
    const document = parse(source, { maxTokens: MAX_TOKENS, noLocation: !options.developer })
    const entry: Known = { document, errors: null, uses: 0, compiled: new Map() }
    byDocument.set(document, entry)
    if (source.length <= CACHED_SOURCE_LENGTH) bySource.set(source, entry)
    return document
  }

  function validateCached(document: DocumentNode): readonly GraphQLError[] {
    const known = byDocument.get(document)
    if (!known) return validate(schema, document, rules)
    known.errors ??= validateInOrder(document)
    return known.errors
  }

  // The limits come first and alone: other rules are slow on the very documents that the limits refuse.
  function validateInOrder(document: DocumentNode): readonly GraphQLError[] {
    const refused = validate(schema, document, [limitsRule])
    return refused.length > 0 ? refused : validate(schema, document, rules.slice(1), { maxErrors: 5 })
  }

  /** The variables' values, or why some are invalid. */
  function readVariables({ document, operationName, variableValues }: ExecutionArgs): ReadVariables {
    const operation = getOperationAST(document, operationName)
    const definitions = operation?.variableDefinitions ?? []
    const read = getVariableValues(schema, definitions, variableValues ?? {}, { maxErrors: 5 })
    if (!read.errors) {
      const filters = operation ? filtersOf(document, operation) : []
      const errors = refusedFilters(filters.map((node) => valueFromASTUntyped(node, read.coerced)))
      return errors.length > 0 ? { errors } : read
    }
    const fault = firstFault(schema, definitions, variableValues ?? {})
    return {
      errors: read.errors.map(
        (error) => new GraphQLError(error.message, { nodes: error.nodes, extensions: { ...fault } }),
      ),
    }
  }

  function refusedFilters(filters: readonly unknown[]): readonly GraphQLError[] {
    try {
      requireModestFilters(filters)
      return []
    } catch (error) {
      return [refusalOf(error)]
    }
  }

  function readerOf({ document, operationName, contextValue }: ExecutionArgs, values: Values): unknown {
    const operation = getOperationAST(document, operationName)
    const context = contextValue as GraphQLContext | undefined
    try {
      return operation && context ? requirePurposeOf(context, document, operation, values) : context
    } catch (error) {
      return refusalOf(error)
    }
  }

  async function run(args: ExecutionArgs): Promise<ExecutionResult> {
    const { document, rootValue } = args
    const variables = readVariables(args)
    if (variables.errors) return { errors: variables.errors }
    const contextValue = readerOf(args, variables.coerced)
    if (contextValue instanceof GraphQLError) return { errors: [contextValue] }
    const known = byDocument.get(document)
    if (!known || ++known.uses < 2) return interpret({ ...args, contextValue })
    const operation = args.operationName ?? ''
    const compiled = known.compiled.get(operation) ?? compile(document, args.operationName ?? undefined)
    if (typeof compiled !== 'function') return compiled
    known.compiled.set(operation, compiled)
    return compiled(rootValue, contextValue, variables.coerced)
  }

  return { parse: parseCached, validate: validateCached, execute: run }
}

const forDevelopers = perObject((schema: GraphQLSchema) => createEngine(schema, { developer: true }))
const forOthers = perObject((schema: GraphQLSchema) => createEngine(schema, { developer: false }))

/** The engine of a schema, one for all servers of this process: what a document compiles to holds nothing of them. */
export const engineOf = (schema: GraphQLSchema, { developer }: { developer: boolean }) =>
  (developer ? forDevelopers : forOthers)(schema)

export function refusalOf(error: unknown): GraphQLError {
  if (!(error instanceof AppError)) throw error
  return new GraphQLError(error.message, { originalError: error })
}

type Values = Readonly<Record<string, unknown>>
type ReadVariables = { errors: readonly GraphQLError[] } | { errors?: undefined; coerced: Values }

const knownFilters = new WeakMap<OperationDefinitionNode, ValueNode[]>()

/** The filters of an operation's lists, as variables or literals. Only root fields take filters. */
function filtersOf(document: DocumentNode, operation: OperationDefinitionNode): ValueNode[] {
  const filters = knownFilters.get(operation) ?? filtersIn(document, operation)
  knownFilters.set(operation, filters)
  return filters
}

function filtersIn(document: DocumentNode, operation: OperationDefinitionNode): ValueNode[] {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const inside = ({ selections }: SelectionSetNode): ValueNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD)
        return (selection.arguments ?? [])
          .filter(({ name }) => name.value === 'filter')
          .map(({ value }) => value)
      if (selection.kind === Kind.INLINE_FRAGMENT) return inside(selection.selectionSet)
      const fragment = fragments.get(selection.name.value)
      return fragment ? inside(fragment.selectionSet) : []
    })
  return inside(operation.selectionSet)
}

/** The first invalid value: its path (`input.Birthday`), and GraphQL's reason. */
function firstFault(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  values: Readonly<Record<string, unknown>>,
): { at: string; reason: string } | undefined {
  let fault: { at: string; reason: string } | undefined
  for (const { variable, type: node } of definitions) {
    const name = variable.name.value
    // This overload accepts every node; the result is checked.
    const type = typeFromAST(schema, node as NamedTypeNode)
    if (fault || !isInputType(type) || values[name] === undefined) continue
    coerceInputValue(values[name], type, (path, _value, error) => {
      fault ??= { at: [name, ...path].join('.'), reason: error.message }
    })
  }
  return fault
}
