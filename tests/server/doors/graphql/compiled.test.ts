import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, staff, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
let ids: string[]
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  ids = [await applicant(server), await applicant(server), await applicant(server)].map(({ id }) => id)
})
afterAll(() => server.close())

const rows = 'items { Id ProfileCreatedAt UserStatus } total'
const list = (filter: string, more = '') =>
  `listUsersByIdProfileCreatedAt(filter: ${filter}, sortDirection: ASC${more}) { ${rows} }`

// The first call is interpreted, the second compiles, the third runs what is compiled.
test.each<[string, string, () => Record<string, unknown>, number]>([
  ['a filter', `query ($f: UserProfileFilter) { ${list('$f')} }`, () => ({ f: { Id: { in: ids } } }), 3],
  [
    'a filter in a filter',
    `query ($f: UserProfileFilter) { ${list('$f')} }`,
    () => ({ f: { or: [{ Id: { eq: ids[0] } }, { not: { Id: { in: ids } } }] } }),
    1,
  ],
  [
    'a value in the document’s filter',
    `query ($ids: [ID!]) { ${list('{ Id: { in: $ids }, and: [{ DeleteStatus: { eq: false } }] }')} }`,
    () => ({ ids: ids.slice(1) }),
    2,
  ],
  [
    'a variable with the name of one of the compiler’s',
    `query ($literal0: Int, $id: ID) { ${list('{ Id: { eq: $id } }', ', limit: $literal0')} }`,
    () => ({ literal0: 1, id: ids[2] }),
    1,
  ],
  [
    'a default that holds an instant',
    `query ($f: UserProfileFilter = { ProfileCreatedAt: { ge: "2020-01-01T00:00:00Z" } }) { ${list('$f')} }`,
    () => ({}),
    3,
  ],
  [
    'an instant that is a variable',
    `query ($at: DateTime!) { ${list('{ ProfileCreatedAt: { lt: $at } }')} }`,
    () => ({ at: '2020-01-01T00:00:00Z' }),
    0,
  ],
  ['a filter left out', `query ($f: UserProfileFilter) { ${list('$f')} }`, () => ({}), 3],
])('%s is answered alike each time', async (_name, query, variables, total) => {
  const answers = [1, 2, 3].map(() => admin.send(query, variables()))
  const [first, ...others] = await Promise.all(answers)
  expect(first?.errors).toBeUndefined()
  expect(first?.data).toMatchObject({ listUsersByIdProfileCreatedAt: { total } })
  for (const other of others) expect(other).toEqual(first)
})
