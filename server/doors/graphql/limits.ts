import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/** The longest real query of our own clients, and two more. */
export const MAX_TOKENS = 1000
const MAX_DEPTH = 8
/** Fragments in fragments; also ends cycles. */
const MAX_NESTED_FRAGMENTS = 8
const MAX_ALIASES = 15
const MAX_ROOT_FIELDS = 5
const MAX_DIRECTIVES = 20
const MAX_COST = 5000
/** Assumed page size of a list if it is a variable: the API's maximum. */
const LARGEST_PAGE = 100

type Totals = { rootFields: number; aliases: number; directives: number; cost: number }

function pageSize(field: FieldNode): number {
  const value = field.arguments?.find((argument) => argument.name.value === 'limit')?.value
  if (!value) return 1
  return value.kind === Kind.INT ? Math.max(1, Number(value.value)) : LARGEST_PAGE
}

type Place = { depth: number; weight: number; nesting: number }
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

function measure(selections: SelectionSetNode, fragments: Fragments, totals: Totals, at: Place): void {
  const { depth, weight, nesting } = at
  if (depth > MAX_DEPTH || nesting > MAX_NESTED_FRAGMENTS)
    throw new GraphQLError('Query is nested too deeply')
  for (const selection of selections.selections) {
    totals.directives += selection.directives?.length ?? 0
    totals.cost += weight
    if (totals.cost > MAX_COST) throw new GraphQLError('Query costs too much')
    if (selection.kind === Kind.FIELD) {
      if (depth === 1) totals.rootFields++
      if (selection.alias) totals.aliases++
      // Introspection by tools nests deeply; where it is off another rule refuses it.
      if (selection.name.value === '__schema' || selection.name.value === '__type') continue
      if (selection.selectionSet)
        measure(selection.selectionSet, fragments, totals, {
          depth: depth + 1,
          weight: weight * pageSize(selection),
          nesting,
        })
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      measure(selection.selectionSet, fragments, totals, { ...at, nesting: nesting + 1 })
    } else {
      const fragment = fragments.get(selection.name.value)
      if (fragment) measure(fragment.selectionSet, fragments, totals, { ...at, nesting: nesting + 1 })
    }
  }
}

/** Refuses too large documents before anything runs. Fragment cycles end at the depth bound. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const fragments = new Map<string, FragmentDefinitionNode>()
      for (const definition of document.definitions)
        if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
      try {
        for (const definition of document.definitions) {
          if (definition.kind !== Kind.OPERATION_DEFINITION) continue
          const totals: Totals = {
            rootFields: 0,
            aliases: 0,
            directives: definition.directives?.length ?? 0,
            cost: 0,
          }
          measure(definition.selectionSet, fragments, totals, { depth: 1, weight: 1, nesting: 0 })
          if (totals.rootFields > MAX_ROOT_FIELDS) throw new GraphQLError('Query has too many root fields')
          if (totals.aliases > MAX_ALIASES) throw new GraphQLError('Query has too many aliases')
          if (totals.directives > MAX_DIRECTIVES) throw new GraphQLError('Query has too many directives')
        }
      } catch (error) {
        if (error instanceof GraphQLError) context.reportError(error)
        else throw error
        return false
      }
    },
  }
}
