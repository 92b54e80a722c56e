import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordReadLists, recordReads } from '../../../server/schema/recordReads'
import { applicant, staff, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())

const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000)

async function keepRead(given: Partial<typeof recordReads.$inferInsert>) {
  await server.db.insert(recordReads).values({
    readAt: TEST_NOW,
    actorId: office.id,
    roles: ['Administrator'],
    class: 'Health',
    fields: ['OnlineCheck.Answer'],
    operation: 'getScreeningById',
    purpose: 'inquiry',
    requestId: randomUUID(),
    network: '203.0.113.0/24',
    ...given,
  })
}

const list = (actor: Actor, variables: Record<string, unknown>) =>
  actor.call(
    `query ($UserId: ID!, $from: DateTime, $to: DateTime, $limit: Int, $nextToken: String) {
      listRecordReads(UserId: $UserId, from: $from, to: $to, limit: $limit, nextToken: $nextToken) {
        items { Id Time Role Actor Class Operation Purpose } nextToken total
      }
    }`,
    variables,
  )

test('a person sees the reads of their record, alone and in lists, newest first, and no others', async () => {
  const [person, other] = [await applicant(server), await applicant(server)]
  const listId = randomUUID()
  await server.db.insert(recordReadLists).values({ id: listId, people: [other.id, person.id] })
  await keepRead({ userId: person.id, readAt: minutes(1) })
  await keepRead({ listId, class: 'Identity', purpose: null, operation: 'exports/users', readAt: minutes(2) })
  await keepRead({ userId: other.id, readAt: minutes(3) })
  await keepRead({ userId: person.id, class: 'Flora', readAt: minutes(4) })

  const all = (await list(person, { UserId: person.id })).data?.listRecordReads
  expect(all).toMatchObject({
    total: 3,
    nextToken: null,
    items: [
      {
        Class: 'Flora',
        Role: 'Administrator',
        Actor: null,
        Purpose: 'inquiry',
        Time: minutes(4).toISOString(),
      },
      { Class: 'Identity', Purpose: null, Operation: 'exports/users' },
      { Class: 'Health', Operation: 'getScreeningById' },
    ],
  })
  const first = (await list(person, { UserId: person.id, limit: 2 })).data?.listRecordReads
  const second = await list(person, { UserId: person.id, limit: 2, nextToken: first?.nextToken })
  expect([...(first?.items ?? []), ...(second.data?.listRecordReads.items ?? [])]).toEqual(all?.items)
  const span = { from: minutes(2), to: minutes(4) }
  expect((await list(person, { UserId: person.id, ...span })).data?.listRecordReads).toMatchObject({
    total: 1,
    items: [{ Class: 'Identity' }],
  })

  expect(codeOf(await list(other, { UserId: person.id }))).toBe('NOT_FOUND')
  const audited = (await list(await staff(server, 'Auditor'), { UserId: person.id })).data?.listRecordReads
  expect(audited?.items.map(({ Actor: name }) => name)).not.toContain(null)
})

test('rows of reads are never changed', async () => {
  await expect(server.db.delete(recordReads)).rejects.toMatchObject({
    cause: { message: 'record_reads rows are never changed' },
  })
})
