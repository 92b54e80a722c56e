import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logOptions } from '../../../../server/ground/log/logOptions'
import { virtualClock } from '../../../../server/ground/clock'
import { readSettings } from '../../../../server/ground/settings/env'
import { createMail } from '../../../../server/ground/outbox/createMail'
import type { MailRequest } from '../../../../server/ground/outbox/mail'
import { mailOutbox, sealedMails } from '../../../../server/ground/tables/mail'
import { mailTemplates, type MailKind } from '../../../../server/ground/outbox/templates/mailTemplates'
import { noVault } from '../../../../server/ground/vault/vault'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { testDatabase, type TestDatabase } from '../../../support/database'
import { recordingSmtpServer } from './recordingSmtpServer'
import { headerOf, partOf } from './rfc822'

let database: TestDatabase
let dataDir: string
let smtp: Awaited<ReturnType<typeof recordingSmtpServer>>
let logged: string
const clock = virtualClock(new Date('2026-12-01T00:00:00Z'))

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(mailOutbox)
  clock.set(new Date('2026-12-01T00:00:00Z'))
  dataDir = mkdtempSync(join(tmpdir(), 'mail-test-'))
  smtp = await recordingSmtpServer()
  logged = ''
})
afterEach(async () => {
  await smtp.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function mailWith(environment: Record<string, string> = {}) {
  const log = pino(logOptions, { write: (line: string) => void (logged += line) })
  const settings = readSettings({ DATA_DIR: dataDir, ...environment }, { production: false, empty: true })
  return createMail({ settings, texts: samplePublicTexts, clock, db: database.db, log, vault: noVault })
}

const code = (change: Partial<MailRequest<'signUpCode'>> = {}): MailRequest<'signUpCode'> => ({
  kind: 'signUpCode',
  params: { code: '314159' },
  to: 'canary@example.com',
  userId: null,
  recipientName: null,
  dedupeKey: 'code-1',
  ...change,
})

const booked: MailRequest<'guidanceBooked'> = {
  kind: 'guidanceBooked',
  params: { startAt: '2026-12-08T05:00:00.000Z', endAt: '2026-12-08T06:00:00.000Z' },
  to: 'hanako@example.com',
  userId: '00000000-0000-4000-8000-000000000001',
  recipientName: '庄内 花子',
  dedupeKey: 'booked-1',
  attachment: {
    filename: 'なかつぐ.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: 'BEGIN:VCALENDAR\r\nSUMMARY:なかつぐ ガイダンス\r\nEND:VCALENDAR\r\n',
  },
}

const rows = () => database.db.select().from(mailOutbox)
const mailFiles = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'))

describe('the outbox', () => {
  it('sends each mail once when two processes walk it at the same time', async () => {
    const one = mailWith({ SMTP_URL: smtp.url })
    const other = mailWith({ SMTP_URL: smtp.url })
    for (let n = 0; n < 20; n++)
      await one.enqueue(database.db, code({ to: `person${n}@example.com`, dedupeKey: `code-${n}` }))
    await Promise.all([one.deliverPending(), other.deliverPending(), one.deliverPending()])
    expect(smtp.recipients.toSorted()).toEqual(
      Array.from({ length: 20 }, (_, n) => `RCPT TO:<person${n}@example.com>`).toSorted(),
    )
    expect(smtp.messages).toHaveLength(20)
    expect((await rows()).every((row) => row.sentAt !== null && row.attempts === 1)).toBe(true)
    await Promise.all([one.stop(), other.stop()])
  })

  it('drops a second request with the same key, and a request whose transaction is rolled back', async () => {
    const mail = mailWith()
    await mail.enqueue(database.db, code())
    await mail.enqueue(database.db, code({ params: { code: '271828' } }))
    await expect(
      database.db.transaction(async (tx) => {
        await mail.enqueue(tx, code({ dedupeKey: 'never' }))
        throw new Error('the event did not happen')
      }),
    ).rejects.toThrow('did not happen')
    await mail.deliverPending()
    expect(mailFiles()).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
    await mail.stop()
  })

  it('lets another statement write only what is neither sealed nor told to devices', async () => {
    const mail = mailWith()
    const isRefused = (kind: string) => {
      try {
        mail.valuesOf({ kind: kind as MailKind, params: {} as never, dedupeKey: kind })
        return false
      } catch {
        return true
      }
    }
    const special = Object.entries(mailTemplates).flatMap(([kind, { push, fixed }]) =>
      push || fixed === 'Code' || sealedMails.some((sealed) => sealed === kind) ? [kind] : [],
    )
    expect(Object.keys(mailTemplates).filter(isRefused)).toEqual(special)
    await mail.stop()
  })

  it('keeps neither address, code nor attachment of a mail that is sent, and logs none of them', async () => {
    const mail = mailWith()
    await mail.enqueue(database.db, code())
    await mail.enqueue(database.db, booked)
    await mail.deliverPending()
    const sent = await rows()
    expect(sent).toHaveLength(2)
    for (const row of sent)
      expect(row).toMatchObject({ recipient: null, attachment: null, sentAt: clock.now() })
    // Of a member's mail stays what it is composed of; of a code nothing does.
    expect(sent.find(({ kind }) => kind === 'signUpCode')).toMatchObject({
      recipientName: null,
      params: null,
    })
    expect(sent.map((row) => row.kind).toSorted()).toEqual(['guidanceBooked', 'signUpCode'])
    expect(logged).toContain('signUpCode')
    expect(logged).not.toMatch(/canary|hanako|314159|花子/)
    await mail.stop()
  })

  it('tries a mail that is refused for now again, later each time, and gives up after eight tries', async () => {
    const mail = mailWith({ SMTP_URL: smtp.url })
    smtp.state.answers.RCPT = '451 4.3.0 <{address}> try again later'
    await mail.enqueue(database.db, code())
    const waits: number[] = []
    for (let attempt = 1; attempt < 8; attempt++) {
      await mail.deliverPending()
      await mail.deliverPending()
      const [row] = await rows()
      expect(row).toMatchObject({ attempts: attempt, failedAt: null, lastError: 'EENVELOPE' })
      const wait = (row?.nextAttemptAt.getTime() ?? 0) - clock.now().getTime()
      waits.push(wait / 1000)
      clock.advance(wait - 1)
      await mail.deliverPending()
      expect((await rows())[0]?.attempts).toBe(attempt)
      clock.advance(1)
    }
    expect(waits).toEqual([30, 90, 270, 810, 2430, 7290, 21870])
    await mail.deliverPending()
    expect(await rows()).toMatchObject([
      {
        attempts: 8,
        failedAt: clock.now(),
        sentAt: null,
        lastError: 'EENVELOPE',
        recipient: null,
        params: null,
      },
    ])
    expect(logged).not.toContain('canary')
    smtp.state.answers = {}
    clock.advance(86_400_000)
    await mail.deliverPending()
    expect(smtp.messages).toHaveLength(0)
    await mail.stop()
  })

  it('sends the others when the mail server is back, and when one row cannot become a mail', async () => {
    const mail = mailWith({ SMTP_URL: smtp.url })
    await mail.enqueue(database.db, code({ to: 'a@example.com, b@example.com', dedupeKey: 'list' }))
    await mail.enqueue(database.db, code({ to: 'a@example.com\r\nBcc: b@example.com', dedupeKey: 'header' }))
    await mail.enqueue(database.db, code({ dedupeKey: 'good' }))
    await mail.deliverPending()
    expect(smtp.recipients).toEqual(['RCPT TO:<canary@example.com>'])
    const [bad] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.dedupeKey, 'header'))
    expect(bad).toMatchObject({ attempts: 1, sentAt: null, lastError: 'Error' })
    await mail.stop()
  })

  it('survives a database that is gone, and says so without ending the process', async () => {
    const gone = await testDatabase()
    const log = pino(logOptions, { write: (line: string) => void (logged += line) })
    const settings = readSettings({ DATA_DIR: dataDir }, { production: false, empty: true })
    const mail = createMail({ settings, texts: samplePublicTexts, clock, db: gone.db, log, vault: noVault })
    await gone.close()
    await expect(mail.deliverPending()).resolves.toBeUndefined()
    expect(logged).toContain('the outbox could not be walked')
    await mail.stop()
  })
})

describe('mail files', () => {
  it('are RFC 822 messages that only the owner may read', async () => {
    const mail = mailWith({ MAIL_FROM: 'no-reply@nakatsugu.example' })
    await mail.enqueue(database.db, booked)
    await mail.deliverPending()
    const [name = ''] = mailFiles()
    const [row] = await rows()
    expect(name).toBe(`20261201T000000.000Z-guidanceBooked-${row?.id}.eml`)
    expect(statSync(join(dataDir, 'mail')).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'mail', name)).mode & 0o777).toBe(0o600)

    const source = readFileSync(join(dataDir, 'mail', name), 'latin1')
    expect(Buffer.from(source, 'latin1').every((byte) => byte < 128)).toBe(true)
    expect(source.split('\r\n').every((line) => line.length <= 998 && !/[\r\n]/.test(line))).toBe(true)
    expect(headerOf(source, 'Subject')).toBe('【なかつぐ】ガイダンスのご予約が完了しました')
    expect(headerOf(source, 'To')).toBe('hanako@example.com')
    expect(headerOf(source, 'From')).toBe('なかつぐ <no-reply@nakatsugu.example>')
    expect(headerOf(source, 'Reply-To')).toBe('なかつぐ <contact@example.com>')
    expect(headerOf(source, 'Date')).toBe('Tue, 01 Dec 2026 00:00:00 +0000')
    expect(headerOf(source, 'Message-ID')).toBe(`<${row?.id}@nakatsugu.example>`)
    expect(partOf(source, 'text/plain')).toContain('日時：2026年12月8日（火）14:00〜15:00')
    expect(partOf(source, 'text/plain')).toMatch(/^庄内 花子 様/)
    expect(partOf(source, 'text/html')).toContain('2026年12月8日（火）14:00〜15:00')
    expect(partOf(source, 'text/calendar')).toContain('SUMMARY:なかつぐ ガイダンス')
    await mail.stop()
  })

  it('hold no header that came in with a name or a text', async () => {
    const mail = mailWith()
    const evil = '花子\r\nBcc: evil@example.com\r\n\r\n<script>'
    await mail.enqueue(database.db, { ...booked, recipientName: evil })
    await mail.deliverPending()
    const source = readFileSync(join(dataDir, 'mail', mailFiles()[0] ?? ''), 'latin1')
    expect(headerOf(source, 'Bcc')).toBe('')
    expect(partOf(source, 'text/html')).not.toContain('<script>')
    await mail.stop()
  })
})
