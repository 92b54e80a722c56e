import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '../../../../../server/ground/settings/env'
import { jobs } from '../../../../../server/office/jobs/jobs'
import { runJob } from '../../../../../server/office/jobs/startJobs'
import { createMetrics } from '../../../../../server/doors/http/metrics/metrics'
import { activities } from '../../../../../server/ground/tables/activity'
import { mailOutbox } from '../../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../../server/ground/tables/users'
import { type Actor, applicant, staff } from '../../../../support/actors'
import { startTestServer, type TestServer } from '../../../../support/testServer'
import { queueServer } from './queueServer'

const LIST = `query ($filter: MailDeliveryFilter) { listMails(filter: $filter) {
  items { Id State Fault LastError SentAt Resendable } } }` as const
const NOT_UNDERSTOOD = 'a notice about a mail was not understood'
const NOT_THERE = 'a notice about a mail that is not there'

let queue: Awaited<ReturnType<typeof queueServer>>
let server: TestServer
let admin: Actor
let person: Actor
let mailId: string

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  queue = await queueServer()
  const env = { BOUNCE_QUEUE_URL: queue.queueUrl, AWS_ENDPOINT_URL_SQS: `${queue.endpoint}/` }
  const { bounceQueueUrl, sqsEndpoint } = readSettings(env, { production: false, empty: true })
  server = await startTestServer({ settings: { bounceQueueUrl, sqsEndpoint } })
  admin = await staff(server)
})
afterAll(async () => {
  await server.close()
  await queue.close()
  vi.unstubAllEnvs()
})
beforeEach(async () => {
  queue.empty()
  person = await applicant(server, { subscribedMagazine: true, retryReminder: true })
  mailId = await ask()
  await server.deps.mail.deliverPending()
  server.logged.length = 0
})
/** Whatever comes, no line has an address or what a message says. */
afterEach(() => {
  queue.state.down = false
  queue.state.deletesFail = false
  expect(server.logged.join('')).not.toMatch(/canary|@example/)
})

/** A mail that waits. */
async function ask(): Promise<string> {
  const dedupeKey = randomUUID()
  await server.deps.mail.enqueue(server.db, {
    kind: 'guidanceInvitation',
    params: { deadline: '2026-12-15' },
    to: 'canary@example.com',
    userId: person.id,
    recipientName: null,
    dedupeKey,
  })
  const [row] = await server.db.select().from(mailOutbox).where(eq(mailOutbox.dedupeKey, dedupeKey))
  if (!row) throw new Error('no mail')
  return row.id
}

const to = [{ emailAddress: 'canary@example.com', diagnosticCode: 'smtp; 550 <canary@example.com> unknown' }]
const bounce = (bounceType = 'Permanent') => ({
  eventType: 'Bounce',
  bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: to },
})
const complaint = (more = {}) => ({
  eventType: 'Complaint',
  complaint: { complainedRecipients: to, complaintFeedbackType: 'abuse', ...more },
})

/** As SES tells it: `mail.messageId` and the common one are its own. */
const event = (what: object, { id = mailId, takenAt = server.clock.now() } = {}) => ({
  ...what,
  mail: {
    timestamp: takenAt.toISOString(),
    messageId: '0100018c-canary',
    destination: ['canary@example.com'],
    headers: [
      { name: 'To', value: 'canary@example.com' },
      { name: 'Message-ID', value: `<${id}@example.com>` },
    ],
    commonHeaders: { to: ['canary@example.com'], messageId: '0100018c-canary' },
  },
})
/** As SNS hands it on. */
const envelope = (inside: object | string) =>
  JSON.stringify({
    Type: 'Notification',
    MessageId: randomUUID(),
    Message: typeof inside === 'string' ? inside : JSON.stringify(inside),
  })

const job = jobs.find(({ name }) => name === 'readReturnedMails')
async function read(): Promise<void> {
  if (!job) throw new Error('no such job')
  await runJob(server.deps, job, false)
}
const mailOf = async (id = mailId) =>
  (await admin.call(LIST, { filter: { Id: { eq: id } } })).data?.listMails.items[0]
const lines = () =>
  server.logged.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ level }) => level !== 30)
async function choices() {
  const [row] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, person.id))
  return [row?.subscribedMagazine, row?.retryReminder, row?.criteriaNews]
}
const logOf = async (category: 'Mail' | 'Profile') =>
  (
    await server.db
      .select({ text: activities.text })
      .from(activities)
      .where(and(eq(activities.userId, person.id), eq(activities.category, category)))
      .orderBy(activities.id)
  ).map(({ text }) => text)

test.each([
  ['in the envelope of SNS', () => envelope(event(bounce()))],
  ['as it is', () => JSON.stringify(event(bounce()))],
  [
    'by the setting of an identity, with common headers alone',
    () => {
      const { mail } = event({})
      const common = { messageId: `<${mailId}@example.com>` }
      return envelope({
        ...bounce(),
        eventType: undefined,
        notificationType: 'Bounce',
        mail: { ...mail, headers: undefined, commonHeaders: common },
      })
    },
  ],
])('a permanent bounce makes a sent mail a failed one: %s', async (_how, body) => {
  expect(await mailOf()).toMatchObject({ State: 'Sent' })
  queue.put(body())
  await read()
  expect(await mailOf()).toMatchObject({
    State: 'Failed',
    Fault: 'Returned',
    LastError: '宛先から戻ってきました（届いていません）。',
    SentAt: null,
    Resendable: false,
  })
  expect(await logOf('Mail')).toHaveLength(2)
  expect(queue.left()).toEqual([])
  expect(lines()).toMatchObject([{ level: 40, id: mailId, marked: true }])
})

test.each(['Transient', 'Undetermined', 'Another'])('a bounce that is %s is logged only', async (type) => {
  queue.put(envelope(event(bounce(type))))
  await read()
  expect(await mailOf()).toMatchObject({ State: 'Sent', Fault: null })
  expect(queue.left()).toEqual([])
  expect(lines()).toMatchObject([{ level: 40, id: mailId, marked: false }])
})

test('a complaint turns optional mails off, once, and leaves the mail', async () => {
  const before = (await logOf('Profile')).length
  queue.put(envelope(event(complaint())))
  queue.put(envelope(event(complaint())))
  await read()
  expect(await choices()).toEqual([false, false, false])
  expect((await logOf('Profile')).length - before).toBe(3)
  expect(await mailOf()).toMatchObject({ State: 'Sent' })
  expect(queue.left()).toEqual([])
})

test('a mail that SES held back because of a complaint has come back', async () => {
  queue.put(envelope(event(complaint({ complaintSubType: 'OnAccountSuppressionList' }))))
  await read()
  expect(await choices()).toEqual([false, false, false])
  expect(await mailOf()).toMatchObject({ State: 'Failed', Fault: 'Returned' })
})

test('"not spam" turns nothing off', async () => {
  queue.put(envelope(event(complaint({ complaintFeedbackType: 'not-spam' }))))
  await read()
  expect(await choices()).toEqual([true, true, null])
})

test('what comes twice counts once', async () => {
  for (let time = 0; time < 2; time++) queue.put(envelope(event(bounce())))
  await read()
  expect(await logOf('Mail')).toHaveLength(2)
  expect(lines().map(({ marked }) => marked)).toEqual([true, false])
})

test('what is about an earlier try, or a mail that still waits, changes nothing', async () => {
  const takenAt = new Date(server.clock.now().getTime() - 3_600_000)
  queue.put(envelope(event(bounce(), { takenAt })))
  const id = await ask()
  queue.put(envelope(event(bounce(), { id })))
  await read()
  expect(await mailOf()).toMatchObject({ State: 'Sent' })
  expect(await mailOf(id)).toMatchObject({ State: 'Waiting', Fault: null })
  expect(queue.left()).toEqual([])
  await server.deps.mail.deliverPending()
  expect(await mailOf(id)).toMatchObject({ State: 'Sent' })
})

test('a mail that is not there is logged and gone', async () => {
  const id = randomUUID()
  for (const what of [bounce(), complaint()]) queue.put(envelope(event(what, { id })))
  await read()
  expect(queue.left()).toEqual([])
  expect(lines()).toMatchObject([
    { level: 40, id, msg: NOT_THERE },
    { level: 40, id, msg: NOT_THERE },
  ])
})

test('what is not understood is logged by its length and gone, and the rest is read', async () => {
  const { mail } = event({})
  const strange = [
    '',
    'canary@example.com',
    '{"canary@example.com',
    'null',
    '[[]]',
    envelope('Successfully validated SNS topic for Amazon SES event publishing. canary@example.com'),
    JSON.stringify({ Type: 'SubscriptionConfirmation', SubscribeURL: 'https://canary@example.com' }),
    envelope(event({ eventType: 'Reject' })),
    envelope(event({ eventType: 'canary@example.com' })),
    envelope({ ...bounce() }),
    envelope({ ...bounce(), mail: { ...mail, timestamp: 'canary@example.com' } }),
    envelope(event(bounce(), { id: 'canary' })),
    envelope(event(bounce(), { id: `${mailId}' or true` })),
    envelope({ ...event(bounce()), more: 'canary@example.com'.repeat(20_000) }),
  ]
  for (const body of [...strange, envelope(event(bounce()))]) queue.put(body)
  await read()
  expect(queue.left()).toEqual([])
  const notUnderstood = lines().filter(({ msg }) => msg === NOT_UNDERSTOOD)
  expect(notUnderstood.map(({ length }) => length)).toEqual(strange.map(({ length }) => length))
  expect(await mailOf()).toMatchObject({ State: 'Failed' })
})

test('while the queue refuses, the job fails and nothing is lost', async () => {
  queue.put(envelope(event(bounce())))
  queue.state.down = true
  await expect(read()).rejects.toMatchObject({ name: 'AccessDeniedException' })
  expect(lines()).toMatchObject([{ level: 50, job: 'readReturnedMails', msg: 'job failed' }])
  queue.state.down = false
  queue.state.deletesFail = true
  await expect(read()).rejects.toMatchObject({ name: 'AccessDeniedException' })
  expect(queue.left()).toHaveLength(1)
  queue.state.deletesFail = false
  queue.show()
  await read()
  expect(queue.left()).toEqual([])
  expect(await mailOf()).toMatchObject({ State: 'Failed', Fault: 'Returned' })
  expect(await logOf('Mail')).toHaveLength(2)
})

test('one that cannot be handled stays, and the others of its batch are handled', async () => {
  const other = mailId
  mailId = await ask()
  await server.deps.mail.deliverPending()
  await server.db.execute(`create function refuse() returns trigger language plpgsql as
    $$ begin if old.id = '${other}' then raise exception 'canary'; end if; return new; end $$`)
  await server.db.execute(
    'create trigger refuse before update on mail_outbox for each row execute function refuse()',
  )
  const stays = envelope(event(bounce(), { id: other }))
  queue.put(stays)
  queue.put(envelope(event(bounce())))
  try {
    await expect(read()).rejects.toThrow('Failed query')
  } finally {
    await server.db.execute('drop function refuse cascade')
  }
  expect(await mailOf()).toMatchObject({ State: 'Failed' })
  expect(await mailOf(other)).toMatchObject({ State: 'Sent' })
  expect(queue.left()).toEqual([stays])
  queue.show()
  await read()
  expect(await mailOf(other)).toMatchObject({ State: 'Failed', Fault: 'Returned' })
})

test('the metric counts what came back', async () => {
  await server.db.delete(mailOutbox)
  mailId = await ask()
  await server.deps.mail.deliverPending()
  queue.put(envelope(event(bounce())))
  await read()
  const text = await createMetrics(server.deps).text()
  expect(text).toContain('nakatsugu_mails{state="failed"} 1\n')
  expect(text).toContain('nakatsugu_mail_faults{state="failed",reason="Returned"} 1\n')
})
