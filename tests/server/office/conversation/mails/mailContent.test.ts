import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOldData } from '../../../../../server/office/jobs/forgetOldData'
import type { MailKind, MailParams } from '../../../../../server/ground/outbox/templates/mailTemplates'
import { mailTemplates } from '../../../../../server/ground/outbox/templates/mailTemplates'
import { mailOutbox } from '../../../../../server/ground/tables/mail'
import { applicant, staff, type Actor } from '../../../../support/actors'
import { startTestServer, type TestServer } from '../../../../support/testServer'

const READ = 'query ($id: ID!) { getMail(Id: $id) { Resendable Content { Subject Text AsSent } } }' as const
const TOLD =
  'query ($id: ID!) { listConversation(UserId: $id, Kinds: [Mail]) { items { Operation Mail { Id Content { Subject } } } } }' as const

let server: TestServer
let admin: Actor
let support: Actor
let person: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  support = await staff(server, 'Support')
  person = await applicant(server)
})
afterAll(() => server.close())

async function sent<K extends MailKind>(kind: K, params: MailParams[K]): Promise<string> {
  const dedupeKey = randomUUID()
  await server.deps.mail.enqueue(server.db, {
    kind,
    params,
    to: person.email,
    userId: person.id,
    recipientName: '山田 花子',
    dedupeKey,
  })
  await server.deps.mail.deliverPending()
  const [row] = await server.db.select().from(mailOutbox).where(eq(mailOutbox.dedupeKey, dedupeKey))
  if (!row?.sentAt) throw new Error('The mail was not sent')
  return row.id
}
const read = async (actor: Actor, id: string) => (await actor.call(READ, { id })).data?.getMail

test('what was sent is read again, beside its row of the conversation, without the address', async () => {
  const id = await sent('guidanceInvitation', { deadline: '2026-12-15' })
  const mail = await read(support, id)
  expect(mail).toMatchObject({ Resendable: false, Content: { AsSent: true } })
  expect(mail?.Content?.Subject).toContain('ガイダンスのご案内：2026年12月15日（火）まで')
  expect(mail?.Content?.Text).toMatch(/^山田 花子 様\n/)
  const { data } = await support.call(TOLD, { id: person.id })
  expect(data?.listConversation.items[0]).toEqual({
    Operation: 'Send',
    Mail: { Id: id, Content: { Subject: mail?.Content?.Subject } },
  })
  const [row] = await server.db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  expect(row).toMatchObject({ recipient: null, attachment: null })
  expect(JSON.stringify(mail)).not.toContain(person.email)
})

test('texts that have changed since are not passed off as what was sent', async () => {
  const id = await sent('guidanceInvitation', { deadline: '2026-12-15' })
  const { contact } = server.deps.texts
  Object.assign(server.deps.texts, { contact: { ...contact, tel: '0000-00-9999' } })
  try {
    const content = (await read(admin, id))?.Content
    expect(content).toMatchObject({ AsSent: false })
    expect(content?.Text).toContain('0000-00-9999')
  } finally {
    Object.assign(server.deps.texts, { contact })
  }
})

test('codes are not kept', async () => {
  const id = await sent('emailChangeCode', { code: '314159' })
  expect((await read(admin, id))?.Content).toBeNull()
  const [row] = await server.db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  expect(row).toMatchObject({ params: null, recipientName: null, contentDigest: null })
})

test('what tells a judgement is for administrators, by every template with that label', async () => {
  const id = await sent('notCertified', { renewal: false, reason: 'SampleTest' })
  expect((await read(admin, id))?.Content?.Text).toContain('認定の基準に合わなかった')
  expect((await read(support, id))?.Content).toBeNull()
  for (const { label, judgement } of Object.values(mailTemplates))
    expect(judgement === true, label).toBe(label === 'お手続きの結果')
})

test('is in the own data, stays after a month and goes with the person', async () => {
  const id = await sent('guidanceInvitation', { deadline: '2026-12-20' })
  const headers = { authorization: `Bearer ${person.token}` }
  const own = await fetch(`${server.url}/api/own_data?format=json`, { headers })
  const { お送りしたメール: mails } = (await own.json()) as Record<string, Record<string, string>[]>
  expect(mails).toContainEqual(
    expect.objectContaining({
      メールの種類: 'ガイダンス案内',
      本文: expect.stringContaining('2026年12月20日（日）'),
    }),
  )

  await forgetOldData(server.deps, new Date(server.clock.now().getTime() + 40 * 86_400_000))
  // It ends sessions, too.
  await Promise.all([admin, person].map((actor) => actor.signInAgain()))
  expect(await read(admin, id)).toMatchObject({ Content: { AsSent: true } })
  await person.call('mutation { requestWithdrawal { success } }')
  expect((await read(admin, id))?.Content).toBeNull()
  const rows = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
  for (const row of rows.filter(({ kind }) => kind !== 'withdrawn'))
    expect(row).toMatchObject({ params: null, recipientName: null, contentDigest: null })
})
