import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { forgetOldData } from '../../../../server/office/jobs/forgetOldData'
import type { MailRequest } from '../../../../server/ground/outbox/mail'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import type { MailKind } from '../../../../server/ground/outbox/templates/mailTemplates'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

const FIELDS = 'Id Sk UserId Label State Attempts SentAt LastError Fault Resendable CreatedAt'
const OF_USER = `query ($id: ID!, $limit: Int, $nextToken: String) {
  listMails(filter: { UserId: { eq: $id } }, limit: $limit, nextToken: $nextToken) { items { ${FIELDS} } nextToken total } }` as const
const ALL =
  `query ($filter: MailDeliveryFilter) { listMails(filter: $filter) { items { ${FIELDS} } total } }` as const
const RESEND = `mutation ($id: ID!) { resendMail(input: { MailId: $id }) { ${FIELDS} } }` as const

let server: TestServer
let admin: Actor
let mailFolder: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  mailFolder = join(server.dataDir, 'mail')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await server.db.delete(mailOutbox)
  await rm(mailFolder, { recursive: true, force: true })
  await admin.signInAgain()
})

let requests = 0
const enqueue = <K extends MailKind>(person: Actor, kind: K, params: MailRequest<K>['params']) =>
  server.deps.mail.enqueue(server.db, {
    kind,
    params,
    to: person.email,
    userId: person.id,
    recipientName: '山田 花子',
    dedupeKey: `test/${++requests}`,
  })
const invitation = (person: Actor) => enqueue(person, 'guidanceInvitation', { deadline: '2026-12-15' })
const mailsOf = async (person: Actor, by = admin, variables = {}) =>
  (await by.call(OF_USER, { id: person.id, ...variables })).data?.listMails
const all = async (filter: object) => (await admin.call(ALL, { filter })).data?.listMails
const resend = (id: string | undefined, by = admin) => by.call(RESEND, { id })
const logOf = async ({ id }: Actor) =>
  (
    await server.db
      .select({ text: activities.text })
      .from(activities)
      .where(and(eq(activities.userId, id), eq(activities.category, 'Mail')))
      .orderBy(activities.id)
  ).map(({ text }) => text)

/** Nothing can be written where the folder of mails should be. */
const breakMail = () => writeFile(mailFolder, '')

/** Lets every try of what waits go by. */
async function giveUp() {
  for (let attempt = 0; attempt < 8; attempt++) {
    await server.deps.mail.deliverPending()
    server.clock.advance(24 * 3_600_000)
  }
  await admin.signInAgain()
}

describe('the mails of a person', () => {
  test('show what each is for and how far it is, newest first, and nothing of what it says', async () => {
    const person = await applicant(server)
    await invitation(person)
    await server.deps.mail.deliverPending()
    server.clock.advance(60_000)
    await enqueue(person, 'retryPossible', {})
    const list = await mailsOf(person)
    expect(list?.total).toBe(2)
    expect(list?.items).toMatchObject([
      { Label: '再申し込みの案内', State: 'Waiting', Attempts: 0, SentAt: null, LastError: null },
      { Label: 'ガイダンス案内', State: 'Sent', Attempts: 1, SentAt: TEST_NOW.toISOString(), Sk: 'Mail' },
    ])
    expect(JSON.stringify(list)).not.toContain(person.email)
    expect(await logOf(person)).toEqual(['メールを送信しました（ガイダンス案内）（自動）'])
  })

  test('come in pages, and only those of the person', async () => {
    const [person, other] = [await applicant(server), await applicant(server)]
    for (const each of [person, other, person, person]) {
      await invitation(each)
      server.clock.advance(1000)
    }
    const first = await mailsOf(person, admin, { limit: 2 })
    const second = await mailsOf(person, admin, { limit: 2, nextToken: first?.nextToken })
    const times = [...(first?.items ?? []), ...(second?.items ?? [])].map(({ CreatedAt }) => CreatedAt)
    expect(times).toHaveLength(3)
    expect(times.toSorted().toReversed()).toEqual(times)
    expect(second?.nextToken).toBeNull()
  })

  test('tell support staff too', async () => {
    const person = await applicant(server)
    await invitation(person)
    expect((await mailsOf(person, await staff(server, 'Support')))?.items).toHaveLength(1)
  })

  test('name a judgement neither to support staff nor in the log', async () => {
    const person = await applicant(server)
    await enqueue(person, 'notCertified', { renewal: false })
    await enqueue(person, 'certified', { expiration: '2027-02-02' })
    await server.deps.mail.deliverPending()
    expect(new Set((await mailsOf(person))?.items.map(({ Label }) => Label))).toEqual(
      new Set(['お手続きの結果']),
    )
    expect((await logOf(person)).join()).not.toContain('認定')
  })
})

describe('a mail that cannot be sent', () => {
  test('is listed as failed with its reason, and logged once', async () => {
    const person = await applicant(server)
    await breakMail()
    await invitation(person)
    await server.deps.mail.deliverPending()
    expect((await mailsOf(person))?.items).toMatchObject([
      { State: 'Waiting', Attempts: 1, LastError: 'メールを送信できませんでした。', Resendable: false },
    ])
    await giveUp()
    const failed = await all({ State: { eq: 'Failed' } })
    expect(failed?.items).toMatchObject([
      { UserId: person.id, State: 'Failed', Attempts: 8, Resendable: true },
    ])
    expect((await all({ State: { in: ['Waiting', 'Sent', 'Cancelled'] } }))?.items).toEqual([])
    expect(await logOf(person)).toEqual(['メールを送信できませんでした（ガイダンス案内）（自動）'])
    expect(failed?.items[0]?.Fault).toBeNull()
    const [row] = await server.db.select().from(mailOutbox)
    expect([row?.recipient, row?.recipientName]).toEqual([null, null])
  })

  test('is found by what the mail server said', async () => {
    const [person, other] = [await applicant(server), await applicant(server)]
    await invitation(person)
    await invitation(other)
    const failedAt = server.clock.now()
    await server.db
      .update(mailOutbox)
      .set({ failedAt, lastError: 'NoMailbox' })
      .where(eq(mailOutbox.userId, person.id))
    await server.db.update(mailOutbox).set({ lastError: 'Login' }).where(eq(mailOutbox.userId, other.id))
    expect((await all({ Fault: { in: ['NoMailbox', 'TooLarge'] } }))?.items).toMatchObject([
      {
        UserId: person.id,
        State: 'Failed',
        Fault: 'NoMailbox',
        LastError: '宛先のメールアドレスが存在しません。',
        Resendable: true,
      },
    ])
    expect((await all({ State: { eq: 'Waiting' }, Fault: { eq: 'Login' } }))?.items).toMatchObject([
      { UserId: other.id, LastError: 'メールサーバーにログインできません。' },
    ])
  })

  test('goes out once more, to the address of today, however often it is asked for', async () => {
    const person = await applicant(server)
    await breakMail()
    await invitation(person)
    await giveUp()
    await rm(mailFolder)
    const [failed] = (await mailsOf(person))?.items ?? []
    const answers = await Promise.all([resend(failed?.Id), resend(failed?.Id), resend(failed?.Id)])
    expect(answers.map(codeOf)).toEqual([null, null, null])
    await server.deps.mail.deliverPending()
    expect((await resend(failed?.Id)).data?.resendMail).toMatchObject({ State: 'Sent', Attempts: 1 })
    expect((await mailsOf(person))?.items).toMatchObject([{ State: 'Sent', LastError: null }])
    expect(await logOf(person)).toEqual([
      'メールを送信できませんでした（ガイダンス案内）（自動）',
      `メールの再送を受け付けました（ガイダンス案内）（操作：${admin.id}）`,
      'メールを送信しました（ガイダンス案内）（自動）',
    ])
  })

  test('stays unsent when it was a code, or when a month has passed', async () => {
    const person = await applicant(server)
    await breakMail()
    await enqueue(person, 'recoveryCode', { code: '314159' })
    await invitation(person)
    await giveUp()
    const [code] =
      (await all({ State: { eq: 'Failed' } }))?.items.filter(({ Label }) => /コード/.test(Label)) ?? []
    expect((await resend(code?.Id)).errors?.[0]).toMatchObject({
      message: 'このメールは再送できません。',
      extensions: { code: 'INVALID_STATE' },
    })
    expect(await forgetOldData(server.deps, server.clock.now())).toBe(0)
    server.clock.advance(31 * 24 * 3_600_000)
    expect(await forgetOldData(server.deps, server.clock.now())).toBe(1)
    await admin.signInAgain()
    for (const { Id, Resendable } of (await mailsOf(person))?.items ?? []) {
      expect(Resendable).toBe(false)
      expect(codeOf(await resend(Id))).toBe('INVALID_STATE')
    }
  })

  test('is cancelled for somebody who leaves, and what it said goes', async () => {
    const person = await applicant(server)
    await breakMail()
    await invitation(person)
    await giveUp()
    await enqueue(person, 'retryPossible', {})
    server.clock.advance(60_000)
    await person.signInAgain()
    await person.call('mutation { requestWithdrawal { success } }')
    const items = (await mailsOf(person))?.items ?? []
    expect(items.map(({ Label, State }) => [Label, State])).toEqual([
      ['退会完了', 'Waiting'],
      ['再申し込みの案内', 'Cancelled'],
      ['ガイダンス案内', 'Failed'],
    ])
    expect(items[1]?.LastError).toBe('会員の退会か、送る前の取り消しのため、送信を取りやめました。')
    for (const { Id } of items.slice(1)) expect(codeOf(await resend(Id))).toBe('INVALID_STATE')
  })

  test('is unknown by an id that does not exist', async () => {
    expect(codeOf(await resend('00000000-0000-4000-8000-000000000000'))).toBe('NOT_FOUND')
    expect(codeOf(await resend('x'))).toBe('NOT_FOUND')
  })
})
