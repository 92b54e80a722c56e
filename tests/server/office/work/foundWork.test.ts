import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { officePoints } from '../../../../server/ground/tables/officePoints'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import { received, record } from '../../../support/units'
import { passedScreening } from '../../../support/periods'
import { listAll } from './listAll'
import { TEST_NOW } from '../../../support/testServer'
import { serverInTurn } from '../../../support/serverInTurn'

let server: Awaited<ReturnType<typeof serverInTurn>>
let admin: Actor
beforeAll(async () => {
  server = await serverInTurn()
})
beforeEach(async () => {
  await server.empty()
  admin = await staff(server)
})
afterAll(() => server.close())

/** Tuesday, 1 December 2026, nine o'clock. */
const DAY_MS = 86_400_000
const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

const list = (by = admin) => listAll(by)

async function booked(at: Date) {
  const person = await applicant(server, { userStatus: 'WaitingToParticipateGuidance' })
  const id = randomUUID()
  await server.db.insert(guidances).values({
    id,
    userId: person.id,
    status: 'Reserved',
    year: 2026,
    month: 12,
    guidanceInvitedAt: TEST_NOW,
    reservedAt: at,
    ...audit,
  })
  return { person, id }
}

async function wishing(preferredDates: string[], examRequestedAt: Date) {
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam' })
  const { id } = await passedScreening(server, person.id, { preferredDates, examRequestedAt })
  return { person, id }
}

const SCHEDULE = `mutation ($id: ID!, $day: Date!) { scheduleExam(input: { UserId: $id, ScheduledDate: $day, ScheduledTime: "09:30" }) { Id } }`

test('an empty service has nothing to do', async () => {
  expect(await list()).toEqual([])
  const { data } = await admin.call('{ countWork { All Mine Nobody Overdue Asleep Kinds { Kind } } }')
  expect(data?.countWork).toEqual({ All: 0, Mine: 0, Nobody: 0, Overdue: 0, Asleep: 0, Kinds: [] })
})

describe('of each kind: when it is there, when it is due, and when it is gone', () => {
  test('an attendance, from the booked hour on, until it is recorded', async () => {
    const { person, id } = await booked(new Date('2026-11-30T05:00:00Z'))
    await booked(new Date('2026-12-01T05:00:00Z'))
    expect(await list()).toEqual([
      expect.objectContaining({
        Kind: 'Attendance',
        SubjectId: id,
        UserId: person.id,
        Due: '2026-11-30',
        Group: 'Overdue',
        At: '2026-11-30T05:00:00.000Z',
      }),
    ])
    const ABSENT =
      'mutation ($id: ID!) { recordGuidanceAttendance(input: { UserId: $id, Attended: false }) { Id } }'
    expect(codeOf(await admin.call(ABSENT, { id: person.id }))).toBeNull()
    expect(await list()).toEqual([])
  })

  test('the attendance of somebody who has left is nobody’s work', async () => {
    const { person } = await booked(new Date('2026-11-30T05:00:00Z'))
    expect(codeOf(await person.call('mutation { requestWithdrawal { success } }'))).toBeNull()
    expect(await list()).toEqual([])
  })

  test('wished days, three days after they came or in time for the first, until a day is set', async () => {
    const { person, id } = await wishing(['2026-12-10', '2026-12-08'], ago(1))
    await wishing(['2026-12-02'], TEST_NOW)
    expect(await list()).toEqual([
      expect.objectContaining({ Kind: 'ExamWish', Due: '2026-12-01', Group: 'Today', Days: ['2026-12-02'] }),
      expect.objectContaining({
        Kind: 'ExamWish',
        SubjectId: id,
        Due: '2026-12-03',
        Group: 'ThisWeek',
        Days: ['2026-12-10', '2026-12-08'],
      }),
    ])
    expect(codeOf(await admin.call(SCHEDULE, { id: person.id, day: '2026-12-10' }))).toBeNull()
    expect(await list()).toHaveLength(1)
  })

  test('wished days that have all passed, due on the last of them', async () => {
    const { person, id } = await wishing(['2026-11-20', '2026-11-24'], ago(20))
    await wishing(['2026-11-20', '2026-12-01'], ago(20))
    expect(await list()).toEqual([
      expect.objectContaining({ Kind: 'ExamWish', Due: '2026-11-14' }),
      expect.objectContaining({ Kind: 'WishesPassed', SubjectId: id, Due: '2026-11-24', Group: 'Overdue' }),
    ])
    expect(codeOf(await admin.call(SCHEDULE, { id: person.id, day: '2026-12-10' }))).toBeNull()
    expect(await list()).toHaveLength(1)
  })

  test('a wish of an earlier round is none', async () => {
    const person = await applicant(server, { userStatus: 'DonorRegistrationExam' })
    const wish = { preferredDates: ['2026-12-08'], examRequestedAt: ago(90) }
    await passedScreening(server, person.id, wish, ago(91))
    expect(await list()).toHaveLength(1)
    await passedScreening(server, person.id, {})
    expect(await list()).toEqual([])
  })

  test('a judgement from the day of the test on, due a week later', async () => {
    for (const scheduledInitialExamDate of ['2026-11-30', '2026-12-01', '2026-12-02']) {
      const person = await applicant(server, { userStatus: 'DonorRegistrationExam' })
      await passedScreening(server, person.id, { scheduledInitialExamDate, scheduledExamTime: '09:30' })
    }
    expect(await list()).toMatchObject([
      { Kind: 'Judgement', Due: '2026-12-07', Group: 'Later', Days: ['2026-11-30'] },
      { Kind: 'Judgement', Due: '2026-12-08', Days: ['2026-12-01'] },
    ])
  })

  test('how much keeps a test from certifying is told to physicians alone', async () => {
    const person = await applicant(server, { userStatus: 'DonorRegistrationExam' })
    const { id } = await passedScreening(server, person.id, {
      scheduledInitialExamDate: '2026-12-01',
      scheduledExamTime: '09:30',
    })
    await server.db.update(onlineChecks).set({ pointsOpen: 2 }).where(eq(onlineChecks.screeningId, id))
    expect(await list(await staff(server, 'Support'))).toMatchObject([{ Kind: 'Judgement', Amount: null }])
    expect(await list()).toMatchObject([
      { Kind: 'PointsToClear', Amount: 2 },
      { Kind: 'Judgement', Amount: 2 },
    ])
  })

  test('a test before renewal after the end, due a week before the end, until it is moved', async () => {
    const person = await certified(server, {
      userStatus: 'DonorRenewalExam',
      donorExpirationDate: '2026-12-11',
    })
    await passedScreening(server, person.id, {
      inspectionType: 'Renewal',
      scheduledRenewalExamDate: '2026-12-26',
      scheduledExamTime: '09:30',
    })
    expect(await list()).toMatchObject([
      { Kind: 'RenewalTestLate', UserId: person.id, Due: '2026-12-04', Days: ['2026-12-26', '2026-12-11'] },
    ])
    expect(codeOf(await admin.call(SCHEDULE, { id: person.id, day: '2026-12-10' }))).toBeNull()
    expect(await list()).toEqual([])
  })

  test('a point to look at, due three days after it came up, until it is closed', async () => {
    const person = await certified(server)
    const id = randomUUID()
    await server.db.insert(officePoints).values({ id, userId: person.id, kind: 'TownDiffers', ...audit })
    expect(await list()).toMatchObject([
      { Kind: 'OfficePoint', SubjectId: id, Due: '2026-12-04', Point: 'TownDiffers' },
    ])
    const CLOSE = 'mutation ($id: ID!) { closeOfficePoint(input: { Id: $id, Reason: "電話" }) { success } }'
    expect(codeOf(await admin.call(CLOSE, { id }))).toBeNull()
    expect(await list()).toEqual([])
  })

  test('a wish for a flora test, due four days later, until an invitation', async () => {
    const person = await certified(server)
    expect(
      codeOf(await person.call('mutation { requestApplicationFloraExamination { success } }')),
    ).toBeNull()
    expect(await list()).toMatchObject([{ Kind: 'FloraWish', SubjectId: person.id, Due: '2026-12-05' }])
    const INVITE = `mutation ($id: ID!) { recordIntestinalFloraTest(input: { UserId: $id, Status: Guidance, DeadlineForApplicationAt: "2026-12-28" }) { Id } }`
    expect(codeOf(await admin.call(INVITE, { id: person.id }))).toBeNull()
    expect(await list()).toEqual([])
  })

  test('a visit that was not written down, a day after somebody said how they are, for a week', async () => {
    const person = await donor(server)
    const STATE = 'mutation ($Answer: JSON!) { submitStatement(input: { Answer: $Answer }) { Id } }'
    const stated = await person.call(STATE, { Answer: { choices: ['none'] } })
    expect(await list()).toEqual([])
    const days = async (number: number) => {
      server.clock.advance(number * 86_400_000)
      await admin.signInAgain()
      return list()
    }
    expect(await days(1)).toMatchObject([
      {
        Kind: 'ReceiptMissing',
        SubjectId: stated.data?.submitStatement.Id,
        UserId: person.id,
        Due: '2026-12-02',
        At: TEST_NOW.toISOString(),
      },
    ])
    const RECORD = 'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }'
    const input = {
      UserId: person.id,
      DonationAt: TEST_NOW.toISOString(),
      StoolReceiptStatus: 'NotImplemented',
      ConfirmReason: '来室の控えで確かめました',
    }
    const recorded = await admin.call(RECORD, { input })
    // A visit of an earlier day is looked at once more.
    expect(await list()).toMatchObject([{ Kind: 'OfficePoint', UserId: person.id }])
    await server.db.delete(officePoints)
    const CANCEL = `mutation ($id: ID!) { correctDonation(input: { DonationId: $id, Reason: "まちがい" }) { Id } }`
    expect(codeOf(await admin.call(CANCEL, { id: recorded.data?.recordDonation.Id ?? '' }))).toBeNull()
    expect(await days(6)).toHaveLength(1)
    expect(await days(1)).toEqual([])
  })

  test('stool received without a unit, from the next day on, for two weeks', async () => {
    const missing = async () => (await list()).filter(({ Kind }) => Kind === 'UnitMissing')
    const days = async (number: number) => {
      server.clock.advance(number * DAY_MS)
      await admin.signInAgain()
      return missing()
    }
    // Nothing is weighed here yet.
    await received(server)
    expect(await days(1)).toEqual([])
    await record(admin, { DonationId: await received(server) })
    const DonationId = await received(server)
    expect(await missing()).toEqual([])
    const row = { Kind: 'UnitMissing', SubjectId: DonationId, Due: '2026-12-03' }
    expect(await days(1)).toMatchObject([row])
    expect(codeOf(await record(await staff(server, 'Reception'), { DonationId }))).toBe('INVALID_STATE')
    expect(await days(13)).toMatchObject([row])
    expect(codeOf(await record(admin, { DonationId }))).toBeNull()
    expect(await missing()).toEqual([])
    const late = await received(server)
    expect(await days(14)).toHaveLength(1)
    expect(await days(1)).toEqual([])
    // The list goes on naming it, but not what came before units were kept, and not to whoever reads no units.
    const named = async (by: Actor) =>
      (
        await by.send<{ listDonationByIdDonationInfoCreatedAt: { items: { Id: string; UserId: string }[] } }>(
          `{ listDonationByIdDonationInfoCreatedAt(filter: { UnitMissing: { eq: true } }) { items { Id UserId } } }`,
        )
      ).data?.listDonationByIdDonationInfoCreatedAt.items
    const items = await named(admin)
    expect(items).toEqual([{ Id: late, UserId: expect.any(String) }])
    expect(await named(await staff(server, 'Finance'))).toEqual([])
    const leave = 'mutation ($id: ID!) { deleteUser(input: { UserId: $id, Reason: "申し出" }) { Id } }'
    expect(codeOf(await admin.send(leave, { id: items?.[0]?.UserId }))).toBeNull()
    expect(await named(admin)).toEqual([])
  })

  test('a failed mail: a person’s newest, however old, until one arrives', async () => {
    const person = await certified(server)
    const mail = (values: Partial<typeof mailOutbox.$inferInsert>) =>
      server.db.insert(mailOutbox).values({
        id: randomUUID(),
        kind: 'certified',
        userId: person.id,
        dedupeKey: randomUUID(),
        nextAttemptAt: TEST_NOW,
        ...audit,
        ...values,
      })
    await mail({ failedAt: ago(3) })
    await mail({ failedAt: ago(1), lastError: 'NoMailbox' })
    await mail({ failedAt: ago(2), lastError: 'CANCELLED' })
    const other = await certified(server)
    await mail({ failedAt: ago(31), userId: other.id })
    await mail({ failedAt: ago(1), userId: null })
    expect(await list()).toMatchObject([
      { Kind: 'MailFailed', UserId: other.id, Due: '2026-10-31' },
      { Kind: 'MailFailed', UserId: person.id, Due: '2026-11-30', MailLabel: 'お手続きの結果' },
    ])
    await mail({ sentAt: TEST_NOW })
    await mail({ sentAt: TEST_NOW, userId: other.id })
    expect(await list()).toEqual([])
  })
})
