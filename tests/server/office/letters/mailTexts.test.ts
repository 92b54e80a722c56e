import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { mailTemplates, isMailKind } from '../../../../server/ground/outbox/templates/mailTemplates'
import { activities } from '../../../../server/ground/tables/activity'
import { mailTextVersions } from '../../../../server/ground/tables/letters'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { wordNotInSubject, wordNotInText } from '../../../../shared/rules/office/mailWords'
import {
  lineNotAlone,
  notInMail,
  notInSubject,
  requiredMissing,
  unknownVariable,
} from '../../../../shared/words/office/letters'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

const LIST =
  '{ listMailTexts { items { Key Name When Version Subject Text IsDelivered DeliveredSubject DeliveredText Variables { Name Says IsRequired IsLine } } Fixed { Name Reason } } }' as const
const SAVE =
  'mutation ($input: SaveMailTextInput!) { saveMailText(input: $input) { Key Name Version Subject Text IsDelivered DeliveredSubject DeliveredText } }' as const
const VERSIONS =
  'query ($key: ID!) { listMailTextVersions(Key: $key) { Version Subject Text IsDelivered AuthorId } }' as const
const PREVIEW =
  'query ($input: PreviewMailTextInput!) { previewMailText(input: $input) { Subject Text Html } }' as const
const TRIAL =
  'mutation ($input: SendTrialMailTextInput!) { sendTrialMailText(input: $input) { success } }' as const

let server: TestServer
let admin: Actor
let other: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  other = await staff(server)
})
afterAll(() => server.close())

const list = async () => {
  const { data } = await admin.call(LIST)
  if (!data) throw new Error('No texts')
  return data.listMailTexts
}
const textOf = async (key: string) => {
  const text = (await list()).items.find(({ Key }) => Key === key)
  if (!text) throw new Error(key)
  return text
}
const save = (Key: string, Version: number, words: object, by = admin) =>
  by.call(SAVE, { input: { Key, Version, ...words } })
const fieldsOf = (answer: Awaited<ReturnType<typeof save>>) => answer.errors?.[0]?.extensions.fields

describe('the mails of the program', () => {
  test('are each either rewritten by the office, or said why not', async () => {
    const { items, Fixed } = await list()
    const kinds = new Set(items.map(({ Key }) => Key.split('.')[0]))
    for (const [kind, { fixed, texts }] of Object.entries(mailTemplates))
      expect([kind, kinds.has(kind), texts !== undefined]).toEqual([kind, !fixed, !fixed])
    expect(new Set(Fixed.map(({ Name }) => Name)).size).toBe(Fixed.length)
    expect(Fixed).toEqual(
      expect.arrayContaining([
        { Name: '登録コード', Reason: 'Code' },
        { Name: 'お手続きの結果', Reason: 'Judgement' },
        { Name: '退会完了', Reason: 'Law' },
      ]),
    )
    // Whatever tells a judgement is approved elsewhere.
    const judged = Object.values(mailTemplates).filter(({ judgement }) => judgement)
    expect(new Set(judged.map(({ fixed }) => fixed))).toEqual(new Set(['Judgement']))
  })

  test('can be previewed as they were delivered, and offer nothing about health', async () => {
    for (const { Key, Name, Subject, Text, Variables } of (await list()).items) {
      const { data } = await admin.call(PREVIEW, { input: { Key, Subject, Text } })
      expect([Name, data?.previewMailText.Text]).toEqual([Name, expect.stringMatching(/^見本 花子 様\n\n/)])
      expect(data?.previewMailText.Html).not.toMatch(/\{\{|cid:|undefined/)
      for (const variable of Variables) expect(wordNotInText(`${variable.Name}${variable.Says}`)).toBeNull()
      expect(wordNotInSubject(Subject)).toBeNull()
    }
  })
})

describe('words of the office', () => {
  const key = 'guidanceInvitation'

  test('are versions with their author; back to one, and back to what was delivered', async () => {
    const delivered = await textOf(key)
    expect(delivered).toMatchObject({ Version: 0, IsDelivered: true })
    const one = {
      Subject: 'ご案内：{{予約の期限}}まで',
      Text: '一つめ\n{{予約の期限}}までに\n{{日時の予約}}',
    }
    const saved = await save(key, 0, one)
    expect(saved.data?.saveMailText).toMatchObject({ ...one, Version: 1, IsDelivered: false })
    const both = await Promise.all([
      save(key, 1, { ...one, Subject: '一人め' }),
      save(key, 1, { ...one, Subject: '二人め' }, other),
    ])
    expect(both.map(codeOf).toSorted()).toEqual(['CONFLICT', null])
    expect((await save(key, 2, one)).data?.saveMailText.Version).toBe(3)
    // The same again is the same version.
    expect((await save(key, 2, one)).data?.saveMailText.Version).toBe(3)
    const back = await save(key, 3, {})
    expect(back.data?.saveMailText).toMatchObject({
      Version: 4,
      IsDelivered: true,
      Subject: delivered.Subject,
      Text: delivered.Text,
    })
    const { data } = await admin.call(VERSIONS, { key })
    expect(data?.listMailTextVersions.map(({ Version, IsDelivered }) => [Version, IsDelivered])).toEqual([
      [4, true],
      [3, false],
      [2, false],
      [1, false],
    ])
    const log = await server.db.select().from(activities).where(eq(activities.operation, 'MailText'))
    expect(log.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('自動で送るメールの文面を変更しました（ガイダンス案内、第1版）'),
    )
  })

  test.each([
    [{ Text: '{{予約の期限}}までに、マイページで。' }, 'Text', requiredMissing('日時の予約')],
    [{ Text: '{{日時の予約}}' }, 'Text', requiredMissing('予約の期限')],
    [{ Text: '{{予約の期限}}\n{{日時の予約}}\n{{病名}}' }, 'Text', unknownVariable('{{病名}}')],
    [{ Text: '{{予約の期限}}\n{{日時の予約}}\n{{持ち物}}' }, 'Text', unknownVariable('{{持ち物}}')],
    [{ Text: '{{予約の期限}}\nここから{{日時の予約}}' }, 'Text', lineNotAlone('日時の予約')],
    [{ Text: '{{予約の期限}}\n{{日時の予約}}\n結果は陰性です。' }, 'Text', notInMail('陰性')],
    [{ Subject: '{{日時の予約}}' }, 'Subject', unknownVariable('{{日時の予約}}')],
    [{ Subject: 'ドナーの皆さま' }, 'Subject', notInSubject('ドナー')],
  ])('that say %j are refused in words', async (given, field, sentence) => {
    const { Version, Subject, Text } = await textOf(key)
    expect(fieldsOf(await save(key, Version, { Subject, Text, ...given }))).toEqual({ [field]: sentence })
  })

  test('of a mail that is not to be rewritten are not found', async () => {
    for (const kind of ['signUpCode', 'certified', 'withdrawn', 'officeNotice', 'textTrial', 'nothing']) {
      expect(isMailKind(kind) || kind === 'nothing').toBe(true)
      expect(codeOf(await save(kind, 0, { Subject: '確認コード', Text: '{{code}}' }))).toBe('NOT_FOUND')
    }
  })

  test('may say what the delivered ones say, also of a body that is not well', async () => {
    const { Subject, Text } = await textOf('guidanceTomorrow')
    const answer = await save('guidanceTomorrow', 0, {
      Subject,
      Text: Text.replace('ご無理を', '決してご無理を'),
    })
    expect(answer.data?.saveMailText.Version).toBe(1)
  })
})

test('a trial goes to whoever asks for it, once, as somebody who is made up would get it', async () => {
  const input = {
    IdempotencyKey: randomUUID(),
    Key: 'reportShared',
    Subject: '試しの件名',
    Text: '見出し\n{{マイページ}}',
  }
  await admin.call(TRIAL, { input })
  await admin.call(TRIAL, { input })
  await server.deps.mail.deliverPending()
  const mails = (await listMails(join(server.dataDir, 'mail'), 50)).filter(({ subject }) =>
    subject.includes(input.Subject),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/試し送り[\s\S]*見出し\nマイページを開く：http/)
})

describe('a mail', () => {
  const STOP =
    'mutation ($id: ID!) { stopUser(input: { UserId: $id, Stop: true, Reason: "電話" }) { Id } }' as const
  const MAIL = 'query ($id: ID!) { getMail(Id: $id) { Content { Subject Text AsSent } } }' as const
  const mailOf = async (person: Actor) => {
    const [row] = await server.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.userId, person.id), eq(mailOutbox.kind, 'suspended')))
    if (!row) throw new Error('No mail')
    return row
  }
  const contentOf = async (person: Actor) =>
    (await admin.call(MAIL, { id: (await mailOf(person)).id })).data?.getMail?.Content

  test('that waits is sent with the words that stand then, and read later as it was sent', async () => {
    const [early, late] = [await applicant(server), await applicant(server)]
    await admin.call(STOP, { id: early.id })
    await server.deps.mail.deliverPending()
    const delivered = await contentOf(early)
    expect(delivered).toMatchObject({
      AsSent: true,
      Text: expect.stringContaining('ご利用を一時停止しました。'),
    })

    await server.deps.mail.enqueue(server.db, {
      kind: 'suspended',
      params: { permanent: false },
      to: late.email,
      userId: late.id,
      recipientName: null,
      dedupeKey: randomUUID(),
      notBefore: new Date(server.clock.now().getTime() + 60_000),
    })
    const words = { Subject: 'お休みのお知らせ', Text: 'しばらくお休みです。\n{{再開の予定}}' }
    expect((await save('suspended', 0, words)).data?.saveMailText.Version).toBe(1)
    // Before it leaves it says what stands.
    expect(await contentOf(late)).toMatchObject({ Subject: '【なかつぐ】お休みのお知らせ' })
    server.clock.advance(60_000)
    await server.deps.mail.deliverPending()
    expect(await mailOf(late)).toMatchObject({ state: 'Sent', textVersion: 1 })
    await save('suspended', 1, { ...words, Subject: 'また別の件名' })
    expect(await contentOf(late)).toMatchObject({ Subject: '【なかつぐ】お休みのお知らせ', AsSent: true })
    expect(await contentOf(early)).toEqual(delivered)
  })

  test('is sent with the delivered words where the kept ones lack what this version needs', async () => {
    const person = await applicant(server)
    const { Version } = await textOf('suspended')
    await server.db.insert(mailTextVersions).values({
      key: 'suspended',
      version: Version + 1,
      subject: '古い件名',
      text: '{{なくなった差し込み}}',
      authorId: admin.id,
      createdAt: server.clock.now(),
    })
    await admin.call(STOP, { id: person.id })
    await server.deps.mail.deliverPending()
    expect(await contentOf(person)).toMatchObject({
      Text: expect.stringContaining('ご利用を一時停止しました。'),
      AsSent: true,
    })
    expect(await textOf('suspended')).toMatchObject({ IsDelivered: true })
  })
})
