import { randomUUID } from 'node:crypto'
import { buildSchema, getNamedType, isEnumType, isNonNullType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readVisibility } from '../../../../server/ground/access/contract'
import { contractText } from '../../../../server/generated/contract'
import { isStaffOperation, mayCall } from '../../../../shared/rules/records/access/operations'
import { allRoles } from '../../../../shared/rules/records/access/roles'
import type { Role } from '../../../../shared/generated/schema'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

const contract = buildSchema(contractText)
const visibility = readVisibility(contract)

/** Every list of the contract with every order it knows. */
const orders = Object.values(contract.getQueryType()?.getFields() ?? {}).flatMap(({ name, args }) => {
  const required = args
    .filter(({ type }) => isNonNullType(type))
    .map((argument) => `${argument.name}: "${randomUUID()}"`)
  return args.flatMap((argument) => {
    const order = getNamedType(argument.type)
    if (!isEnumType(order) || !order.name.endsWith('SortField')) return []
    const type = order.name.replace(/SortField$/, '')
    return order.getValues().map(({ name: field }) => {
      const asked = [...required, `${argument.name}: ${field}`].join(', ')
      return { list: name, type, field, call: `{ ${name}(${asked}) { total } }` }
    })
  })
})

let server: TestServer
const people = new Map<Role, Actor>()
beforeAll(async () => {
  server = await startTestServer()
  // An administrator of before is a physician too: these hold one duty each.
  for (const role of allRoles) people.set(role, await staff(server, role))
})
afterAll(() => server.close())

function actorOf(role: Role): Actor {
  const actor = people.get(role)
  if (!actor) throw new Error(`nobody is ${role}`)
  return actor
}

test('the contract orders lists', () => expect(orders.length).toBeGreaterThan(20))

test.each(orders)(
  '$list by $field is for those who read $type.$field',
  async ({ list, type, field, call }) => {
    const rule = visibility.get(type)?.fields.get(field)
    for (const role of allRoles) {
      const expected =
        isStaffOperation(list) && mayCall([role], list) && (!rule || rule.to.has(role)) ? null : 'FORBIDDEN'
      expect([role, codeOf(await actorOf(role).send(call))]).toEqual([role, expected])
    }
  },
)
