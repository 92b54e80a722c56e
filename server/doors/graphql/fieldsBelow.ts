import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isObjectType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { FieldRule, TypeRules, Visibility } from '../../ground/access/contract'
import { fieldsIn } from './fieldsAsked'

export type AskingPlace = {
  fieldNodes: readonly { selectionSet?: SelectionSetNode }[]
  fragments: Readonly<Record<string, FragmentDefinitionNode>>
}
export type Values = Readonly<Record<string, unknown>>

/** A requested field; fields of an operation have no rule. */
export type Asked = { of: GraphQLObjectType; name: string; rule: FieldRule | null }

/**
 * The fields that a document requests below a place, except those that a condition leaves out or `enters` refuses.
 * @param options.goesOn whether to look below a type too
 */
export function fieldsBelow(
  rules: Visibility,
  type: GraphQLObjectType,
  { fieldNodes, fragments, variableValues }: AskingPlace & { variableValues: Values },
  options: { enters: (asked: Asked) => boolean; goesOn: (inner: TypeRules | undefined) => boolean },
): Asked[] {
  const isAsked = (node: SelectionNode) =>
    !node.directives?.length ||
    (getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false)
  const below = (of: GraphQLObjectType, asking: AskingPlace['fieldNodes']): Asked[] =>
    asking
      .flatMap(({ selectionSet }) => (selectionSet ? fieldsIn(selectionSet, fragments, isAsked) : []))
      .flatMap((node) => {
        const field = of.getFields()[node.name.value]
        if (!field) return []
        const asked = { of, name: field.name, rule: rules.get(of.name)?.fields.get(field.name) ?? null }
        if (!options.enters(asked)) return []
        const inner = getNamedType(field.type)
        const goesOn = isObjectType(inner) && options.goesOn(rules.get(inner.name))
        return [asked, ...(goesOn ? below(inner, [node]) : [])]
      })
  return below(type, fieldNodes)
}

const CONDITIONS = [GraphQLSkipDirective, GraphQLIncludeDirective]

export function conditionsBelow({ fieldNodes, fragments }: AskingPlace): string[] {
  const names = new Set<string>()
  const look = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      for (const directive of selection.directives ?? [])
        if (CONDITIONS.some(({ name }) => name === directive.name.value))
          for (const { value } of directive.arguments ?? [])
            if (value.kind === Kind.VARIABLE) names.add(value.name.value)
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection
      if (inner?.selectionSet) look(inner.selectionSet)
    }
  }
  for (const { selectionSet } of fieldNodes) if (selectionSet) look(selectionSet)
  return [...names]
}
