import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  beginRenewalWindows,
  liftSuspensions,
  warnBeforeExpiry,
} from '../../../../server/office/jobs/expireDonors'
import { expireInvitations, remindExams } from '../../../../server/office/jobs/expireInvitations'
import { forgetOldData, remindDrafts } from '../../../../server/office/jobs/forgetOldData'
import { remindRenewalCheck } from '../../../../server/office/jobs/tellRetryPossible'
import { byDay } from '../../../../server/ground/outbox/dueAt'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { waitingPauses } from '../../../../server/ground/tables/waitingPauses'
import { applicant, invited, staff, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { openMonth } from '../../../support/openMonth'
import { donor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { at, justBefore, mailsTo, midnight, statusOf } from './jobTesting'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const paramsOf = async (actor: Actor, kind: string) =>
  (
    await server.db
      .select({ params: mailOutbox.params, goes: mailOutbox.nextAttemptAt })
      .from(mailOutbox)
      .where(and(eq(mailOutbox.userId, actor.id), eq(mailOutbox.kind, kind)))
  ).at(-1)

test('letters go from eight to nine in the evening', () => {
  const goes = (wanted: string) => byDay(new Date(`${wanted}+09:00`))
  expect(goes('2026-12-01T07:59')).toEqual(new Date('2026-12-01T08:00+09:00'))
  expect(goes('2026-12-01T08:00')).toEqual(new Date('2026-12-01T08:00+09:00'))
  expect(goes('2026-12-01T20:59')).toEqual(new Date('2026-12-01T20:59+09:00'))
  expect(goes('2026-12-31T21:00')).toEqual(new Date('2027-01-01T08:00+09:00'))
})

describe('the renewal', () => {
  test('begins for the suspended when the suspension ends, and tells the resting that they rest', async () => {
    const stopped = await donor(server, { suspensionStatus1: true, suspendedUntil: '2027-01-10' })
    const resting = await donor(server, { resting: true, restingUntil: '2027-02-25' })
    expect(await at(server, midnight('2027-01-05'), beginRenewalWindows)).toBe(1)
    expect(await mailsTo(server, stopped)).toEqual([])
    expect(await paramsOf(resting, 'renewalBegins')).toEqual({
      params: { expiration: '2027-02-02', days: 28, rests: true },
      goes: new Date('2027-01-05T08:00:00+09:00'),
    })
    // Off until the 12th: the letter says since when.
    expect(await at(server, midnight('2027-01-12'), liftSuspensions)).toBe(1)
    expect((await paramsOf(stopped, 'resumed'))?.params).toEqual({ since: '2027-01-10', visit: null })
    expect(await at(server, midnight('2027-01-12'), beginRenewalWindows)).toBe(1)
  })

  test('names a day on which a test day can still be had, and is silent after it', async () => {
    // 2 February 2027 is a Tuesday; 11 February, a Thursday, is a holiday.
    const plain = await donor(server, { userStatus: 'RenewalExamOnlineCheckBeforeExam' })
    const holiday = await donor(
      server,
      { userStatus: 'RenewalExamOnlineCheckBeforeExam' },
      { examDate: '2026-11-19' },
    )
    await at(server, midnight('2027-01-28'), remindRenewalCheck)
    expect((await paramsOf(plain, 'renewalReminder'))?.params).toEqual({
      date: '2027-01-30',
      examBy: '2027-02-02',
    })
    expect((await paramsOf(holiday, 'renewalReminder'))?.params).toEqual({
      date: '2027-02-07',
      examBy: '2027-02-10',
    })
    const late = await donor(server, { userStatus: 'RenewalExamOnlineCheckBeforeExam' })
    expect(await at(server, midnight('2027-01-31'), remindRenewalCheck)).toBe(0)
    await at(server, midnight('2027-01-31'), warnBeforeExpiry)
    expect((await paramsOf(late, 'expiresSoon'))?.params).toEqual({ expiration: '2027-02-02', days: 2 })
  })

  test('somebody tested is told that the judgement comes, not to begin', async () => {
    const actor = await donor(server, { userStatus: 'DonorRenewalExam' })
    await passedScreening(server, actor.id, {
      inspectionType: 'Renewal',
      scheduledRenewalExamDate: '2027-01-27',
    })
    await at(server, midnight('2027-01-28'), warnBeforeExpiry)
    expect((await paramsOf(actor, 'expiresSoon'))?.params).toEqual({
      expiration: '2027-02-02',
      days: 5,
      tested: '2027-01-27',
    })
  })
})

test('the day before a hospital test there is one letter, unless it was set that day', async () => {
  const [before, sameDay] = [
    await applicant(server, { userStatus: 'DonorRegistrationExam' }),
    await applicant(server, { userStatus: 'DonorRegistrationExam' }),
  ]
  await passedScreening(server, before.id, {
    scheduledInitialExamDate: '2026-12-10',
    scheduledExamTime: '09:30',
  })
  await passedScreening(server, sameDay.id, {})
  expect(await at(server, midnight('2026-12-08'), remindExams)).toBe(0)
  server.clock.set(new Date('2026-12-09T10:00:00+09:00'))
  const office = await staff(server)
  const SET = `mutation ($id: ID!) { scheduleExam(input: { UserId: $id, ScheduledDate: "2026-12-10" }) { Id } }`
  expect(codeOf(await office.send(SET, { id: sameDay.id }))).toBeNull()
  expect(await at(server, new Date('2026-12-09T11:00:00+09:00'), remindExams)).toBe(1)
  expect(await at(server, new Date('2026-12-09T12:00:00+09:00'), remindExams)).toBe(0)
  expect((await paramsOf(before, 'examTomorrow'))?.params).toEqual({
    date: '2026-12-10',
    time: '09:30',
    type: 'Registration',
  })
})

test('after the third unanswered invitation the person rests on the list, told once, and comes back with one tap', async () => {
  const person = await applicant(server, {
    userStatus: 'Guidance',
    onlineCheckResult: 'Passed',
    donorProcessStatus: 'Candidate',
  })
  const round = (month: number, closedAt: Date | null) =>
    server.db.insert(guidances).values({
      id: randomUUID(),
      userId: person.id,
      status: 'Invited',
      year: 2026,
      month,
      guidanceInvitedAt: new Date(`2026-${month}-01T00:00:00Z`),
      deadlineAt: `2026-${month}-15`,
      closedAt,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })
  await openMonth(server, 2026, 12, 5, 1)
  await round(10, TEST_NOW)
  await round(11, TEST_NOW)
  await round(12, null)
  expect(await at(server, midnight('2026-12-16'), expireInvitations)).toBe(1)
  expect(await mailsTo(server, person)).toEqual(['invitationExpired'])
  expect((await paramsOf(person, 'invitationExpired'))?.params).toEqual({
    deadline: '2026-12-15',
    pausedUntil: '2027-12-01',
  })
  // A place is free, and nobody is invited in vain.
  expect(await statusOf(server, person)).toBe('WaitingGuidance')
  const [pause] = await server.db.select().from(waitingPauses)
  expect(pause).toMatchObject({ userId: person.id, until: '2027-12-01', liftedAt: null })
  // Whoever gave a place back today is invited from tomorrow on.
  server.clock.set(midnight('2026-12-17'))
  await person.signInAgain()
  expect(
    codeOf(await person.call('mutation { setWaitingPause(input: { Until: null }) { success } }')),
  ).toBeNull()
  expect(await statusOf(server, person)).toBe('Guidance')
})

test('answers that were begun are told of a week before they are erased, once', async () => {
  const person = await applicant(server)
  expect(codeOf(await person.send('mutation { startOnlineCheck { Id } }'))).toBeNull()
  expect(await at(server, midnight('2027-02-22'), remindDrafts)).toBe(0)
  expect(await at(server, midnight('2027-02-23'), remindDrafts)).toBe(1)
  expect(await at(server, midnight('2027-02-24'), remindDrafts)).toBe(0)
  expect((await paramsOf(person, 'draftWaits'))?.params).toEqual({ until: '2027-03-01', renewal: false })
  expect(await at(server, justBefore('2027-03-02'), forgetOldData)).toBe(0)
  expect(await at(server, midnight('2027-03-02'), forgetOldData)).toBe(1)
})

test('a place of a past month that nobody took goes to the first in line', async () => {
  const person = await invited(server)
  await server.db.update(guidances).set({ deadlineAt: '2027-01-02' })
  await openMonth(server, 2026, 12, 1, 1)
  const next = await waiting(server)
  expect(await at(server, midnight('2027-01-03'), expireInvitations)).toBe(1)
  expect(await statusOf(server, person)).toBe('WaitingGuidance')
  expect(await statusOf(server, next)).toBe('Guidance')
})
