import { Kind, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { emergencyReaders, openedPurposes, openedReaders } from '../../../shared/rules/records/access/classes'
import type { Role } from '../../../shared/generated/schema'
import { isStaffOperation, mayCall } from '../../../shared/rules/records/access/operations'
import { asksPurpose, isPersonOperation } from '../../../shared/rules/records/reads'
import { requireFreshSignIn, type RequestContext, type Staff } from '../../ground/access/context'
import { isReader, rolesOf, type Visibility } from '../../ground/access/contract'
import { emergencyOfMany, requirePurpose } from '../../ground/access/purpose'
import { AppError } from '../../ground/errors'
import { fieldsIn } from './fieldsAsked'
import { conditionsBelow, fieldsBelow, type AskingPlace, type Values } from './fieldsBelow'

type Asking = {
  health: boolean
  /** One field at the root, which names one person: what an emergency may ask. */
  ofOnePerson: boolean
}

/**
 * Checks an operation before anything runs. Fields that the caller's duties do not show are null and need no purpose;
 * forbidden operations are refused as always.
 */
export function createPurposeCheck(schema: GraphQLSchema, rules: Visibility) {
  const known = new WeakMap<
    OperationDefinitionNode,
    { place: AskingPlace; conditions: string[]; asking: Map<string, Asking> }
  >()

  function look(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    staff: Staff,
    values: Values,
  ): Asking {
    const entry = known.get(operation) ?? newEntry(document, operation)
    known.set(operation, entry)
    const { place, conditions, asking } = entry
    const key = `${rolesOf(staff).join()} ${staff.emergency === true} ${conditions.map((name) => values[name] === true).join()}`
    const found = asking.get(key) ?? askingOf(place, operation, staff, values)
    asking.set(key, found)
    return found
  }

  function askingOf(
    place: AskingPlace,
    { operation }: OperationDefinitionNode,
    staff: Staff,
    values: Values,
  ): Asking {
    const root = schema.getRootType(operation)
    if (!root) return { health: false, ofOnePerson: false }
    const [only, ...more] = place.fieldNodes.flatMap(({ selectionSet }) =>
      selectionSet ? fieldsIn(selectionSet, place.fragments) : [],
    )
    const ofOnePerson = only !== undefined && more.length === 0 && isPersonOperation(only.name.value)
    const reader = { ...staff, opened: ofOnePerson && holdsOneOf(staff, openedReaders) }
    const mayAsk = (name: string) => isStaffOperation(name) && mayCall(staff.roles, name)
    const asked = fieldsBelow(
      rules,
      root,
      { ...place, variableValues: values },
      {
        enters: ({ name, rule }) => (rule ? isReader(reader, rule) : mayAsk(name)),
        goesOn: () => true,
      },
    )
    return {
      health: asked.some(
        ({ of, rule }) => rule !== null && asksPurpose(rule.data) && rules.get(of.name)?.isPerson === true,
      ),
      ofOnePerson,
    }
  }

  /**
   * The caller with the rights for reading: in an emergency more than usual.
   * @throws AppError PURPOSE_REQUIRED, BAD_USER_INPUT, REAUTHENTICATION_REQUIRED in an emergency
   */
  return function requirePurposeOf<C extends RequestContext>(
    context: C,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    values: Values,
  ): C {
    const { principal, purpose = null } = context
    if (principal.kind !== 'staff') return context
    const asking = look(document, operation, principal, values)
    if (asking.health) requirePurpose(purpose)
    if (!isEmergency(purpose))
      return isOpened(principal, purpose, asking) ? opened(context, principal) : context
    if (!asking.ofOnePerson) throw emergencyOfMany()
    requireFreshSignIn(context)
    if (!holdsOneOf(principal, emergencyReaders)) return context
    return { ...context, principal: { ...principal, emergency: true } }
  }
}

const holdsOneOf = ({ roles }: Staff, duties: readonly Role[]) => duties.some((role) => roles.has(role))

const isOpened = (staff: Staff, purpose: RequestContext['purpose'], { ofOnePerson }: Asking) =>
  ofOnePerson &&
  purpose != null &&
  !(purpose instanceof AppError) &&
  openedPurposes.includes(purpose.name) &&
  holdsOneOf(staff, openedReaders)

const opened = <C extends RequestContext>(context: C, principal: Staff): C => ({
  ...context,
  principal: { ...principal, opened: true },
})

const isEmergency = (purpose: RequestContext['purpose']) =>
  purpose != null && !(purpose instanceof AppError) && purpose.name === 'emergency'

function newEntry(document: DocumentNode, operation: OperationDefinitionNode) {
  const fragments = Object.fromEntries(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const place = { fieldNodes: [operation], fragments }
  return { place, conditions: conditionsBelow(place), asking: new Map<string, Asking>() }
}
