import { and, eq, isNotNull } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import {
  beginRenewalWindows,
  expireDonors,
  warnBeforeExpiry,
} from '../../../../server/office/jobs/expireDonors'
import { runDueJobs } from '../../../../server/office/jobs/jobs'
import { remindRenewalCheck } from '../../../../server/office/jobs/tellRetryPossible'
import { activities } from '../../../../server/ground/tables/activity'
import { rewardEntries } from '../../../../server/ground/tables/donations'
import { screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { sealActivities } from '../../../../server/records/seals/sealActivities'
import { addWeeks } from '../../../../shared/facts/dates'
import { invited, staff } from '../../../support/actors'
import { openMonth } from '../../../support/openMonth'
import { donor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { profileOf, statusOf, mailsTo, logOf, at, check, midnight, justBefore } from './jobTesting'

let server: TestServer
afterEach(() => server.close())

describe('beginRenewalWindows', () => {
  test('four weeks before the end, at Japanese midnight, once', async () => {
    server = await startTestServer()
    const actor = await donor(server)
    expect(await at(server, justBefore('2027-01-05'), beginRenewalWindows)).toBe(0)
    expect(await at(server, midnight('2027-01-05'), beginRenewalWindows)).toBe(1)
    expect(await profileOf(server, actor)).toMatchObject({
      userStatus: 'RenewalExamOnlineCheckBeforeExam',
      sentUpdateNoticeAt: midnight('2027-01-05'),
    })
    expect(await logOf(server, actor)).toEqual(['更新手続きを始めました（自動）'])
    expect(await at(server, midnight('2027-01-06'), beginRenewalWindows)).toBe(0)
    expect(await mailsTo(server, actor)).toEqual(['renewalBegins'])
  })

  test('four at once begin it once', async () => {
    server = await startTestServer({ connections: 20 })
    const donors = await Promise.all(Array.from({ length: 6 }, () => donor(server)))
    const now = midnight('2027-01-05')
    server.clock.set(now)
    const counts = await Promise.all([1, 2, 3, 4].map(() => beginRenewalWindows(server.deps, now)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6)
    for (const one of donors) expect(await mailsTo(server, one)).toEqual(['renewalBegins'])
  })

  test.each([
    ['is done when they let go', 'select 1', 1],
    [
      'is not what their change has made of it',
      "update user_profiles set commencement_window_period_date = '2027-01-06'",
      0,
    ],
  ])('whoever is held by somebody else is waited for: it %s', async (_name, change, begun) => {
    server = await startTestServer()
    const actor = await donor(server)
    const holder = await server.db.$client.connect()
    await holder.query('begin')
    await holder.query('select 1 from user_profiles where id = $1 for update', [actor.id])
    const run = at(server, midnight('2027-01-05'), beginRenewalWindows)
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await server.db.$client.query(waiting)).rows).toHaveLength(1)
    await holder.query(change)
    await holder.query('commit')
    holder.release()
    expect(await run).toBe(begun)
  })
})

describe('remindRenewalCheck', () => {
  const inWindow = () => donor(server, { userStatus: 'RenewalExamOnlineCheckBeforeExam' })

  test('two weeks into the window, once, noted at the screening', async () => {
    server = await startTestServer()
    const actor = await inWindow()
    expect(await at(server, justBefore('2027-01-19'), remindRenewalCheck)).toBe(0)
    expect(await at(server, midnight('2027-01-19'), remindRenewalCheck)).toBe(1)
    expect(await at(server, midnight('2027-01-20'), remindRenewalCheck)).toBe(0)
    expect(await mailsTo(server, actor)).toEqual(['renewalReminder'])
    expect(await logOf(server, actor)).toEqual(['更新前チェックの再案内を送りました（自動）'])
    const [period] = await server.db.select().from(screenings).where(eq(screenings.userId, actor.id))
    expect(period?.sentOnlineCheckReminder).toBe('Implemented')
  })

  test('not after an answer of the window, whatever it was', async () => {
    server = await startTestServer()
    const actor = await inWindow()
    await check(server, actor, {
      submittedAt: midnight('2027-01-05'),
      onlineCheckResult: 'Failed_1',
      nextDate: '2027-02-01',
    })
    expect(await at(server, midnight('2027-01-19'), remindRenewalCheck)).toBe(0)
  })
})

describe('warnBeforeExpiry', () => {
  test('seven days before, once, and in every status of a donor', async () => {
    server = await startTestServer()
    const donors = [
      await donor(server),
      await donor(server, { userStatus: 'RenewalExamOnlineCheckBeforeExam' }),
      await donor(server, { userStatus: 'DonorRenewalExam' }),
    ]
    expect(await at(server, justBefore('2027-01-26'), warnBeforeExpiry)).toBe(0)
    expect(await at(server, midnight('2027-01-26'), warnBeforeExpiry)).toBe(3)
    expect(await at(server, midnight('2027-01-27'), warnBeforeExpiry)).toBe(0)
    for (const one of donors) expect(await mailsTo(server, one)).toEqual(['expiresSoon'])
  })
})

describe('expireDonors', () => {
  test('after exactly twelve weeks the last day still counts; its rewards become due once', async () => {
    server = await startTestServer()
    const actor = await donor(server, {}, { donations: 3 })
    expect(addWeeks('2026-11-10', 12)).toBe('2027-02-02')
    expect(await at(server, justBefore('2027-02-03'), expireDonors)).toBe(0)
    expect(await statusOf(server, actor)).toBe('Donation')
    expect(await at(server, midnight('2027-02-03'), expireDonors)).toBe(1)
    expect(await profileOf(server, actor)).toMatchObject({
      userStatus: 'Registration',
      donorStatus: 'NotCertified',
      donorProcessStatus: 'Applicant',
      lossDonorStatusDate: '2027-02-02',
    })
    const due = await server.db.select().from(rewardEntries).where(eq(rewardEntries.stage, 'Due'))
    expect(due.map(({ amountYen }) => amountYen)).toEqual([3_000, 3_000, 3_000])
    expect(await mailsTo(server, actor)).toEqual(['donorStatusEnded', 'rewardsDue'])
    expect(await at(server, midnight('2027-02-04'), expireDonors)).toBe(0)
  })

  /** A donor until 2 February 2027 whose renewal test is set for a day. */
  async function renewing(scheduledRenewalExamDate: string | null) {
    const actor = await donor(server, { userStatus: 'DonorRenewalExam' }, { donations: 1 })
    const { id } = await passedScreening(server, actor.id, {
      inspectionType: 'Renewal',
      scheduledRenewalExamDate,
    })
    return Object.assign(actor, { screeningId: id })
  }

  test('a renewal test that was held in time may be judged for fourteen days more, without donating', async () => {
    server = await startTestServer()
    const office = await staff(server)
    const [judged, forgotten, never] = [
      await renewing('2027-02-02'),
      await renewing('2027-01-25'),
      await renewing(null),
    ]
    expect(await at(server, midnight('2027-02-03'), expireDonors)).toBe(1)
    expect(await statusOf(server, never)).toBe('Registration')
    expect(await statusOf(server, judged)).toBe('DonorRenewalExam')

    expect(await at(server, justBefore('2027-02-17'), expireDonors)).toBe(0)
    await office.signInAgain()
    const donation = await office.call(
      'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }',
      {
        input: {
          UserId: judged.id,
          DonationAt: server.clock.now().toISOString(),
          StoolReceiptStatus: 'Implemented',
        },
      },
    )
    expect(donation.errors?.[0]).toMatchObject({
      message: '有効期間外のため、献便を記録できません。有効期限は2027年2月2日（火）です。',
      extensions: { code: 'INVALID_STATE' },
    })
    const { donorId } = await profileOf(server, judged)
    const found = await office.call('query ($id: String!) { findDonor(DonorId: $id) { Refusal } }', {
      id: donorId,
    })
    expect(found.data).toEqual({ findDonor: { Refusal: 'Expired' } })

    const judge = (ExamDate: string) =>
      office.call('mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id } }', {
        input: {
          ScreeningId: judged.screeningId,
          ExamDate,
          MedicalHistoryStatus: 'Implemented',
          SampleTestResult: 'Certified',
          NormalJudgmentStatus: 'Implemented',
          DonorStatus: 'Certified',
        },
      })
    expect((await judge('2027-02-03')).errors?.[0]?.extensions.fields).toEqual({
      ExamDate: '有効期限（2027年2月2日（火））を過ぎた日の検査では、更新の認定はできません。',
    })
    expect((await judge('2027-02-02')).errors).toBeUndefined()
    expect(await profileOf(server, judged)).toMatchObject({
      userStatus: 'Donation',
      donorExpirationDate: addWeeks('2027-02-02', 12),
    })
    const periods = await server.db
      .select()
      .from(screenings)
      .where(and(eq(screenings.userId, judged.id), isNotNull(screenings.validFrom)))
    expect(periods.map(({ validFrom, periodClosedOn }) => [validFrom, periodClosedOn]).toSorted()).toEqual([
      ['2026-11-10', '2027-02-02'],
      ['2027-02-02', null],
    ])

    expect(await statusOf(server, forgotten)).toBe('DonorRenewalExam')
    expect(await at(server, midnight('2027-02-17'), expireDonors)).toBe(1)
    expect(await profileOf(server, forgotten)).toMatchObject({
      userStatus: 'Registration',
      donorStatus: 'NotCertified',
      lossDonorStatusDate: '2027-02-02',
    })
    expect(await mailsTo(server, forgotten)).toEqual(['donorStatusEnded', 'rewardsDue'])
  })

  test('a period that ends on a leap day holds through it', async () => {
    server = await startTestServer({ now: new Date('2027-12-07T00:00:00Z') })
    const actor = await donor(server, {}, { examDate: addWeeks('2028-02-29', -12) })
    expect(await at(server, justBefore('2028-03-01'), expireDonors)).toBe(0)
    expect(await at(server, midnight('2028-03-01'), expireDonors)).toBe(1)
    expect(await mailsTo(server, actor)).toEqual(['donorStatusEnded'])
  })

  test('three at once make each reward due once', async () => {
    server = await startTestServer({ connections: 20 })
    const donors = [
      await donor(server, {}, { donations: 2 }),
      await donor(server, {}, { examDate: '2026-11-11', donations: 1 }),
    ]
    const now = midnight('2027-02-10')
    server.clock.set(now)
    const counts = await Promise.all([1, 2, 3].map(() => expireDonors(server.deps, now)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(await server.db.select().from(rewardEntries).where(eq(rewardEntries.stage, 'Due'))).toHaveLength(3)
    for (const one of donors) expect(await mailsTo(server, one)).toEqual(['donorStatusEnded', 'rewardsDue'])
  })

  test('when the mail cannot be written nothing of it stays', async () => {
    server = await startTestServer()
    const actor = await donor(server, {}, { donations: 2 })
    server.deps.mail.enqueue = async () => {
      throw new Error('the outbox is full')
    }
    await expect(at(server, midnight('2027-02-03'), expireDonors)).rejects.toThrow('1 of 1 failed')
    expect(await statusOf(server, actor)).toBe('Donation')
    expect(await server.db.select().from(rewardEntries).where(eq(rewardEntries.stage, 'Due'))).toEqual([])
    expect(await logOf(server, actor)).toEqual([])
  })
})

test('a day’s work twice changes nothing the second time', async () => {
  server = await startTestServer()
  await openMonth(server, 2026, 12, 1, 1)
  await openMonth(server, 2027, 2, 1)
  await invited(server)
  await donor(server, {}, { donations: 2 })
  await donor(server, {}, { examDate: '2026-12-01' })
  const now = midnight('2027-02-03')
  server.clock.set(now)
  const first = await runDueJobs(server.deps, now)
  expect(first).toMatchObject({ expireDonors: 1, beginRenewalWindows: 1, expireInvitations: 1 })
  // What was asked for goes out first, and its rows of the log are sealed: whether the first run came after them is chance.
  await server.deps.mail.deliverPending()
  await sealActivities(server.db)
  const before = [await server.db.select().from(activities), await server.db.select().from(userProfiles)]
  const second = await runDueJobs(server.deps, now)
  expect(Object.values(second).every((done) => done === 0)).toBe(true)
  expect([await server.db.select().from(activities), await server.db.select().from(userProfiles)]).toEqual(
    before,
  )
})
