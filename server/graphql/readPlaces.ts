import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Role } from '../../shared/generated/schema'
import { isReadClass, type ReadClass } from '../../shared/reads'
import { rolesOf, rolesToRead, type FieldRule, type TypeRules } from '../access/contract'
import type { Staff } from '../access/context'
import type { ReadPlace } from '../access/reads'
import { fieldsIn, perAsking } from './fieldsAsked'
import { rootFieldName } from './rootFieldName'

export type Rules = ReadonlyMap<string, TypeRules>
type Place = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>
/** A field of a record that a document asks for. */
type Asked = { name: string; rule: FieldRule }

const CONDITIONS = [GraphQLSkipDirective, GraphQLIncludeDirective]

/**
 * The fields that a document asks for below a place, down to records that say themselves whose they are. What a condition
 * leaves out is not among them, and nothing below a field that the caller may not read.
 */
function fieldsBelow(
  rules: Rules,
  type: GraphQLObjectType,
  { fieldNodes, fragments, variableValues }: Place,
  mayRead: (rule: FieldRule) => boolean,
): Asked[] {
  const isAsked = (node: SelectionNode) =>
    !node.directives?.length ||
    (getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false)
  const below = (of: GraphQLObjectType, asking: readonly FieldNode[]): Asked[] =>
    asking
      .flatMap(({ selectionSet }) => (selectionSet ? fieldsIn(selectionSet, fragments, isAsked) : []))
      .flatMap((node) => {
        const field = of.getFields()[node.name.value]
        const rule = rules.get(of.name)?.fields.get(node.name.value)
        if (!field || !rule || !mayRead(rule)) return []
        const inner = getNamedType(field.type)
        const goesOn = isObjectType(inner) && rules.get(inner.name)?.personId == null
        return [{ name: `${of.name}.${field.name}`, rule }, ...(goesOn ? below(inner, [node]) : [])]
      })
  return below(type, fieldNodes)
}

/** The variables that conditions below a place ask for. */
const conditionsBelow = perAsking(({ fieldNodes, fragments }): string[] => {
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
})

const placesOf = perAsking(() => new Map<string, ReadPlace | null>())

/**
 * What a place of a document shows to somebody of staff; null where nothing of it leaves a row. Found once for the place of
 * a compiled document, for each set of roles and of conditions.
 */
export function readPlaceOf(rules: Rules, info: GraphQLResolveInfo, staff: Staff): ReadPlace | null {
  const places = placesOf(info)
  const conditions = conditionsBelow(info).map((name) => info.variableValues[name] === true)
  const key = `${rolesOf(staff).join()} ${conditions.join()}`
  const found = places.get(key)
  if (found !== undefined) return found
  const made = makePlace(rules, info, staff)
  places.set(key, made)
  return made
}

function makePlace(rules: Rules, info: GraphQLResolveInfo, staff: Staff): ReadPlace | null {
  const type = getNamedType(info.returnType)
  if (!isObjectType(type)) return null
  const fields = new Map<ReadClass, Set<string>>()
  const roles = new Map<ReadClass, readonly Role[]>()
  for (const { name, rule } of fieldsBelow(
    rules,
    type,
    info,
    (rule) => rolesToRead(staff, rule).length > 0,
  )) {
    const { data } = rule
    if (!isReadClass(data)) continue
    fields.set(data, (fields.get(data) ?? new Set()).add(name))
    if (!roles.has(data)) roles.set(data, rolesToRead(staff, rule))
  }
  return fields.size > 0 ? { operation: rootOf(info), fields, roles } : null
}

function rootOf({ operation, fragments, path }: GraphQLResolveInfo): string {
  let root = path
  while (root.prev) root = root.prev
  const document = { kind: Kind.DOCUMENT, definitions: [operation, ...Object.values(fragments)] } as const
  return rootFieldName(document, operation.name?.value, String(root.key))
}
