import { eq } from 'drizzle-orm'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { partOf } from '../../ground/outbox/rfc822'

const PREVIEW = `query ($input: ScheduleExamInput!) { previewExam(input: $input) { Conflicts Mail { Subject Text } } }`
const SCHEDULE = `mutation ($input: ScheduleExamInput!) { scheduleExam(input: $input) { Id } }`
const EXAM_DAYS = `mutation ($input: UpdateExamDaysInput!) { updateExamDays(input: $input) { success } }`

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())

async function atExam(): Promise<Actor> {
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam', onlineCheckResult: 'Passed' })
  await passedScreening(server, person.id)
  return person
}
const inputOf = ({ id }: Actor, ScheduledDate: string, ScheduledTime: string | null = null) => ({
  input: { UserId: id, ScheduledDate, ScheduledTime },
})
const preview = async (...of: Parameters<typeof inputOf>) =>
  (await office.call(PREVIEW, inputOf(...of))).data?.previewExam
const schedule = async (...of: Parameters<typeof inputOf>) =>
  codeOf(await office.call(SCHEDULE, inputOf(...of)))

test('the mail is the one that goes out; asking sends none, and the same day sends no other', async () => {
  const person = await atExam()
  const seen = await preview(person, '2026-12-10', '09:30')
  expect(seen).toMatchObject({
    Conflicts: [],
    Mail: { Subject: '【なかつぐ】日程のお知らせ：2026年12月10日（木）' },
  })
  const mails = () => server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
  expect(await mails()).toEqual([])
  expect(await schedule(person, '2026-12-10', '09:30')).toBeNull()
  await server.deps.mail.deliverPending()
  const folder = join(server.dataDir, 'mail')
  const sent = readdirSync(folder).filter((name) => name.includes('examScheduled') && name.endsWith('.eml'))
  expect(sent).toHaveLength(1)
  const text = partOf(readFileSync(join(folder, sent[0] ?? ''), 'utf8'), 'text/plain')
  expect(text.replaceAll('\r\n', '\n').trim()).toBe(seen?.Mail?.Text.trim())
  expect(await preview(person, '2026-12-10', '09:30')).toEqual({ Conflicts: [], Mail: null })
  expect((await preview(person, '2026-12-10', '10:00'))?.Mail?.Text).toContain('10:00')
})

test('says of each day what speaks against it, as scheduleExam then does', async () => {
  const person = await atExam()
  const renewing = await donor(server, { userStatus: 'DonorRenewalExam' })
  await passedScreening(server, renewing.id, { inspectionType: 'Renewal' })
  const Days = { Dates: ['2026-12-17'], Capacity: 1, Time: '09:30', Place: '検査室', Version: 1 }
  expect(codeOf(await office.call(EXAM_DAYS, { input: Days }))).toBeNull()
  const first = await atExam()
  expect(await schedule(first, '2026-12-17', '09:30')).toBeNull()
  for (const [who, day, conflict, code] of [
    [person, '2026-11-30', 'Past', 'BAD_USER_INPUT'],
    [person, '2026-12-13', 'Closed', 'BAD_USER_INPUT'],
    [person, '2026-12-30', 'Closed', 'BAD_USER_INPUT'],
    [renewing, '2027-02-03', 'AfterExpiry', 'BAD_USER_INPUT'],
    [person, '2026-12-17', 'Full', 'SLOT_FULL'],
  ] as const) {
    expect(await preview(who, day)).toEqual({ Conflicts: [conflict], Mail: null })
    expect(await schedule(who, day)).toBe(code)
  }
  // Who has the place keeps it, and may come at another hour.
  expect(await preview(first, '2026-12-17', '10:00')).toMatchObject({ Conflicts: [], Mail: {} })
  expect(await schedule(first, '2026-12-11', '09:30')).toBeNull()
  expect(await preview(person, '2026-12-11', '09:30')).toMatchObject({ Conflicts: ['TwoAtOnce'], Mail: {} })
  expect(await schedule(person, '2026-12-11', '09:30')).toBeNull()
})

test('a place is taken by whoever is to come, so that what is promised is also saved', async () => {
  const input = { Dates: ['2026-12-18'], Capacity: 1, Version: 2 }
  expect(codeOf(await office.call(EXAM_DAYS, { input }))).toBeNull()
  const [first, person] = [await atExam(), await atExam()]
  expect(await schedule(first, '2026-12-18')).toBeNull()
  expect(await preview(person, '2026-12-18')).toMatchObject({ Conflicts: ['Full'] })
  expect(codeOf(await first.call('mutation { requestWithdrawal { success } }'))).toBeNull()
  expect(await preview(person, '2026-12-18')).toMatchObject({ Conflicts: [], Mail: {} })
  expect(await schedule(person, '2026-12-18')).toBeNull()
})

test('is for administrators, and for people whose test is due', async () => {
  const person = await atExam()
  const support = await staff(server, 'Support')
  expect(codeOf(await support.call(PREVIEW, inputOf(person, '2026-12-10')))).toBe('FORBIDDEN')
  const waiting = await applicant(server, {})
  expect(codeOf(await office.call(PREVIEW, inputOf(waiting, '2026-12-10')))).toBe('INVALID_STATE')
})
