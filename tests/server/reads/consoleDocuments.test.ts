import { buildSchema, getOperationAST, parse } from 'graphql'
import { expect, test } from 'vitest'
import { purposeHeaders } from '../../../admin/purpose/purposes'
import * as generated from '../../../admin/generated/graphql'
import { contractText } from '../../../server/access/contract'
import type { RequestContext } from '../../../server/access/context'
import { AppError } from '../../../server/errors'
import { createPurposeCheck } from '../../../server/graphql/purposeAsked'
import { allRoles } from '../../../shared/access/roles'
import { isPersonOperation } from '../../../shared/reads'

const requirePurposeOf = createPurposeCheck(buildSchema(contractText))
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

/** With all that conditions may add. */
function asksWhy({ document, operation, variables }: (typeof documents)[number]): boolean {
  try {
    requirePurposeOf(silent, document, operation, Object.fromEntries(variables.map((name) => [name, true])))
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'PURPOSE_REQUIRED') return true
    throw error
  }
}
const health = documents.filter(asksWhy)

test('some of what the console asks for is health, and most is not', () => {
  expect(health.length).toBeGreaterThan(10)
  expect(health.length).toBeLessThan(documents.length / 2)
})

test.each(health.map((one) => ({ ...one, root: one.roots[0] ?? '' })))(
  '$name shows health: its work says why, or its reader is asked about this person',
  ({ source, roots, root, variables }) => {
    const said = purposeHeaders(source, {})
    if ('x-purpose' in said) return
    expect(isPersonOperation(root), `${root} has no line in purposeOfWork (shared/reads.ts)`).toBe(true)
    // One answer is for one person, and is remembered for them.
    expect(roots.every(isPersonOperation), roots.join()).toBe(true)
    expect(variables.filter((name) => ['UserId', 'userId', 'id'].includes(name))).not.toEqual([])
  },
)
