import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { activities } from '../../../../server/ground/tables/activity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { notInMail, notInSubject, unknownVariable } from '../../../../shared/words/office/letters'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

const LIST = '{ listLetters { Id Version Name Kind Subject Text AuthorId } }' as const
const VERSIONS =
  'query ($id: ID!) { listLetterVersions(LetterId: $id) { Version Text AuthorId CreatedAt } }' as const
const SAVE = 'mutation ($input: SaveLetterInput!) { saveLetter(input: $input) { Id Version Text } }' as const
const PREVIEW =
  'query ($input: PreviewLetterInput!) { previewLetter(input: $input) { Subject Text Html } }' as const
const TRIAL =
  'mutation ($input: SendTrialLetterInput!) { sendTrialLetter(input: $input) { success } }' as const
const SEND =
  'mutation ($input: SendLetterInput!) { sendLetter(input: $input) { Id State ActorId Label Content { Subject Text } } }' as const
const BACK = 'mutation ($input: TakeBackLetterInput!) { takeBackLetter(input: $input) { success } }' as const

const INBOX = '{ listMessages { items { Id Subject Text OpenedAt } } }' as const
const READ = 'mutation ($input: ReadMessageInput!) { readMessage(input: $input) { success } }' as const

let server: TestServer
let admin: Actor
let other: Actor
let person: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  other = await staff(server)
})
beforeEach(async () => {
  person = await applicant(server)
})
afterAll(() => server.close())

const content = { Kind: 'Notice', Subject: 'お電話の件', Text: '{{お名前}}様\n{{マイページ}}' } as const
const save = (actor: Actor, given: object) =>
  actor.call(SAVE, { input: { ...content, Id: randomUUID(), Version: 0, Name: '電話', ...given } })
const send = (given: object = {}, actor = admin) =>
  actor.call(SEND, {
    input: { ...content, IdempotencyKey: randomUUID(), UserId: person.id, ...given },
  })
const fieldsOf = (answer: Awaited<ReturnType<typeof save>>) => answer.errors?.[0]?.extensions.fields

describe('a letter', () => {
  test('is there from the beginning, and can be previewed and sent', async () => {
    const { data } = await admin.call(LIST)
    expect(data?.listLetters.map(({ Name }) => Name)).toEqual(
      expect.arrayContaining(['登録内容の確認', '日ごろのお礼']),
    )
    for (const { Kind, Subject, Text } of data?.listLetters ?? []) {
      const shown = await admin.call(PREVIEW, { input: { Kind, Subject, Text } })
      expect(shown.data?.previewLetter.Text).toMatch(/^見本 花子 様\n\n/)
      expect(shown.data?.previewLetter.Html).not.toMatch(/\{\{|cid:/)
    }
  })

  test('keeps every version with its author, and goes back by a new one', async () => {
    const Id = randomUUID()
    await save(admin, { Id })
    await save(other, { Id, Version: 1, Text: '二つめ' })
    expect((await save(admin, { Id, Version: 2 })).data?.saveLetter.Version).toBe(3)
    const { data } = await admin.call(VERSIONS, { id: Id })
    expect(data?.listLetterVersions.map(({ Version, Text, AuthorId }) => [Version, Text, AuthorId])).toEqual([
      [3, content.Text, admin.id],
      [2, '二つめ', other.id],
      [1, content.Text, admin.id],
    ])
  })

  test('that somebody else changed is a conflict; the same words again are not', async () => {
    const Id = randomUUID()
    await save(admin, { Id })
    const both = await Promise.all([
      save(admin, { Id, Version: 1, Text: '一人め' }),
      save(other, { Id, Version: 1, Text: '二人め' }),
    ])
    expect(both.map(codeOf).toSorted()).toEqual(['CONFLICT', null])
    expect((await save(admin, { Id, Version: 2, Text: '次' })).data?.saveLetter.Version).toBe(3)
    expect((await save(admin, { Id, Version: 2, Text: '次' })).data?.saveLetter.Version).toBe(3)
    expect(codeOf(await save(admin, { Id, Version: 9 }))).toBe('NOT_FOUND')
  })

  test.each([
    [{ Text: '検査の結果は陰性でした' }, 'Text', notInMail('陰性')],
    [{ Text: '{{住所}}にお届けします' }, 'Text', unknownVariable('{{住所}}')],
    [{ Text: '{{お名前}様' }, 'Text', unknownVariable('{{お名前}')],
    [{ Subject: 'ﾄﾞﾅｰの皆様へ' }, 'Subject', notInSubject('ドナー')],
    [{ Subject: '下痢について' }, 'Subject', notInSubject('下痢')],
  ])('that says %j is refused by name', async (given, field, sentence) => {
    const answer = await save(admin, given)
    expect(fieldsOf(answer)).toEqual({ [field]: sentence })
  })
})

test('a trial goes to whoever asks for it, once, and says that it is one', async () => {
  const input = { ...content, IdempotencyKey: randomUUID() }
  await admin.call(TRIAL, { input })
  await admin.call(TRIAL, { input })
  await server.deps.mail.deliverPending()
  const mails = (await listMails(join(server.dataDir, 'mail'), 50)).filter(({ subject }) =>
    subject.includes(content.Subject),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('試し送り')
})

test('what was sent is read by the person alone, and new until it is opened', async () => {
  const { Id = '' } = (await send()).data?.sendLetter ?? {}
  expect((await person.call(INBOX)).data?.listMessages.items).toEqual([])
  server.clock.advance(10_000)
  await server.deps.mail.deliverPending()
  const inbox = async (actor: Actor) => (await actor.call(INBOX)).data?.listMessages.items
  expect(await inbox(person)).toMatchObject([
    { Id, Subject: `【なかつぐ】${content.Subject}`, OpenedAt: null },
  ])
  const stranger = await applicant(server)
  expect(await inbox(stranger)).toEqual([])
  expect(codeOf(await stranger.call(READ, { input: { Id } }))).toBe('NOT_FOUND')
  await person.call(READ, { input: { Id } })
  const [first] = (await inbox(person)) ?? []
  expect(first?.OpenedAt).toBe(server.clock.now().toISOString())
  server.clock.advance(60_000)
  await person.call(READ, { input: { Id } })
  expect((await inbox(person))?.[0]?.OpenedAt).toBe(first?.OpenedAt)
})

describe('to one person', () => {
  const outbox = () => server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))

  test('it leaves once, ten seconds later, under the name of who wrote it', async () => {
    const key = { IdempotencyKey: randomUUID() }
    const [first, second] = await Promise.all([send(key), send(key)])
    expect(first.data).toEqual(second.data)
    expect(first.data?.sendLetter).toMatchObject({ State: 'Waiting', ActorId: admin.id })
    expect(await outbox()).toHaveLength(1)
    await server.deps.mail.deliverPending()
    expect((await outbox())[0]?.state).toBe('Waiting')
    server.clock.advance(10_000)
    await server.deps.mail.deliverPending()
    expect((await outbox())[0]?.state).toBe('Sent')
    const rows = await server.db.select().from(activities).where(eq(activities.userId, person.id))
    expect(rows.filter(({ operation }) => operation === 'Write').map(({ actorId }) => actorId)).toEqual([
      admin.id,
    ])
    expect(codeOf(await send(key, other))).toBe('CONFLICT')
  })

  test('of forty at once ten are written, and the rest waits for the next day', async () => {
    const codes = (await Promise.all(Array.from({ length: 40 }, () => send()))).map(codeOf)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(30)
    expect(await outbox()).toHaveLength(10)
    // The control: another person, and the same one a day later.
    const another = await applicant(server)
    expect((await send({ UserId: another.id })).errors).toBeUndefined()
    server.clock.advance(24 * 3_600_000 + 1)
    await Promise.all([admin, other].map((colleague) => colleague.signInAgain()))
    expect((await send()).errors).toBeUndefined()
  })

  test('it can be taken back until then, and not after', async () => {
    const Id = (await send()).data?.sendLetter.Id ?? ''
    const back = () => admin.call(BACK, { input: { MailId: Id } })
    await back()
    expect((await back()).data?.takeBackLetter.success).toBe(true)
    server.clock.advance(10_000)
    await server.deps.mail.deliverPending()
    expect(await outbox()).toMatchObject([{ state: 'Cancelled', params: null, recipient: null }])
    const gone = (await send()).data?.sendLetter.Id ?? ''
    server.clock.advance(10_000)
    await server.deps.mail.deliverPending()
    expect(codeOf(await admin.call(BACK, { input: { MailId: gone } }))).toBe('INVALID_STATE')
  })

  test('news, and what somebody has not booked, go to those alone whom they fit', async () => {
    const choose = (subscribedMagazine: boolean) =>
      server.db.update(userProfiles).set({ subscribedMagazine }).where(eq(userProfiles.id, person.id))
    await choose(false)
    expect(codeOf(await send({ Kind: 'News' }))).toBe('INVALID_STATE')
    expect(codeOf(await send({ Text: '{{ガイダンスの日時}}' }))).toBe('INVALID_STATE')
    await server.db.update(userProfiles).set({ email: null }).where(eq(userProfiles.id, person.id))
    expect(codeOf(await send())).toBe('INVALID_STATE')
    expect(await outbox()).toEqual([])
  })
})
