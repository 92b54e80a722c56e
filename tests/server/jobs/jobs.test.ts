import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { activities } from '../../../server/activity/tables'
import {
  donations,
  donationScreenings,
  rewardContacts,
  rewardEntries,
} from '../../../server/donations/tables'
import { guidances } from '../../../server/guidance/tables'
import { beginRenewalWindows } from '../../../server/jobs/beginRenewalWindows'
import { expireDonors } from '../../../server/jobs/expireDonors'
import { expireInvitations } from '../../../server/jobs/expireInvitations'
import { forgetOldData } from '../../../server/jobs/forgetOldData'
import { inviteWaiting } from '../../../server/jobs/inviteWaiting'
import { remindBookings } from '../../../server/jobs/remindBookings'
import { remindRenewalCheck } from '../../../server/jobs/remindRenewalCheck'
import { runDueJobs } from '../../../server/jobs/runDueJobs'
import { tellRetryPossible } from '../../../server/jobs/tellRetryPossible'
import { warnBeforeExpiry } from '../../../server/jobs/warnBeforeExpiry'
import { mailOutbox } from '../../../server/mail/tables'
import { preferenceSlots } from '../../../server/preferences/tables'
import { onlineChecks, screenings } from '../../../server/screenings/tables'
import { userProfiles, type UserProfileRow } from '../../../server/users/tables'
import { addDays, addWeeks, startOfJapaneseDate } from '../../../shared/dates'
import { periodFrom } from '../../../shared/donorPeriod'
import { applicant, certified, invited, waiting, type Actor } from '../../support/actors'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
afterEach(() => server.close())

const DAY_MS = 24 * 60 * 60 * 1000
const midnight = startOfJapaneseDate
const justBefore = (date: string) => new Date(midnight(date).getTime() - 1)

async function profileOf(actor: Actor): Promise<UserProfileRow> {
  const [row] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, actor.id))
  if (!row) throw new Error('No such profile')
  return row
}

const statusOf = async (actor: Actor) => (await profileOf(actor)).userStatus

async function mailsTo(actor: Actor): Promise<string[]> {
  const rows = await server.db
    .select({ kind: mailOutbox.kind })
    .from(mailOutbox)
    .where(eq(mailOutbox.userId, actor.id))
    .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.kind))
  return rows.map(({ kind }) => kind)
}

async function logOf(actor: Actor): Promise<string[]> {
  const rows = await server.db
    .select({ text: activities.text })
    .from(activities)
    .where(eq(activities.userId, actor.id))
    .orderBy(asc(activities.id))
  return rows.map(({ text }) => text)
}

/** Runs a job at an instant of the virtual clock. */
async function at(instant: Date, job: (deps: TestServer['deps'], now: Date) => Promise<number>) {
  server.clock.set(instant)
  return job(server.deps, instant)
}

async function openMonth(year: number, month: number, availableSlots: number, givenGuidanceCount = 0) {
  const now = server.clock.now()
  await server.db.insert(preferenceSlots).values({
    id: randomUUID(),
    year,
    month,
    availableSlots,
    givenGuidanceCount,
    createdAt: now,
    updatedAt: now,
  })
}

const givenIn = async (year: number, month: number) => {
  const [row] = await server.db
    .select({ given: preferenceSlots.givenGuidanceCount })
    .from(preferenceSlots)
    .where(and(eq(preferenceSlots.year, year), eq(preferenceSlots.month, month)))
  return row?.given
}

async function screening(
  actor: Actor,
  values: Partial<typeof screenings.$inferInsert> = {},
): Promise<string> {
  const now = server.clock.now()
  const id = randomUUID()
  await server.db.insert(screenings).values({
    id,
    userId: actor.id,
    recruitmentYear: 2026,
    recruitmentMonth: 12,
    inspectionType: 'Registration',
    userStatus: 'Registration',
    screeningInfoCreatedAt: now,
    createdAt: now,
    updatedAt: now,
    ...values,
  })
  return id
}

async function check(actor: Actor, values: Partial<typeof onlineChecks.$inferInsert> = {}): Promise<string> {
  const now = server.clock.now()
  const screeningId = await screening(actor)
  await server.db.insert(onlineChecks).values({
    screeningId,
    userId: actor.id,
    version: '2026-11-1',
    consentedAt: now,
    createdAt: now,
    updatedAt: now,
    ...values,
  })
  return screeningId
}

/** A donor whose test was on a day, with the screening that the period is, and so many donations. */
async function donorSince(examDate: string, count = 0, values: Partial<UserProfileRow> = {}): Promise<Actor> {
  const { validFrom, validUntil, windowFrom } = periodFrom(examDate)
  const actor = await certified(server, {
    registrationDateOfDonor: examDate,
    commencementWindowPeriodDate: windowFrom,
    donorExpirationDate: validUntil,
    totalDonationsCount: count,
    latestDonationsCount: count,
    ...values,
  })
  const period = await screening(actor, { validFrom, validUntil, judgedAt: midnight(examDate) })
  for (let n = 0; n < count; n++) {
    const time = new Date(midnight(examDate).getTime() + (n + 1) * DAY_MS)
    const id = randomUUID()
    const audit = { createdAt: time, updatedAt: time }
    await server.db.insert(donations).values({
      id,
      userId: actor.id,
      stoolReceiptStatus: 'Implemented',
      donationAt: time,
      donationInfoCreatedAt: time,
      ...audit,
    })
    await server.db.insert(donationScreenings).values({ donationId: id, screeningId: period })
    await server.db.insert(rewardEntries).values({
      id: randomUUID(),
      userId: actor.id,
      donationId: id,
      kind: 'Donation',
      stage: 'Pending',
      amountYen: 3_000,
      createdAt: time,
    })
  }
  return actor
}

describe('inviteWaiting', () => {
  test('opens a month at Japanese midnight, not a millisecond before', async () => {
    server = await startTestServer({ now: new Date('2026-12-20T03:00:00Z') })
    const actor = await waiting(server)
    await openMonth(2027, 1, 1)
    expect(await at(justBefore('2027-01-01'), inviteWaiting)).toBe(0)
    expect(await at(midnight('2027-01-01'), inviteWaiting)).toBe(1)
    expect(await statusOf(actor)).toBe('Guidance')
    expect(await mailsTo(actor)).toEqual(['guidanceInvitation'])
    expect(await at(midnight('2027-01-01'), inviteWaiting)).toBe(0)
  })
})

describe('expireInvitations', () => {
  test('ends an invitation after its last day, gives the place back and invites the next in line', async () => {
    server = await startTestServer()
    await openMonth(2026, 12, 1, 1)
    const late = await invited(server)
    const next = await waiting(server)
    expect(await at(justBefore('2026-12-16'), expireInvitations)).toBe(0)
    expect(await statusOf(late)).toBe('Guidance')
    expect(await at(midnight('2026-12-16'), expireInvitations)).toBe(1)
    expect(await statusOf(late)).toBe('WaitingGuidance')
    expect((await profileOf(late)).waitingSince).toEqual(midnight('2026-12-16'))
    expect(await statusOf(next)).toBe('Guidance')
    expect(await givenIn(2026, 12)).toBe(1)
    expect(await mailsTo(late)).toEqual(['invitationExpired'])
    expect(await logOf(late)).toEqual(['予約の期限を過ぎ、案内待ちに戻しました（自動）'])
    expect(await at(midnight('2026-12-16'), expireInvitations)).toBe(0)
  })

  test('gives the place back to the month it was taken from', async () => {
    server = await startTestServer({ now: new Date('2026-12-25T03:00:00Z') })
    await openMonth(2026, 12, 1, 1)
    await openMonth(2027, 1, 0)
    const actor = await invited(server)
    expect(await at(midnight('2027-01-09'), expireInvitations)).toBe(1)
    expect([await givenIn(2026, 12), await givenIn(2027, 1)]).toEqual([0, 0])
    expect(await statusOf(actor)).toBe('WaitingGuidance')
  })

  test('leaves whoever has booked', async () => {
    server = await startTestServer()
    const actor = await invited(server)
    await server.db
      .update(guidances)
      .set({ status: 'Reserved', reservedAt: new Date('2027-01-05T02:00:00Z') })
    await server.db.update(userProfiles).set({ userStatus: 'WaitingToParticipateGuidance' })
    expect(await at(midnight('2026-12-30'), expireInvitations)).toBe(0)
    expect(await statusOf(actor)).toBe('WaitingToParticipateGuidance')
  })

  test('two at once end each invitation once', async () => {
    server = await startTestServer({ connections: 20 })
    await openMonth(2026, 12, 20, 12)
    const people = await Promise.all(Array.from({ length: 12 }, () => invited(server)))
    await server.db.update(preferenceSlots).set({ availableSlots: 12 })
    const now = midnight('2026-12-16')
    server.clock.set(now)
    const counts = await Promise.all([1, 2, 3].map(() => expireInvitations(server.deps, now)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
    const kinds = await server.db.select().from(activities).where(eq(activities.operation, 'Expire'))
    expect(kinds.map(({ userId }) => userId).toSorted()).toEqual(people.map(({ id }) => id).toSorted())
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'invitationExpired'))
    expect(mails).toHaveLength(12)
  })

  test('writes nothing of somebody for whom it fails, goes on with the others, and fails', async () => {
    server = await startTestServer()
    await openMonth(2026, 12, 5, 2)
    const [ill, well] = [await invited(server), await invited(server)]
    const { enqueue } = server.deps.mail
    server.deps.mail.enqueue = async (tx, request) => {
      const written = await enqueue(tx, request)
      if (request.userId === ill.id) throw new Error('the outbox is full')
      return written
    }
    const now = midnight('2026-12-16')
    server.clock.set(now)
    await expect(expireInvitations(server.deps, now)).rejects.toThrow('1 of 2 failed')
    expect(await statusOf(ill)).toBe('Guidance')
    expect(await statusOf(well)).toBe('WaitingGuidance')
    expect(await givenIn(2026, 12)).toBe(1)
    expect([await mailsTo(ill), await logOf(ill)]).toEqual([[], []])
    server.deps.mail.enqueue = enqueue
    expect(await expireInvitations(server.deps, now)).toBe(1)
    expect(await mailsTo(ill)).toContain('invitationExpired')
  })
})

describe('remindBookings', () => {
  async function booked(reservedAt: string): Promise<Actor> {
    const actor = await invited(server)
    await server.db
      .update(guidances)
      .set({ status: 'Reserved', reservedAt: new Date(reservedAt) })
      .where(eq(guidances.userId, actor.id))
    await server.db
      .update(userProfiles)
      .set({ userStatus: 'WaitingToParticipateGuidance' })
      .where(eq(userProfiles.id, actor.id))
    return actor
  }

  test('a week and a day before, once each, across a month end', async () => {
    server = await startTestServer({ now: new Date('2026-12-20T03:00:00Z') })
    const actor = await booked('2027-01-05T09:00:00Z')
    expect(await at(justBefore('2026-12-29'), remindBookings)).toBe(0)
    expect(await at(midnight('2026-12-29'), remindBookings)).toBe(1)
    expect(await at(justBefore('2026-12-30'), remindBookings)).toBe(0)
    expect(await mailsTo(actor)).toEqual(['guidanceInWeek'])
    expect(await at(justBefore('2027-01-04'), remindBookings)).toBe(0)
    expect(await at(midnight('2027-01-04'), remindBookings)).toBe(1)
    expect(await at(midnight('2027-01-05'), remindBookings)).toBe(0)
    expect(await mailsTo(actor)).toEqual(['guidanceInWeek', 'guidanceTomorrow'])
  })

  test('not on the day of the booking, and not while suspended', async () => {
    server = await startTestServer()
    const today = await booked('2026-12-08T02:00:00Z')
    expect(await at(new Date('2026-12-01T12:00:00Z'), remindBookings)).toBe(0)
    await server.db.update(userProfiles).set({ suspensionStatus1: true })
    expect(await at(midnight('2026-12-07'), remindBookings)).toBe(0)
    expect(await mailsTo(today)).toEqual([])
  })

  test('two at once send one mail', async () => {
    server = await startTestServer()
    const actor = await booked('2026-12-10T02:00:00Z')
    const now = midnight('2026-12-09')
    server.clock.set(now)
    const counts = await Promise.all([1, 2, 3].map(() => remindBookings(server.deps, now)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await mailsTo(actor)).toEqual(['guidanceTomorrow'])
  })
})

describe('tellRetryPossible', () => {
  const failed = (nextDate: string, values: Partial<UserProfileRow> = {}) =>
    applicant(server, { onlineCheckResult: 'Failed_1', onlineCheckScore: 80, ...values }).then(
      async (actor) => {
        const submittedAt = server.clock.now()
        await check(actor, { submittedAt, onlineCheckResult: 'Failed_1', onlineCheckScore: 80, nextDate })
        return actor
      },
    )

  test('on a leap day at midnight, once', async () => {
    server = await startTestServer({ now: new Date('2027-12-01T00:00:00Z') })
    const actor = await failed('2028-02-29')
    expect(await at(justBefore('2028-02-29'), tellRetryPossible)).toBe(0)
    expect(await at(midnight('2028-02-29'), tellRetryPossible)).toBe(1)
    expect(await at(midnight('2028-03-01'), tellRetryPossible)).toBe(0)
    expect(await mailsTo(actor)).toEqual(['retryPossible'])
  })

  test('makes up for days on which nothing ran, but not for weeks', async () => {
    server = await startTestServer()
    await failed('2026-12-10')
    const old = await failed('2026-12-09')
    expect(await at(midnight('2026-12-17'), tellRetryPossible)).toBe(1)
    expect(await mailsTo(old)).toEqual([])
  })

  test('not to those who turned it off, are suspended, or have answered again since', async () => {
    server = await startTestServer()
    const quiet = [
      await failed('2026-12-10', { retryReminder: false }),
      await failed('2026-12-10', { suspensionStatus1: true }),
      await failed('2026-12-10', { suspensionStatus2: true }),
    ]
    const again = await failed('2026-12-10')
    await check(again, {
      submittedAt: new Date('2026-12-10T01:00:00Z'),
      onlineCheckResult: 'Failed_1',
      nextDate: '2027-03-10',
    })
    expect(await at(new Date('2026-12-10T02:00:00Z'), tellRetryPossible)).toBe(0)
    for (const actor of [...quiet, again]) expect(await mailsTo(actor)).toEqual([])
  })
})

describe('beginRenewalWindows', () => {
  test('four weeks before the end, at Japanese midnight, once', async () => {
    server = await startTestServer()
    const actor = await donorSince('2026-11-10')
    expect(await at(justBefore('2027-01-05'), beginRenewalWindows)).toBe(0)
    expect(await at(midnight('2027-01-05'), beginRenewalWindows)).toBe(1)
    expect(await profileOf(actor)).toMatchObject({
      userStatus: 'RenewalExamOnlineCheckBeforeExam',
      sentUpdateNoticeAt: midnight('2027-01-05'),
    })
    expect(await logOf(actor)).toEqual(['更新手続きを始めました（自動）'])
    expect(await at(midnight('2027-01-06'), beginRenewalWindows)).toBe(0)
    expect(await mailsTo(actor)).toEqual(['renewalBegins'])
  })

  test('four at once begin it once', async () => {
    server = await startTestServer({ connections: 20 })
    const donors = await Promise.all(Array.from({ length: 6 }, () => donorSince('2026-11-10')))
    const now = midnight('2027-01-05')
    server.clock.set(now)
    const counts = await Promise.all([1, 2, 3, 4].map(() => beginRenewalWindows(server.deps, now)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6)
    for (const donor of donors) expect(await mailsTo(donor)).toEqual(['renewalBegins'])
  })
})

describe('remindRenewalCheck', () => {
  const inWindow = () => donorSince('2026-11-10', 0, { userStatus: 'RenewalExamOnlineCheckBeforeExam' })

  test('two weeks into the window, once, noted at the screening', async () => {
    server = await startTestServer()
    const actor = await inWindow()
    expect(await at(justBefore('2027-01-19'), remindRenewalCheck)).toBe(0)
    expect(await at(midnight('2027-01-19'), remindRenewalCheck)).toBe(1)
    expect(await at(midnight('2027-01-20'), remindRenewalCheck)).toBe(0)
    expect(await mailsTo(actor)).toEqual(['renewalReminder'])
    expect(await logOf(actor)).toEqual(['更新前チェックの再案内を送りました（自動）'])
    const [period] = await server.db.select().from(screenings).where(eq(screenings.userId, actor.id))
    expect(period?.sentOnlineCheckReminder).toBe('Implemented')
  })

  test('not after an answer of the window, whatever it was', async () => {
    server = await startTestServer()
    const actor = await inWindow()
    await check(actor, {
      submittedAt: midnight('2027-01-05'),
      onlineCheckResult: 'Failed_1',
      nextDate: '2027-02-01',
    })
    expect(await at(midnight('2027-01-19'), remindRenewalCheck)).toBe(0)
  })
})

describe('warnBeforeExpiry', () => {
  test('seven days before, once, and in every status of a donor', async () => {
    server = await startTestServer()
    const donors = [
      await donorSince('2026-11-10'),
      await donorSince('2026-11-10', 0, { userStatus: 'RenewalExamOnlineCheckBeforeExam' }),
      await donorSince('2026-11-10', 0, { userStatus: 'DonorRenewalExam' }),
    ]
    expect(await at(justBefore('2027-01-26'), warnBeforeExpiry)).toBe(0)
    expect(await at(midnight('2027-01-26'), warnBeforeExpiry)).toBe(3)
    expect(await at(midnight('2027-01-27'), warnBeforeExpiry)).toBe(0)
    for (const donor of donors) expect(await mailsTo(donor)).toEqual(['expiresSoon'])
  })
})

describe('expireDonors', () => {
  test('after exactly twelve weeks the last day still counts; its rewards become due once', async () => {
    server = await startTestServer()
    const actor = await donorSince('2026-11-10', 3)
    expect(addWeeks('2026-11-10', 12)).toBe('2027-02-02')
    expect(await at(justBefore('2027-02-03'), expireDonors)).toBe(0)
    expect(await statusOf(actor)).toBe('Donation')
    expect(await at(midnight('2027-02-03'), expireDonors)).toBe(1)
    expect(await profileOf(actor)).toMatchObject({
      userStatus: 'Registration',
      donorStatus: 'NotCertified',
      donorProcessStatus: 'Applicant',
      lossDonorStatusDate: '2027-02-02',
    })
    const due = await server.db.select().from(rewardEntries).where(eq(rewardEntries.stage, 'Due'))
    expect(due.map(({ amountYen }) => amountYen)).toEqual([3_000, 3_000, 3_000])
    expect(await mailsTo(actor)).toEqual(['donorStatusEnded', 'rewardsDue'])
    expect(await at(midnight('2027-02-04'), expireDonors)).toBe(0)
  })

  test('a period that ends on a leap day holds through it', async () => {
    server = await startTestServer({ now: new Date('2027-12-07T00:00:00Z') })
    const actor = await donorSince(addWeeks('2028-02-29', -12))
    expect(await at(justBefore('2028-03-01'), expireDonors)).toBe(0)
    expect(await at(midnight('2028-03-01'), expireDonors)).toBe(1)
    expect(await mailsTo(actor)).toEqual(['donorStatusEnded'])
  })

  test('three at once make each reward due once', async () => {
    server = await startTestServer({ connections: 20 })
    const donors = [await donorSince('2026-11-10', 2), await donorSince('2026-11-11', 1)]
    const now = midnight('2027-02-10')
    server.clock.set(now)
    const counts = await Promise.all([1, 2, 3].map(() => expireDonors(server.deps, now)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(await server.db.select().from(rewardEntries).where(eq(rewardEntries.stage, 'Due'))).toHaveLength(3)
    for (const donor of donors) expect(await mailsTo(donor)).toEqual(['donorStatusEnded', 'rewardsDue'])
  })

  test('when the mail cannot be written nothing of it stays', async () => {
    server = await startTestServer()
    const actor = await donorSince('2026-11-10', 2)
    server.deps.mail.enqueue = async () => {
      throw new Error('the outbox is full')
    }
    await expect(at(midnight('2027-02-03'), expireDonors)).rejects.toThrow('1 of 1 failed')
    expect(await statusOf(actor)).toBe('Donation')
    expect(await server.db.select().from(rewardEntries).where(eq(rewardEntries.stage, 'Due'))).toEqual([])
    expect(await logOf(actor)).toEqual([])
  })
})

describe('forgetOldData', () => {
  test('deletes drafts that nobody touched for ninety days, with their screening, and no sent check', async () => {
    server = await startTestServer({ now: new Date('2026-12-01T03:00:00Z') })
    const actor = await applicant(server)
    await check(actor)
    const sent = await check(await applicant(server), {
      submittedAt: server.clock.now(),
      onlineCheckResult: 'Passed',
    })
    const last = addDays('2026-12-01', 90)
    expect(await at(justBefore(addDays(last, 1)), forgetOldData)).toBe(0)
    expect(await at(midnight(addDays(last, 1)), forgetOldData)).toBe(1)
    expect(await server.db.select({ id: onlineChecks.screeningId }).from(onlineChecks)).toEqual([
      { id: sent },
    ])
    expect(await server.db.select({ id: screenings.id }).from(screenings)).toEqual([{ id: sent }])
    expect(await logOf(actor)).toEqual([
      'オンラインチェックの途中の回答を、期間が過ぎたため削除しました（自動）',
    ])
  })

  test('keeps the address for rewards of somebody who left until the last day', async () => {
    server = await startTestServer()
    const actor = await applicant(server)
    await server.db.insert(rewardContacts).values({
      userId: actor.id,
      email: 'kept@example.com',
      keepUntil: '2027-03-01',
      createdAt: server.clock.now(),
    })
    expect(await at(justBefore('2027-03-02'), forgetOldData)).toBe(0)
    expect(await at(midnight('2027-03-02'), forgetOldData)).toBe(1)
    expect(await server.db.select().from(rewardContacts)).toEqual([])
  })
})

test('a day’s work twice changes nothing the second time', async () => {
  server = await startTestServer()
  await openMonth(2026, 12, 1, 1)
  await openMonth(2027, 2, 1)
  await invited(server)
  await donorSince('2026-11-10', 2)
  await donorSince('2026-12-01')
  const now = midnight('2027-02-03')
  server.clock.set(now)
  const first = await runDueJobs(server.deps, now)
  expect(first).toMatchObject({ expireDonors: 1, beginRenewalWindows: 1, expireInvitations: 1 })
  const before = [await server.db.select().from(activities), await server.db.select().from(userProfiles)]
  const second = await runDueJobs(server.deps, now)
  expect(Object.values(second).every((done) => done === 0)).toBe(true)
  expect([await server.db.select().from(activities), await server.db.select().from(userProfiles)]).toEqual(
    before,
  )
})
