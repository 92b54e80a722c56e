import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { virtualClock } from '../../../../server/ground/clock'
import { readSettings } from '../../../../server/ground/settings/env'
import { logOptions } from '../../../../server/ground/log/logOptions'
import { createMail, type RunningMail } from '../../../../server/ground/outbox/createMail'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { noVault } from '../../../../server/ground/vault/vault'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { testDatabase, type TestDatabase } from '../../../support/database'
import { recordingSmtpServer } from './recordingSmtpServer'

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof recordingSmtpServer>>
let mail: RunningMail
let lines: { level: number; reason?: string; smtpCode?: number | null }[]
let logged: string
const clock = virtualClock(new Date('2026-12-01T00:00:00Z'))

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  clock.set(new Date('2026-12-01T00:00:00Z'))
  await database.db.delete(mailOutbox)
  smtp = await recordingSmtpServer()
  lines = []
  logged = ''
  mail = mailTo(smtp.url)
})
afterEach(async () => {
  await mail.stop()
  await smtp.close()
})

function mailTo(smtpUrl: string) {
  const write = (line: string) => {
    logged += line
    lines.push(JSON.parse(line))
  }
  const settings = readSettings({ SMTP_URL: smtpUrl }, { production: false, empty: true })
  const log = pino(logOptions, { write })
  return createMail({ settings, texts: samplePublicTexts, clock, db: database.db, log, vault: noVault })
}

const toPerson = (name: string) =>
  mail.enqueue(database.db, {
    kind: 'guidanceInvitation',
    params: { deadline: '2026-12-15' },
    to: `${name}@example.com`,
    userId: '00000000-0000-4000-8000-000000000001',
    recipientName: null,
    dedupeKey: name,
  })
const rows = () => database.db.select().from(mailOutbox).orderBy(mailOutbox.dedupeKey)

test.each([
  ['RCPT', '550 <{address}>: no such user here', 'NoMailbox', 550],
  [
    'RCPT',
    '550 5.1.1 <{address}>: Recipient address rejected: relay denied to unknown users',
    'NoMailbox',
    550,
  ],
  ['RCPT', '550 5.2.1 <{address}> is disabled', 'NoMailbox', 550],
  ['RCPT', '550 5.7.1 <{address}> takes no mail from you', 'Refused', 550],
  ['content', '554 5.7.1 looks like spam', 'Refused', 554],
  ['DATA', '550 refused', 'Refused', 550],
  ['RCPT', '552 5.2.2 <{address}> is full', 'Refused', 552],
  ['content', '552 message too big', 'TooLarge', 552],
  ['content', '554 5.3.4 message too big', 'TooLarge', 554],
  ['MAIL', '552 5.3.4 message too big', 'TooLarge', 552],
] as const)('%s → %s ends the mail at once: %s', async (step, answer, reason, smtpCode) => {
  smtp.state.answers[step] = answer
  await toPerson('canary')
  await mail.deliverPending()
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'Failed', attempts: 1, failedAt: clock.now(), lastError: reason })
  expect(row?.recipient).toBeNull()
  expect(lines).toMatchObject([{ level: 40, reason, smtpCode }])
  expect(logged).not.toContain('canary')
})

test.each([
  ['RCPT', '450 4.2.1 <{address}> later'],
  ['content', '451 4.3.0 later'],
  ['MAIL', '454 4.7.0 too many mails'],
  ['DATA', '503 out of order'],
] as const)('%s → %s is tried again, and others go on', async (step, answer) => {
  smtp.state.answers[step] = answer
  await toPerson('a')
  await toPerson('b')
  await mail.deliverPending()
  expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['Waiting', 1],
    ['Waiting', 1],
  ])
  smtp.state.answers = {}
  clock.advance(30_000)
  await mail.deliverPending()
  expect((await rows()).map(({ state }) => state)).toEqual(['Sent', 'Sent'])
})

test.each([
  ['MAIL', '550 5.7.1 sender not accepted', 'Sender', 550],
  ['MAIL', '553 5.7.1 not owned by user', 'Sender', 553],
  ['MAIL', '530 5.7.0 sign in first', 'Login', 530],
  ['RCPT', '554 5.7.1 <{address}>: Relay access denied', 'Sender', 554],
  ['RCPT', '550 5.1.8 <{address}>: sender unknown', 'Sender', 550],
  ['content', '554 Message rejected: Email address is not verified.', 'Sender', 554],
] as const)(
  '%s → %s is our own fault: %s; all mails wait for days and then go',
  async (step, answer, reason, smtpCode) => {
    smtp.state.answers[step] = answer
    for (const name of ['a', 'b', 'c']) await toPerson(name)
    await mail.deliverPending()
    await mail.deliverPending()
    // One mail was tried, not each.
    expect(smtp.state.asked).toBe(1)
    expect(lines).toMatchObject([{ level: 50, reason, smtpCode }])
    for (let hour = 0; hour < 60; hour++) {
      clock.advance(3_600_000)
      await mail.deliverPending()
    }
    expect(smtp.state.asked).toBe(61)
    expect((await rows()).map(({ state, attempts, recipient }) => [state, attempts, recipient])).toEqual(
      ['a', 'b', 'c'].map((name) => ['Waiting', 0, `${name}@example.com`]),
    )
    smtp.state.answers = {}
    clock.advance(60_000)
    await mail.deliverPending()
    expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual(
      ['a', 'b', 'c'].map(() => ['Sent', 1]),
    )
  },
)

test('a password that the server does not take is our own fault', async () => {
  await mail.stop()
  smtp.state.answers.AUTH = '535 5.7.8 wrong password of {address}'
  mail = mailTo(smtp.url.replace('//', '//user:wrong@'))
  await toPerson('canary')
  await mail.deliverPending()
  expect(await rows()).toMatchObject([{ state: 'Waiting', attempts: 0, lastError: 'Login' }])
  expect(lines).toMatchObject([{ level: 50, reason: 'Login', smtpCode: 535 }])
})
