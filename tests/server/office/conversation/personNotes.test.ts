import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { personNotes, personNoteVersions } from '../../../../server/ground/tables/personNotes'
import { workItems } from '../../../../server/ground/tables/work'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { passedScreening } from '../../../support/periods'
import { startTestServer, type TestServer } from '../../../support/testServer'

const FIELDS = 'Id Version Kind Result Text TouchesHealth AgainOn DeletedAt Earlier { Version Text Kind }'
const CREATE =
  `mutation ($input: CreatePersonNoteInput!) { createPersonNote(input: $input) { ${FIELDS} } }` as const
const UPDATE =
  `mutation ($input: UpdatePersonNoteInput!) { updatePersonNote(input: $input) { ${FIELDS} } }` as const
const DELETE =
  `mutation ($input: DeletePersonNoteInput!) { deletePersonNote(input: $input) { ${FIELDS} } }` as const
const AGAIN = 'query ($id: ID!) { getUserById(UserId: $id) { CallAgain { Text AgainOn } } }' as const

let server: TestServer
let admin: Actor
let support: Actor
let person: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  support = await staff(server, 'Support')
})
beforeEach(async () => {
  person = await applicant(server)
})
afterAll(() => server.close())

const call = { Kind: 'CallIn', Result: 'Spoke', Text: '住所の変え方をお伝えした' } as const
const write = (actor: Actor, given: object = {}) =>
  actor.call(CREATE, {
    input: { IdempotencyKey: randomUUID(), UserId: person.id, ...call, ...given },
  })
async function written(actor: Actor, given: object = {}) {
  const { data } = await write(actor, given)
  if (!data) throw new Error('The note was refused')
  return data.createPersonNote
}
const conversation = async (actor: Actor, more = '') =>
  (
    await actor.send<{
      listConversation: {
        total: number
        nextToken: string | null
        items: { Operation: string; Reason: string | null; Note: { Text: string | null } | null }[]
      }
    }>(
      `query ($id: ID!) { listConversation(UserId: $id${more}) { total nextToken items { Operation Reason Note { Text Earlier { Text } } } } }`,
      { id: person.id },
    )
  ).data?.listConversation
const again = async () => (await admin.call(AGAIN, { id: person.id })).data?.getUserById.CallAgain ?? null

describe('a note', () => {
  test('stands in the conversation at once, and in the log without its words', async () => {
    const note = await written(support, { AgainOn: '2026-12-05' })
    expect(note).toMatchObject({ Version: 1, ...call, AgainOn: '2026-12-05', Earlier: [] })
    expect((await conversation(admin))?.items[0]).toMatchObject({
      Operation: 'CallIn',
      Note: { Text: call.Text },
    })
    const rows = await server.db.select().from(activities).where(eq(activities.userId, person.id))
    expect(rows.map(({ text }) => text).join()).toContain('受けた電話を記録しました')
    expect(JSON.stringify(rows)).not.toContain(call.Text)
  })

  test('is written once, however often it is sent', async () => {
    const key = { IdempotencyKey: randomUUID() }
    const [first, second] = await Promise.all([write(admin, key), write(admin, key)])
    expect(first.data).toEqual(second.data)
    expect((await conversation(admin))?.items.filter(({ Note }) => Note)).toHaveLength(1)
    expect(codeOf(await write(support, key))).toBe('CONFLICT')
  })

  test.each([
    [{ Kind: 'Note', Result: null, Text: '' }, 'Text'],
    [{ Kind: 'CallOut', Result: null }, 'Result'],
    [{ Kind: 'Note', Result: 'Spoke' }, 'Result'],
    [{ Text: 'あ'.repeat(4001) }, 'Text'],
    [{ AgainOn: '2026-11-30' }, 'AgainOn'],
    [{ AgainOn: '2028-01-01' }, 'AgainOn'],
  ])('is refused as %j', async (given, field) => {
    const answer = await write(admin, given)
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual([field])
  })

  test('takes 4,000 characters, and a call that nobody answered takes none', async () => {
    expect((await written(admin, { Text: '𠮷'.repeat(4000) })).Text).toHaveLength(8000)
    expect(await written(admin, { Kind: 'CallOut', Result: 'NoAnswer', Text: '' })).toMatchObject({
      Text: '',
    })
  })
})

describe('editing', () => {
  test('keeps what it said, and refuses an old version', async () => {
    const { Id } = await written(support)
    const edit = { ...call, Id, Version: 1, Text: '住所の変え方とキットの送り先をお伝えした' }
    expect((await support.call(UPDATE, { input: edit })).data?.updatePersonNote).toMatchObject({
      Version: 2,
      Text: edit.Text,
      Earlier: [{ Version: 1, Text: call.Text }],
    })
    // The same again is the same edit; another one has read too little.
    expect((await support.call(UPDATE, { input: edit })).data?.updatePersonNote.Version).toBe(2)
    expect(codeOf(await support.call(UPDATE, { input: { ...edit, Text: '別の内容' } }))).toBe('CONFLICT')
    expect((await conversation(admin))?.items[0]?.Note).toEqual({
      Text: edit.Text,
      Earlier: [{ Text: call.Text }],
    })
  })

  test('of two edits at once one is kept', async () => {
    const { Id } = await written(admin)
    const answers = await Promise.all(
      ['甲', '乙'].map((Text) => admin.call(UPDATE, { input: { ...call, Id, Version: 1, Text } })),
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', null].toSorted())
  })

  test('and deleting are for the author', async () => {
    const { Id } = await written(support)
    expect(codeOf(await admin.call(UPDATE, { input: { ...call, Id, Version: 1, Text: '直す' } }))).toBe(
      'FORBIDDEN',
    )
    expect(codeOf(await admin.call(DELETE, { input: { Id } }))).toBe('FORBIDDEN')
  })

  test('a day that has passed may stay', async () => {
    const { Id } = await written(admin, { AgainOn: '2026-12-01' })
    const now = server.clock.now()
    server.clock.set(new Date('2026-12-02T01:00:00Z'))
    await admin.signInAgain()
    const edit = { ...call, Id, Version: 1, Text: '直した', AgainOn: '2026-12-01' }
    expect(codeOf(await admin.call(UPDATE, { input: edit }))).toBeNull()
    server.clock.set(now)
    await admin.signInAgain()
  })

  test('deletes every word of it and leaves that there was one', async () => {
    const { Id } = await written(support, { AgainOn: '2026-12-05' })
    await support.call(UPDATE, { input: { ...call, Id, Version: 1, Text: '直した内容' } })
    const gone = (await support.call(DELETE, { input: { Id } })).data?.deletePersonNote
    expect(gone).toMatchObject({ Text: null, AgainOn: null, Earlier: [], DeletedAt: expect.any(String) })
    expect((await support.call(DELETE, { input: { Id } })).data?.deletePersonNote).toEqual(gone)
    expect(codeOf(await support.call(UPDATE, { input: { ...call, Id, Version: 2 } }))).toBe('INVALID_STATE')
    expect((await conversation(admin))?.items[0]).toMatchObject({ Operation: 'CallIn', Note: { Text: null } })
    expect(await again()).toBeNull()
  })
})

describe('who reads it', () => {
  test('what touches health is for administrators and its author', async () => {
    const health = { ...call, Text: '熱が出たとのこと', TouchesHealth: true }
    await written(admin, health)
    const texts = async (actor: Actor, more = '') =>
      (await conversation(actor, more))?.items.flatMap(({ Note }) => (Note ? [Note.Text] : []))
    expect(await texts(admin)).toEqual([health.Text])
    expect(await texts(support)).toEqual([null])
    await written(support, { ...health, Text: '熱が下がったとのこと' })
    expect(await texts(support)).toEqual(['熱が下がったとのこと', null])
    // Nor can it be guessed by searching.
    expect(await texts(support, ', Text: "熱が"')).toEqual(['熱が下がったとのこと'])
    expect(await texts(admin, ', Text: "熱が"')).toHaveLength(2)
  })

  test('what it said before it was marked is hidden too', async () => {
    const { Id } = await written(admin, { Text: '熱があるとのこと' })
    const edit = { ...call, Id, Version: 1, Text: '体調のこと', TouchesHealth: true }
    await admin.call(UPDATE, { input: edit })
    const [entry] = (await conversation(support))?.items ?? []
    expect(JSON.stringify(entry?.Note)).toBe('{"Text":null,"Earlier":[{"Text":null}]}')
  })

  test('the person takes it away without a name, and it goes with the person', async () => {
    const { Id } = await written(support)
    await support.call(UPDATE, { input: { ...call, Id, Version: 1, Text: '直した内容' } })
    const own = await fetch(`${server.url}/api/own_data?format=json`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    const { 事務局のやりとりの記録: notes } = (await own.json()) as Record<string, unknown>
    expect(notes).toEqual([
      { 記録した日時: '2026/12/01 09:00', 種類: '電話を受けた', 結果: '話せた', 内容: '直した内容' },
    ])
    await person.call('mutation { requestWithdrawal { success } }')
    expect(await server.db.select().from(personNotes).where(eq(personNotes.userId, person.id))).toEqual([])
    expect(
      await server.db.select().from(personNoteVersions).where(eq(personNoteVersions.noteId, Id)),
    ).toEqual([])
    expect(codeOf(await write(admin))).toBe('INVALID_STATE')
  })
})

describe('when to call again', () => {
  test('is a task of the desk until the next talk, another day or deletion', async () => {
    const WORK = 'query { listWork(filter: { Kinds: [Task] }) { items { UserId Title Due } } }'
    const tasks = async () =>
      (
        await admin.send<{ listWork: { items: { UserId: string; Title: string; Due: string }[] } }>(WORK)
      ).data?.listWork.items.filter(({ UserId }) => UserId === person.id)
    const { Id } = await written(support, { Result: 'AwaitingCall', AgainOn: '2026-12-05' })
    expect(await tasks()).toEqual([
      { UserId: person.id, Title: 'もう一度連絡する（電話を受けた・折り返し待ち）', Due: '2026-12-05' },
    ])
    const moved = { ...call, Id, Version: 1, Result: 'AwaitingCall', AgainOn: '2026-12-07' } as const
    expect(codeOf(await support.call(UPDATE, { input: moved }))).toBeNull()
    expect((await tasks())?.map(({ Due }) => Due)).toEqual(['2026-12-07'])
    await written(support, { Kind: 'CallOut' })
    expect(await tasks()).toEqual([])
    const later = await written(support, { AgainOn: '2026-12-09' })
    await support.call(DELETE, { input: { Id: later.Id } })
    expect(await tasks()).toEqual([])
    const done = await server.db.select().from(workItems).where(eq(workItems.userId, person.id))
    expect(done.map(({ outcome }) => outcome)).toContain('電話をかけた・話せた')
  })

  test('is what the latest talk says', async () => {
    expect(await again()).toBeNull()
    await written(support, { AgainOn: '2026-12-05' })
    await written(admin, { Kind: 'Note', Result: null, Text: '書類を送った' })
    expect(await again()).toEqual({ Text: call.Text, AgainOn: '2026-12-05' })
    server.clock.advance(60_000)
    await written(support, { Kind: 'CallOut' })
    expect(await again()).toBeNull()
  })
})

describe('the conversation', () => {
  test('is read page by page, by kind, by people and by words', async () => {
    const STOP = 'mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }' as const
    for (let number = 1; number <= 5; number++) await written(admin, { Text: `用件${number}` })
    await admin.call(STOP, { input: { UserId: person.id, Stop: true, Reason: '書類の確認のため' } })
    await server.deps.mail.deliverPending()
    const all = await conversation(admin)
    expect(all?.items.map(({ Operation }) => Operation)).toEqual(['Send', 'Stop', ...Array(5).fill('CallIn')])
    expect(all?.total).toBe(7)

    const first = await conversation(admin, ', limit: 4')
    const rest = await conversation(admin, `, limit: 4, nextToken: "${first?.nextToken}"`)
    expect([...(first?.items ?? []), ...(rest?.items ?? [])]).toEqual(all?.items)
    expect(rest?.nextToken).toBeNull()
    const foreign = await admin.send(
      `query ($id: ID!) { listConversation(UserId: $id, PeopleOnly: true, nextToken: "${first?.nextToken}") { nextToken } }`,
      { id: person.id },
    )
    expect(codeOf(foreign)).toBe('BAD_USER_INPUT')

    const found = async (more: string, actor = admin) =>
      (await conversation(actor, more))?.items.map(({ Operation }) => Operation)
    expect(await found(', Kinds: [Contact]')).toHaveLength(5)
    expect(await found(', Kinds: [Reason]')).toEqual(['Stop'])
    expect(await found(', Kinds: [Contact, Reason]')).toHaveLength(6)
    expect(await found(', Kinds: [Donation]')).toEqual([])
    expect(await found(', Text: "用件３"')).toEqual(['CallIn'])
    expect(await found(', Text: "書類の確認"')).toEqual(['Stop'])
    expect(await found(', Text: "書類の確認"', support)).toEqual([])
    expect(await found(', Kinds: [Mail]')).toEqual(['Send'])
    expect(await found(', Kinds: [Mail], PeopleOnly: true')).toEqual([])
  })

  test('shows the days that were asked for, with what was written beside them', async () => {
    person = await applicant(server, { userStatus: 'DonorRegistrationExam', onlineCheckResult: 'Passed' })
    await passedScreening(server, person.id, {}, new Date('2026-11-20T00:00:00Z'))
    const ASK =
      'mutation ($input: RequestDonorRegistrationInput!) { requestDonorRegistration(input: $input) { success } }' as const
    const days = { PreferredDates: ['2026-12-12', '2026-12-10'], Note: '午前を希望' }
    expect(codeOf(await person.call(ASK, { input: days }))).toBeNull()
    const READ =
      'query ($id: ID!, $text: String) { listConversation(UserId: $id, Kinds: [Wish], Text: $text) { items { Wish { Days Note } } } }' as const
    const wish = { Wish: { Days: days.PreferredDates, Note: days.Note } }
    for (const text of [null, '午前'])
      expect((await support.call(READ, { id: person.id, text })).data?.listConversation.items).toEqual([wish])
  })
})
