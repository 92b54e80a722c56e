import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordReadLists, recordReads } from '../../../../server/ground/tables/recordReads'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

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

/** A reading of one person, by its id. */
async function keptRead(userId: string): Promise<string> {
  const id = randomUUID()
  await keepRead({ id, userId })
  return id
}

const OBJECT = `mutation ($input: ObjectToRecordReadInput!) {
  objectToRecordRead(input: $input) { Id State DueOn ReadId Words Answer }
}` as const

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

test('who reads is told apart without a name, and not across people', async () => {
  const [person, other] = [await applicant(server), await applicant(server)]
  const colleague = await staff(server)
  for (const actorId of [office.id, colleague.id, office.id]) await keepRead({ userId: person.id, actorId })
  await keepRead({ userId: other.id })
  const readers = async (actor: Actor) => {
    const { data } = await actor.call('query ($id: ID!) { listRecordReads(UserId: $id) { items { By } } }', {
      id: actor.id,
    })
    return (data?.listRecordReads.items ?? []).map(({ By }) => By)
  }
  const [own, others] = [await readers(person), await readers(other)]
  expect(new Set(own).size).toBe(2)
  expect(own).not.toContain(others[0])
})

describe('somebody who does not know of a reading', () => {
  test('opens one case however often they press, due in 14 days, which the reader may not look into', async () => {
    const person = await applicant(server)
    const ReadId = await keptRead(person.id)
    const input = { ReadId, Note: '家族が受付にいます。' }
    const [first, second] = await Promise.all([
      person.call(OBJECT, { input }),
      person.call(OBJECT, { input: { ReadId } }),
    ])
    const opened = first.data?.objectToRecordRead
    expect(opened).toMatchObject({ State: 'Open', DueOn: '2026-12-15', ReadId })
    expect(second.data?.objectToRecordRead.Id).toBe(opened?.Id)
    const { data: own } = await person.call('{ listOwnCases { Id } }')
    expect(own?.listOwnCases).toEqual([{ Id: opened?.Id }])

    const NOTE = 'mutation ($input: CaseTextInput!) { noteCase(input: $input) { Steps { Kind ByPerson } } }'
    const note = { input: { Id: opened?.Id, Version: 1, Text: '来室の記録と見比べた' } }
    expect(codeOf(await office.send(NOTE, note))).toBe('INVALID_STATE')
    const auditor = await staff(server, 'Auditor')
    expect((await auditor.send(NOTE, note)).data).toMatchObject({
      noteCase: {
        Steps: [
          { Kind: 'Opened', ByPerson: true },
          { Kind: 'Noted', ByPerson: false },
        ],
      },
    })
  })

  test('lets the auditor see what that colleague read of them that day, and nothing else', async () => {
    const [person, colleague] = [await applicant(server), await staff(server)]
    const requestId = randomUUID()
    const ReadId = randomUUID()
    await keepRead({ id: ReadId, userId: person.id, readAt: minutes(1), requestId, fields: ['a', 'b'] })
    await keepRead({ userId: person.id, readAt: minutes(1), requestId, class: 'Contact' })
    await keepRead({ userId: person.id, readAt: minutes(30), operation: 'getUserById' })
    await keepRead({ userId: person.id, readAt: minutes(26 * 60) })
    await keepRead({ userId: person.id, readAt: minutes(2), actorId: colleague.id })
    const auditor = await staff(server, 'Auditor')
    const { data } = await person.call(OBJECT, { input: { ReadId } })
    const asked = await auditor.call(
      `query ($id: ID!) { getCase(Id: $id) { Reads { Time ActorName Roles User { Id } People Operation Purpose
        Shown { Class Fields } Network Asked } } }`,
      { id: data?.objectToRecordRead.Id },
    )
    const [first, second, ...more] = asked.data?.getCase.Reads ?? []
    expect(first).toMatchObject({
      Time: minutes(1).toISOString(),
      Roles: ['Administrator'],
      User: { Id: person.id },
      People: 1,
      Operation: 'getScreeningById',
      Purpose: 'inquiry',
      Network: '203.0.113.0/24',
      Asked: true,
    })
    expect(first?.ActorName).toBeTruthy()
    expect(first?.Shown).toEqual([
      { Class: 'Contact', Fields: 1 },
      { Class: 'Health', Fields: 2 },
    ])
    expect(second).toMatchObject({ Operation: 'getUserById', Asked: false })
    expect(more).toEqual([])
  })

  test('may ask about a list that others ask about too, and about no reading of others', async () => {
    const [person, other] = [await applicant(server), await applicant(server)]
    const [listId, readId] = [randomUUID(), randomUUID()]
    await server.db.insert(recordReadLists).values({ id: listId, people: [other.id, person.id] })
    await keepRead({ id: readId, listId })
    const ids = await Promise.all(
      [person, other].map(async (one) => {
        const { data } = await one.call(OBJECT, { input: { ReadId: readId } })
        return data?.objectToRecordRead.Id
      }),
    )
    expect(new Set(ids).size).toBe(2)
    const input = { ReadId: await keptRead(other.id) }
    expect(codeOf(await person.send(OBJECT, { input }))).toBe('NOT_FOUND')
  })
})

test('a reading is new from the visit before on; a page loaded again is the same visit', async () => {
  const person = await applicant(server)
  const visit = async (minute: number) => {
    server.clock.set(minutes(minute))
    await person.signInAgain()
    const { data } = await person.call('mutation { visitRecordReads { NewFrom } }')
    return data?.visitRecordReads.NewFrom
  }
  expect(await visit(0)).toBeNull()
  expect(await visit(5)).toBeNull()
  expect(await visit(60)).toBe(minutes(5).toISOString())
  expect(await visit(70)).toBe(minutes(5).toISOString())
  expect(await visit(200)).toBe(minutes(70).toISOString())
  server.clock.set(TEST_NOW)
})

test('who has looked before is told how often staff looked since', async () => {
  const person = await applicant(server)
  const looks = async () => (await person.call('{ getUser { NewLooks } }')).data?.getUser.NewLooks
  await keepRead({ userId: person.id, readAt: minutes(1) })
  expect(await looks()).toBeNull()
  server.clock.set(minutes(2))
  await person.call('mutation { visitRecordReads { NewFrom } }')
  expect(await looks()).toBe(0)
  const colleague = await staff(server)
  for (const minute of [3, 12, 23, 30]) await keepRead({ userId: person.id, readAt: minutes(minute) })
  await keepRead({ userId: person.id, readAt: minutes(12), actorId: colleague.id })
  await keepRead({ userId: person.id, readAt: minutes(13), purpose: 'judgement' })
  // 3 and 12, 23 and 30, the colleague's, the one for another purpose.
  expect(await looks()).toBe(4)
  server.clock.set(TEST_NOW)
})

test('rows of reads are never changed', async () => {
  await expect(server.db.delete(recordReads)).rejects.toMatchObject({
    cause: { message: 'record_reads rows are never changed' },
  })
})
