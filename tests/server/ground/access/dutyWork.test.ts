import { buildSchema, getDirectiveValues, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { contractText } from '../../../../server/generated/contract'
import {
  isForToday,
  isStaffOperation,
  rolesFor,
  type StaffOperation,
} from '../../../../shared/rules/records/access/operations'
import { allRoles } from '../../../../shared/rules/records/access/roles'
import { works } from '../../../../admin/ground/words/dutyWork'

const contract = buildSchema(contractText)
const lines = Object.values(works).flatMap((group) => Object.entries(group))

test('every operation of staff stands in one line of what the duties may do', () => {
  const operations = [contract.getQueryType(), contract.getMutationType()]
    .flatMap((root) => Object.keys(root?.getFields() ?? {}))
    .filter(isStaffOperation)
  expect(lines.flatMap(([, named]) => named).toSorted()).toEqual(operations.toSorted())
})

test('the operations of a line are for the same duties', () => {
  const reach = (operation: StaffOperation) =>
    allRoles.map((role) => [
      role,
      rolesFor(operation).includes(role),
      rolesFor(operation).includes(role) && isForToday([role], operation),
    ])
  for (const [words, [first, ...others]] of lines) {
    if (!first) throw new Error(`${words} names no operation`)
    for (const other of others) expect(reach(other), `${words}: ${other}`).toEqual(reach(first))
  }
})

/** Whoever changes this looks at `dataRemarks` too. */
test('what a duty reads beyond its classes is what the remarks tell', () => {
  const directive = contract.getDirective('visible')
  if (!directive) throw new Error('The contract has no @visible')
  const types = Object.values(contract.getTypeMap()).filter(isObjectType)
  const nodes = types.flatMap((type) => [type, ...Object.values(type.getFields())])
  const beyond = nodes.flatMap(({ astNode }) => {
    const visible = astNode && getDirectiveValues(directive, astNode)
    const also = (visible?.also ?? []) as string[]
    return also.map((role) => `${String(visible?.data)}: ${role}`)
  })
  expect([...new Set(beyond)].toSorted()).toEqual([
    'Account: Coordinator',
    'Account: Finance',
    'Account: Physician',
    'Account: Reception',
    'Account: Support',
    'Contact: Auditor',
    'Contact: Finance',
    'Money: Auditor',
    'StaffNotes: Support',
  ])
})
