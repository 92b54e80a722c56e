import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { markUnusualReads } from '../../../../server/records/cases/markUnusualReads'
import { activities } from '../../../../server/ground/tables/activity'
import { administrators } from '../../../../server/ground/tables/administrators'
import { cases } from '../../../../server/ground/tables/cases'
import { recordReadLists, recordReads } from '../../../../server/ground/tables/recordReads'
import { userProfiles } from '../../../../server/ground/tables/users'
import { japaneseInstant } from '../../../../shared/facts/dates'
import { applicant, staff, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let auditor: Actor
let people: string[]
beforeAll(async () => {
  server = await startTestServer()
  auditor = await staff(server, 'Auditor')
  people = []
  for (let count = 0; count < 6; count++) people.push((await waiting(server)).id)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await auditor.signInAgain()
})

const TODAY = '2026-12-01'
const EVENING = japaneseInstant(TODAY, 23)

/** A coordinator by name; nobody of the people is called so. */
async function coordinator(name = '五十嵐 徹'): Promise<Actor> {
  const actor = await staff(server, 'Coordinator')
  await server.db.update(administrators).set({ name }).where(eq(administrators.id, actor.id))
  return actor
}

type Given = Partial<typeof recordReads.$inferInsert>
const rowOf = (actor: Actor, given: Given): typeof recordReads.$inferInsert => ({
  readAt: japaneseInstant(TODAY, 14),
  actorId: actor.id,
  roles: ['Coordinator'],
  class: 'Contact',
  fields: ['UserProfile.Tel'],
  operation: 'getUserById',
  purpose: 'inquiry',
  requestId: randomUUID(),
  network: '203.0.113.0/24',
  ...given,
})
const keep = (actor: Actor, given: Given) => server.db.insert(recordReads).values(rowOf(actor, given))

/** The records of so many people, opened one by one within an hour. */
const open = (actor: Actor, count: number, readAt: Date) =>
  server.db
    .insert(recordReads)
    .values(Array.from({ length: count }, () => rowOf(actor, { userId: randomUUID(), readAt })))

async function show(actor: Actor, count: number, readAt: Date) {
  const id = randomUUID()
  await server.db
    .insert(recordReadLists)
    .values({ id, people: Array.from({ length: count }, () => randomUUID()) })
  await keep(actor, { listId: id, readAt, operation: 'exports/users', purpose: null })
}

const daysAgo = (days: number, hour: number) =>
  new Date(japaneseInstant(TODAY, hour).getTime() - days * 24 * 3_600_000)

const casesOf = async (actor: Actor) => {
  const rows = await server.db.select().from(cases).where(eq(cases.actorId, actor.id))
  return rows.map(({ kind, state, facts, subject, id }) => ({
    id,
    kind,
    state,
    subject,
    marks: (facts.marks ?? []).map(({ mark, requests, people: of, habit }) => [
      mark,
      requests.length,
      of,
      habit,
    ]),
  }))
}
const marksOf = async (actor: Actor) => (await casesOf(actor)).flatMap(({ marks }) => marks)

describe('an ordinary working day', () => {
  test('of a coordinator is not marked: 30 records an hour, lists, people in line, an hour twice as full as usual', async () => {
    const usual = await coordinator()
    for (let days = 1; days <= 20; days++) await open(usual, 25, daysAgo(days, 10))
    await open(usual, 50, japaneseInstant(TODAY, 10))
    const fresh = await coordinator()
    for (const hour of [9, 10, 13, 17]) await open(fresh, 30, japaneseInstant(TODAY, hour))
    for (const hour of [9, 13, 21]) await show(fresh, 450, japaneseInstant(TODAY, hour))
    for (const userId of people) await keep(fresh, { userId })
    const talked = (await applicant(server)).id
    await quiet(talked)
    await server.db
      .insert(activities)
      .values({ time: daysAgo(20, 10), userId: talked, category: 'User', operation: 'Update', text: '見本' })
    await keep(fresh, { userId: talked })
    await markUnusualReads(server.deps, EVENING)
    expect(await casesOf(usual)).toEqual([])
    expect(await casesOf(fresh)).toEqual([])
  })

  test('by the API, with the real purposes and rows, is not marked either', async () => {
    const actor = await coordinator()
    for (const id of people)
      await actor.call('query ($id: ID!) { getUserById(UserId: $id) { Id Profile { LastName Tel } } }', {
        id,
      })
    await actor.call('{ listUsersByIdProfileCreatedAt(limit: 100) { items { Id LastName Tel } } }')
    const later = new Date(TEST_NOW.getTime() + 60_000)
    await markUnusualReads(server.deps, later)
    expect(await casesOf(actor)).toEqual([])
  })
})

/** Registered long ago, and nothing since. */
async function quiet(id: string): Promise<void> {
  await server.db
    .update(userProfiles)
    .set({ createdAt: daysAgo(400, 9) })
    .where(eq(userProfiles.id, id))
}

describe('what is marked', () => {
  test('more people in an hour than three times a busy hour of the 30 days before, one by one and in lists', async () => {
    const actor = await coordinator()
    for (let days = 1; days <= 20; days++) await open(actor, 12, daysAgo(days, 10))
    // Longer ago than a habit reaches.
    for (let days = 35; days <= 45; days++) await open(actor, 60, daysAgo(days, 10))
    await open(actor, 37, japaneseInstant(TODAY, 10))
    const lists = await coordinator()
    await show(lists, 400, japaneseInstant(TODAY, 10))
    await show(lists, 400, japaneseInstant(TODAY, 10))
    await markUnusualReads(server.deps, EVENING)
    expect(await marksOf(actor)).toEqual([['ManyPeople', 37, 37, 12]])
    expect(await marksOf(lists)).toEqual([['ManyListed', 2, 800, 0]])
  })

  test.each([
    ['渡邉 花子', { lastName: '渡辺', lastNameFurigana: 'ワタナベ' }],
    ['ワタナベ 花子', { lastName: '渡部', lastNameFurigana: 'ワタナベ' }],
    ['わたなべ　はなこ', { lastName: '渡部', lastNameFurigana: 'ワタナベ' }],
    ['渡辺花子', { lastName: '渡辺', lastNameFurigana: 'ワタナベ' }],
  ])('%s reads of somebody of the same name', async (name, values) => {
    const actor = await coordinator(name)
    const person = await applicant(server, values)
    await keep(actor, { userId: person.id })
    await markUnusualReads(server.deps, EVENING)
    expect(await marksOf(actor)).toEqual([['SameName', 1, undefined, undefined]])
  })

  test('somebody at no step, about whom nothing is open; whoever looks into a case is not', async () => {
    const actor = await coordinator()
    const person = (await applicant(server)).id
    await quiet(person)
    await server.db
      .delete(activities)
      .where(eq(activities.userId, person))
      .catch(() => undefined)
    await keep(actor, { userId: person })
    await keep(auditor, { userId: person, operation: 'getCase', purpose: 'audit' })
    await markUnusualReads(server.deps, EVENING)
    expect((await marksOf(actor)).map(([mark]) => mark)).toEqual(['NoCause'])
    expect(await casesOf(auditor)).toEqual([])
  })

  test('work that only the reader wrote down is no cause; that of a colleague is', async () => {
    const [reader, colleague] = [await coordinator(), await coordinator()]
    const person = (await applicant(server)).id
    await quiet(person)
    await server.db
      .delete(activities)
      .where(eq(activities.userId, person))
      .catch(() => undefined)
    const input = { Title: '電話をかけ直す', Due: '2026-12-04', UserId: person }
    await reader.call('mutation ($input: CreateWorkItemInput!) { createWorkItem(input: $input) { Id } }', {
      input,
    })
    await keep(reader, { userId: person })
    await keep(colleague, { userId: person })
    await markUnusualReads(server.deps, EVENING)
    expect((await marksOf(reader)).map(([mark]) => mark)).toEqual(['NoCause'])
    expect(await casesOf(colleague)).toEqual([])
  })

  test('whoever came by themselves is no mark: a card held to the scanner, the people of a day', async () => {
    const reception = await coordinator('斎藤 美咲')
    const ended = (await applicant(server, { lastName: '高梨', lastNameFurigana: 'タカナシ' })).id
    const namesake = await applicant(server, { lastName: '斎藤', lastNameFurigana: 'サイトウ' })
    await quiet(ended)
    await server.db
      .delete(activities)
      .where(eq(activities.userId, ended))
      .catch(() => undefined)
    await keep(reception, { userId: ended, operation: 'findDonor' })
    await keep(reception, { userId: namesake.id, operation: 'getGuidanceDay' })
    await markUnusualReads(server.deps, EVENING)
    expect(await casesOf(reception)).toEqual([])
    await keep(reception, { userId: namesake.id, operation: 'findDonor' })
    await markUnusualReads(server.deps, EVENING)
    expect((await marksOf(reception)).map(([mark]) => mark)).toEqual(['SameName'])
  })

  test('at night, in one case for the night; more of it opens the case again, and the same is no news', async () => {
    const actor = await coordinator()
    const [first = ''] = people
    await keep(actor, { userId: first, readAt: japaneseInstant(TODAY, 22) })
    expect(await markUnusualReads(server.deps, EVENING)).toBe(1)
    expect(await markUnusualReads(server.deps, EVENING)).toBe(0)
    const [opened] = await casesOf(actor)
    expect(opened).toMatchObject({ kind: 'UnusualRead', state: 'Open', subject: `${actor.id}/${TODAY}` })
    const shown = await auditor.call(
      `query ($id: ID!) { getCase(Id: $id) { Version DueOn User { Id } ActorName Marks { Mark Reads }
        Reads { User { Id } Marks Shown { Class } } Steps { Kind Text } } }`,
      { id: opened?.id ?? '' },
    )
    expect(shown.data?.getCase).toMatchObject({
      DueOn: '2026-12-08',
      User: null,
      ActorName: '五十嵐 徹',
      Marks: [{ Mark: 'Night', Reads: 1 }],
      Reads: [{ User: { Id: first }, Marks: ['Night'], Shown: [{ Class: 'Contact' }] }],
      Steps: [{ Kind: 'Opened', Text: '夜間に見た：1回' }],
    })
    const close = (who: Actor) =>
      who.send('mutation ($input: CaseTextInput!) { closeCase(input: $input) { State } }', {
        input: { Id: opened?.id, Version: 1, Text: '緊急の連絡を受けていた' },
      })
    expect(codeOf(await close(actor))).toBe('FORBIDDEN')
    expect(codeOf(await close(auditor))).toBeNull()
    expect(await markUnusualReads(server.deps, EVENING)).toBe(0)
    expect((await casesOf(actor)).map(({ state }) => state)).toEqual(['Closed'])
    await keep(actor, { userId: first, readAt: japaneseInstant('2026-12-02', 3) })
    expect(await markUnusualReads(server.deps, japaneseInstant('2026-12-02', 4))).toBe(1)
    expect(await casesOf(actor)).toMatchObject([
      { state: 'Open', subject: `${actor.id}/${TODAY}`, marks: [['Night', 2, undefined, undefined]] },
    ])
  })
})
