import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { administrators, sharedViews } from '../../../../../server/ground/tables/administrators'
import { applicant, certified, staff, type Actor } from '../../../../support/actors'
import { codeOf } from '../../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../../support/testServer'

let server: TestServer
let admin: Actor
let support: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  support = await staff(server, 'Support')
})
afterAll(() => server.close())
afterEach(() => server.db.delete(sharedViews))

const PREF = { Field: 'Pref', Values: { pref: ['Yamagata'] } }
const RESTING = { Field: 'Resting', Values: { resting: true } }

const save = async (by: Actor, given: object = {}) => {
  const answer = await by.send<{ saveSharedView: { Id: string; Version: number } }>(
    'mutation ($input: SaveSharedViewInput!) { saveSharedView(input: $input) { Id Version } }',
    {
      input: {
        Id: randomUUID(),
        Version: 0,
        List: 'Users',
        Name: '山形の方',
        Conditions: [PREF],
        SortField: 'NextDate',
        SortDirection: 'ASC',
        ...given,
      },
    },
  )
  return { code: codeOf(answer), view: answer.data?.saveSharedView }
}
const remove = async (by: Actor, Id: string) =>
  codeOf(
    await by.send(
      'mutation ($input: DeleteSharedViewInput!) { deleteSharedView(input: $input) { success } }',
      {
        input: { Id },
      },
    ),
  )
const namesFor = async (by: Actor) =>
  (await by.call('{ listSharedViews { Name } }')).data?.listSharedViews.map(
    ({ Name }: { Name: string }) => Name,
  )
const lastSentence = async () =>
  (await admin.call('{ listUserActivity(limit: 1) { items { text } } }')).data?.listUserActivity.items[0]
    ?.text

test('what one of the office saves, everybody has; its maker and administrators change it', async () => {
  const { view } = await save(support, { Columns: ['LastName', 'Tel'], Density: 'compact' })
  expect(await namesFor(admin)).toEqual(['山形の方'])
  expect(await lastSentence()).toContain('会員の一覧の、みんなで使う条件を保存しました')

  const Id = view?.Id ?? ''
  const colleague = await staff(server, 'Support')
  expect((await save(colleague, { Id, Version: 1, Name: '東北の方' })).code).toBe('FORBIDDEN')
  expect(await remove(colleague, Id)).toBe('FORBIDDEN')
  expect((await save(support, { Id, Version: 1, Name: '東北の方' })).view?.Version).toBe(2)
  expect((await save(admin, { Id, Version: 1, Name: '北の方' })).code).toBe('CONFLICT')
  // What was sent twice is saved once.
  expect((await save(support, { Id, Version: 1, Name: '東北の方' })).view?.Version).toBe(2)
  expect(await remove(admin, Id)).toBeNull()
  expect(await remove(admin, Id)).toBeNull()
  expect(await namesFor(support)).toEqual([])
  expect(await lastSentence()).toContain('会員の一覧の、みんなで使う条件を削除しました')
})

test('an order by what somebody does not read closes the view to them', async () => {
  const finance = await staff(server, 'Finance')
  expect((await save(support, { SortField: 'Email' })).code).toBeNull()
  expect(await namesFor(support)).toEqual(['山形の方'])
  expect(await namesFor(finance)).toEqual([])
})

test('a field that somebody may not ask for closes the view to them', async () => {
  const { view } = await save(admin, { Name: 'お休み中の方', Conditions: [PREF, RESTING] })
  expect(await namesFor(admin)).toEqual(['お休み中の方'])
  expect(await namesFor(support)).toEqual([])
  expect((await save(support, { Conditions: [RESTING] })).code).toBe('BAD_USER_INPUT')
  expect((await save(support, { Id: view?.Id, Version: 1 })).code).toBe('NOT_FOUND')
  await remove(support, view?.Id ?? '')
  expect(await namesFor(admin)).toEqual(['お休み中の方'])
})

test.each([
  ['a field that is none of the list', { Conditions: [{ Field: 'StoolReceiptStatus', Values: {} }] }],
  ['the search for words', { Conditions: [{ Field: 'q', Values: { q: '佐藤 葵' } }] }],
  ['no name', { Name: ' ' }],
  ['a name of 31 characters', { Name: 'あ'.repeat(31) }],
  ['too much', { Conditions: [{ Field: 'Pref', Values: { pref: ['x'.repeat(20_000)] } }] }],
])('%s is refused', async (_name, given) => {
  expect((await save(admin, given)).code).toBe('BAD_USER_INPUT')
})

test('of two who take the same name at once one has it, in each list', async () => {
  const codes = await Promise.all([1, 2, 3].map(async () => (await save(admin)).code))
  expect(codes.toSorted()).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', null])
  expect((await save(admin, { List: 'Donations', Conditions: [] })).code).toBeNull()
})

test('a list takes fifty views', async () => {
  const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
  const rest = {
    conditions: [],
    sortField: 'NextDate',
    sortDirection: 'ASC',
    makerId: admin.id,
    ...audit,
  } as const
  const rows = Array.from({ length: 49 }, (_, nth) => ({
    id: randomUUID(),
    list: 'Users' as const,
    name: `${nth}`,
  }))
  await server.db.insert(sharedViews).values(rows.map((row) => ({ ...row, ...rest })))
  const codes = await Promise.all(['一', '二'].map(async (Name) => (await save(admin, { Name })).code))
  expect(codes.toSorted()).toEqual(['BAD_USER_INPUT', null])
})

test('a view stays when its maker leaves the office, and goes with the person whom it tells of', async () => {
  const leaver = await staff(server, 'Support')
  await save(leaver)
  await server.db.update(administrators).set({ removedAt: TEST_NOW }).where(eq(administrators.id, leaver.id))
  expect(await namesFor(support)).toEqual(['山形の方'])

  const person = await applicant(server, { lastName: '金糸雀', firstName: '跡子' })
  await save(admin, { Name: '金糸雀 跡子さん', Conditions: [] })
  await save(admin, { Name: 'お返事待ち', Conditions: [{ Field: 'Email', Values: { email: person.email } }] })
  await admin.call(
    'mutation ($id: ID!, $reason: String!) { deleteUser(input: { UserId: $id, Reason: $reason }) { Id DeleteStatus LastName Email } }',
    { id: person.id, reason: '申し出' },
  )
  expect(await namesFor(admin)).toEqual(['山形の方'])
})

const count = async (by: Actor, input: object) =>
  by.send<{ countRows: (number | null)[] }>('query ($input: CountRowsInput!) { countRows(input: $input) }', {
    input,
  })

test('all numbers of a list are one call, and what somebody may not ask for has none', async () => {
  await certified(server)
  await applicant(server)
  const all = (await admin.call('{ listUsersByIdProfileCreatedAt { total } }')).data
    ?.listUsersByIdProfileCreatedAt.total
  const Users = [{}, { DonorId: { ne: null } }, { Resting: { eq: true } }, { Pref: { in: [] } }]
  const donors = (
    await admin.call('{ listUsersByIdProfileCreatedAt(filter: { DonorId: { ne: null } }) { total } }')
  ).data?.listUsersByIdProfileCreatedAt.total
  expect(donors).toBeGreaterThan(0)
  expect((await count(admin, { Users })).data?.countRows).toEqual([all, donors, 0, 0])
  expect((await count(support, { Users })).data?.countRows).toEqual([all, donors, null, 0])
  expect((await count(admin, { Donations: [{}], FloraTests: [{}] })).data?.countRows).toEqual([0, 0])
  expect(codeOf(await count(admin, { Users: Array.from({ length: 41 }, () => ({})) }))).toBe('BAD_USER_INPUT')
})
