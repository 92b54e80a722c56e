import { buildSchema, getOperationAST, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { purposeHeaders } from '../../../../admin/ground/purpose/purposes'
import * as generated from '../../../../admin/generated/graphql'
import { visibility } from '../../../../server/ground/access/contract'
import { contractText } from '../../../../server/generated/contract'
import type { RequestContext } from '../../../../server/ground/access/context'
import { AppError } from '../../../../server/ground/errors'
import { limitsRule } from '../../../../server/doors/graphql/limits'
import { createPurposeCheck } from '../../../../server/doors/graphql/purposeAsked'
import { allRoles } from '../../../../shared/rules/records/access/roles'
import { isPersonOperation } from '../../../../shared/rules/records/reads'

const schema = buildSchema(contractText)
const requirePurposeOf = createPurposeCheck(schema, visibility)
/** Somebody who reads everything, and does not say why. */
const silent = {
  principal: {
    kind: 'staff',
    id: '',
    role: 'Administrator',
    roles: new Set(allRoles),
    authenticatedAt: null,
  },
  purpose: null,
} as Partial<RequestContext> as RequestContext

/** As the console sends them. */
const documents = Object.values(generated).flatMap((sent) => {
  if (!(sent instanceof generated.TypedDocumentString)) return []
  const source = sent.toString()
  const document = parse(source)
  const operation = getOperationAST(document)
  if (!operation) return []
  const roots = operation.selectionSet.selections.flatMap((one) =>
    one.kind === 'Field' ? [one.name.value] : [],
  )
  const variables = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
  return [{ name: operation.name?.value, source, document, operation, roots, variables }]
})

test('the server takes each of them', () => {
  const refused = documents.flatMap(({ name, document }) =>
    validate(schema, document, [limitsRule]).map(({ message }) => `${name}: ${message}`),
  )
  expect(refused).toEqual([])
})

/** With all that conditions may add, or as long as nothing was opened for a purpose. */
function asksWhy({ document, operation, variables }: (typeof documents)[number], opened = true): boolean {
  const values = variables.map((name) => [name, name === 'opened' ? opened : true])
  try {
    requirePurposeOf(silent, document, operation, Object.fromEntries(values))
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'PURPOSE_REQUIRED') return true
    throw error
  }
}
const health = documents.filter((one) => asksWhy(one))

test('some of what the console asks for is health, and most is not', () => {
  expect(health.length).toBeGreaterThan(10)
  expect(health.length).toBeLessThan(documents.length / 2)
})

test.each(health.map((one) => ({ ...one, root: one.roots[0] ?? '' })))(
  '$name shows health: its work says why, or its reader is asked about this person',
  ({ source, roots, root, variables }) => {
    const said = purposeHeaders(source, {})
    if ('x-purpose' in said) return
    // Lists are opened for one purpose, asked for once; one answer for one person is remembered for them, and an
    // emergency's goes with operations for one person's record alone.
    const isAboutOne = variables.some((name) => ['UserId', 'userId', 'id'].includes(name))
    const isOfPerson = isPersonOperation(root)
    const isAsked = isAboutOne
      ? roots.every((one) => isPersonOperation(one) === isOfPerson)
      : roots.length === 1 && !isOfPerson
    expect(isAsked, roots.join()).toBe(true)
  },
)

test.each(['UserPage', 'UserList', 'GoTo', 'Desk', 'PersonDonations'])(
  '%s opens without a question',
  (name) => {
    for (const one of documents.filter((sent) => sent.name === name)) expect(asksWhy(one, false)).toBe(false)
  },
)
