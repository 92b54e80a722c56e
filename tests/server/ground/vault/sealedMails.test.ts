import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelMails } from '../../../../server/care/leaving/cancelMails'
import { mailTemplates } from '../../../../server/ground/outbox/templates/mailTemplates'
import { mailOutbox, sealedMails } from '../../../../server/ground/tables/mail'
import { sealOlder } from '../../../../server/ground/vault/sealOlder'
import { applicant, staff, type Actor } from '../../../support/actors'
import { tablesHolding } from '../../../support/tablesHolding'
import { startTestServer, type TestServer } from '../../../support/testServer'

const SENTENCE = '金糸雀が見つかったためです。'
const READ = 'query ($id: ID!) { getMail(Id: $id) { Resendable Content { Text AsSent } } }' as const

let server: TestServer
let physician: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server)
})
afterAll(() => server.close())

const rowOf = async (dedupeKey: string) => {
  const [row] = await server.db.select().from(mailOutbox).where(eq(mailOutbox.dedupeKey, dedupeKey))
  if (!row) throw new Error('No such mail')
  return row
}

/** A mail that tells why somebody was not certified. */
async function refusal(person: Actor) {
  const dedupeKey = randomUUID()
  await server.deps.mail.enqueue(server.db, {
    kind: 'notCertified',
    params: { renewal: false, sentence: SENTENCE, retryFrom: '2027-02-23' },
    to: person.email,
    userId: person.id,
    recipientName: null,
    dedupeKey,
  })
  return dedupeKey
}

const read = async (id: string) => (await physician.call(READ, { id })).data?.getMail
const written = async (person: Actor) => {
  const { data } = await person.call('{ listMessages { items { Text } } }')
  return JSON.stringify(data?.listMessages.items)
}

test('why somebody was refused stands readable in no mail that waits or was sent; who may, reads it', async () => {
  const person = await applicant(server)
  const key = await refusal(person)
  expect(await tablesHolding(server, SENTENCE)).toEqual([])
  await server.deps.mail.deliverPending()
  const row = await rowOf(key)
  expect(row.sentAt).not.toBeNull()
  expect(row.params).toEqual({})
  expect(await tablesHolding(server, SENTENCE)).toEqual([])

  const mail = await read(row.id)
  expect(mail?.Content).toMatchObject({ AsSent: true })
  expect(mail?.Content?.Text).toContain(SENTENCE)
  expect(await written(person)).toContain(SENTENCE)
  const own = await fetch(`${server.url}/api/own_data?format=json`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(await own.text()).toContain(SENTENCE)
})

test('what a program of before has written is sealed by the job, and says the same', async () => {
  const person = await applicant(server)
  const key = await refusal(person)
  await server.deps.mail.deliverPending()
  const { id } = await rowOf(key)
  const before = await read(id)
  const params = { renewal: false, sentence: SENTENCE, retryFrom: '2027-02-23' }
  await server.db.update(mailOutbox).set({ params, paramsSealed: null }).where(eq(mailOutbox.id, id))
  expect(await read(id)).toEqual(before)
  expect(await tablesHolding(server, SENTENCE)).toEqual(['mail_outbox'])
  expect(await sealOlder(server.deps)).toBe(1)
  expect(await sealOlder(server.deps)).toBe(0)
  expect(await tablesHolding(server, SENTENCE)).toEqual([])
  expect(await read(id)).toEqual(before)
})

test('one that failed goes out again with its reason', async () => {
  const person = await applicant(server)
  const key = await refusal(person)
  const { id } = await rowOf(key)
  await server.db
    .update(mailOutbox)
    .set({ failedAt: server.clock.now(), recipient: null, lastError: 'ETIMEDOUT' })
    .where(eq(mailOutbox.id, id))
  expect(await read(id)).toMatchObject({ Resendable: true })
  const { errors } = await physician.call(
    'mutation ($id: ID!) { resendMail(input: { MailId: $id }) { State } }',
    { id },
  )
  expect(errors).toBeUndefined()
  await server.deps.mail.deliverPending()
  expect(await written(person)).toContain(SENTENCE)
})

test('nothing of it stays when its person leaves', async () => {
  const person = await applicant(server)
  const key = await refusal(person)
  await server.db.transaction((tx) =>
    cancelMails(tx, { userId: person.id, addresses: [person.email] }, server.clock.now()),
  )
  expect(await rowOf(key)).toMatchObject({ params: null, paramsSealed: null, state: 'Cancelled' })
})

test("the words of a letter stand readable in no table, and are the person's to read", async () => {
  const person = await applicant(server)
  const params = { subject: '年末のこと', text: SENTENCE, isTrial: false }
  for (const kind of ['officeNotice', 'officeNews'] as const)
    await server.deps.mail.enqueue(server.db, {
      kind,
      params,
      to: person.email,
      userId: person.id,
      recipientName: null,
      dedupeKey: randomUUID(),
    })
  expect(await tablesHolding(server, SENTENCE)).toEqual([])
  await server.deps.mail.deliverPending()
  expect(await tablesHolding(server, SENTENCE)).toEqual([])
  expect((await written(person)).split(SENTENCE)).toHaveLength(3)
})

// A trial goes to whoever wrote it.
test('every kind that tells a judgement, or is written to the person, is among them', () => {
  const judged = Object.entries(mailTemplates).flatMap(([kind, { fixed }]) =>
    fixed === 'Judgement' || (fixed === 'Own' && kind !== 'textTrial') ? [kind] : [],
  )
  expect([...sealedMails].toSorted()).toEqual(judged.toSorted())
})
