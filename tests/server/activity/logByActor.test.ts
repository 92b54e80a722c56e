import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordActivity } from '../../../server/ground/recordActivity'
import { applicant, staff, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

let server: TestServer
let auditor: Actor
let former: Actor
let member: Actor

beforeAll(async () => {
  server = await startTestServer()
  auditor = await staff(server)
  former = await staff(server)
  member = await applicant(server)
  const event = { category: 'Account', operation: 'Suspend' } as const
  // Of today, of whole days that are read off their sums, and of both.
  for (const [days, actorId] of [
    [0, former.id],
    [3, former.id],
    [3, auditor.id],
    [5, null],
    [6, member.id],
  ] as const) {
    const now = new Date(TEST_NOW.getTime() - days * 86_400_000 - 60_000)
    await recordActivity(server.db, { event, userId: member.id, actorId, now })
  }
})
afterAll(() => server.close())

async function endings(asked: { actor?: string; people?: boolean }) {
  const { data, errors } = await auditor.call(
    `query ($user: ID, $actor: ID, $people: Boolean) {
      one: listUserActivity(user_id: $user, operation: "Suspend", actor: $actor, people: $people) { items { text } count }
      all: listUserActivity(operation: "Suspend", actor: $actor, people: $people) { items { text } count }
    }`,
    { user: member.id, ...asked },
  )
  expect(errors).toBeUndefined()
  const texts = data?.all.items.map(({ text }) => text)
  expect(data?.one).toEqual(data?.all)
  expect(data?.all.count).toBe(texts?.length)
  return texts?.map((text) => /（(.*)）$/.exec(text)?.[1] ?? '')
}

const by = (actor: Actor) => `操作：${actor.id}`

test('what one of staff did is found, also once they have left', async () => {
  expect(await endings({ actor: former.id })).toEqual([by(former), by(former)])
  expect(await endings({ actor: auditor.id })).toEqual([by(auditor)])
  expect(await endings({ actor: member.id })).toEqual([])
})

test('people alone are told from what the service does by itself', async () => {
  expect(await endings({})).toHaveLength(5)
  expect(await endings({ people: true })).toEqual([by(former), expect.any(String), expect.any(String), ''])
  expect(await endings({ people: true, actor: auditor.id })).toEqual([by(auditor)])
})

test('the file holds the same rows', async () => {
  const response = await fetch(`${server.url}/api/exports/activity`, {
    method: 'POST',
    headers: { authorization: auditor.token, 'content-type': 'application/json' },
    body: JSON.stringify({ columns: ['operation'], filter: { actor: former.id, people: true } }),
  })
  expect((await response.text()).trim().split('\r\n')).toHaveLength(3)
})

test('who was removed is named where the log asks for it', async () => {
  const removed = await auditor.call(
    'mutation ($id: ID!) { deleteAdministrator(input: { Id: $id }) { Id } }',
    { id: former.id },
  )
  expect(codeOf(removed)).toBeNull()
  const { data } = await auditor.call(
    `query ($ids: [ID!]!) {
      present: listAdministratorByIdProfileCreatedAt(filter: { Id: { in: $ids } }) { total }
      ever: listAdministratorByIdProfileCreatedAt(filter: { Id: { in: $ids } }, withRemoved: true) { items { Name } total }
    }`,
    { ids: [former.id] },
  )
  expect(data).toMatchObject({ present: { total: 0 }, ever: { total: 1 } })
  expect(data?.ever.items[0]?.Name).toBeTruthy()
})
