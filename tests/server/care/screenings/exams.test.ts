import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { rewardEntries } from '../../../../server/ground/tables/donations'
import { dataFolders } from '../../../../server/ground/settings/env'
import { listMails } from '../../../../server/ground/outbox/mailFolder'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { healthChecks, screenings } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf, type ApiAnswer } from '../../../support/api'
import { donor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { stated } from '../../../support/stated'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const found = {
  ExamDate: '2026-11-30',
  MedicalHistoryStatus: 'Implemented',
  SampleTestResult: 'Certified',
  NormalJudgmentStatus: 'Implemented',
  DonorStatus: 'Certified',
}
const judge = (ScreeningId: string, input: object = {}) =>
  office.call(
    'mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id HealthCheck { DonorStatus } } }',
    {
      input: { ScreeningId, ...found, ...input },
    },
  )
const fieldsOf = (answer: ApiAnswer<unknown>) => Object.keys(answer.errors?.[0]?.extensions.fields ?? {})
const profileOf = async (id: string) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]

async function atExam(checkedAt = new Date('2026-11-20T00:00:00Z')) {
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam', onlineCheckResult: 'Passed' })
  const screening = await passedScreening(server, person.id, {}, checkedAt)
  return Object.assign(person, { screeningId: screening.id })
}

describe('recordHealthCheck', () => {
  test('ten times at once certifies once, and every call answers the same', async () => {
    const person = await atExam()
    const answers = await Promise.all(Array.from({ length: 10 }, () => judge(person.screeningId)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(answers.map(codeOf)).toEqual(Array(10).fill(null))
    expect(await profileOf(person.id)).toMatchObject({ version: 2, donorExpirationDate: '2027-02-22' })
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
    expect(mails.map(({ kind }) => kind)).toEqual(['certified'])
    expect(codeOf(await judge(person.screeningId, { DonorStatus: 'NotCertified' }))).toBe('INVALID_STATE')
  })

  test('gives each donor a number and a barcode of their own, in order', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => atExam()))
    await Promise.all(people.map(({ screeningId }) => judge(screeningId)))
    const donors = await Promise.all(people.map(({ id }) => profileOf(id)))
    expect(new Set(donors.map((row) => row?.donorId)).size).toBe(8)
    for (const row of donors) {
      expect(row?.donorId).toMatch(/^D-\d{6}$/)
      const file = await server.deps.files.get(row?.barCodeBucket ?? '', row?.barCodeKey ?? 'none')
      expect(file?.contentType).toBe('image/svg+xml')
    }
  })

  test('a renewal keeps number and barcode, opens a period from the test, and pays the bonus of the old one', async () => {
    const person = await donor(server, { userStatus: 'DonorRenewalExam', userRank: 'Beginner' })
    const record = 'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }'
    await stated(server, person.id, '2026-11-25T03:00:00Z')
    await office.call(record, {
      input: {
        UserId: person.id,
        DonationAt: '2026-11-25T03:00:00Z',
        StoolReceiptStatus: 'Implemented',
        ConfirmReason: '控えで確かめました',
      },
    })
    const { id } = await passedScreening(
      server,
      person.id,
      { inspectionType: 'Renewal' },
      new Date('2026-11-20T00:00:00Z'),
    )
    expect(codeOf(await judge(id))).toBeNull()
    expect(await profileOf(person.id)).toMatchObject({
      userStatus: 'Donation',
      donorId: person.donorId,
      donorExpirationDate: '2027-02-22',
      latestDonationsCount: 0,
      totalDonationsCount: 1,
      registrationDateOfDonor: '2026-11-10',
    })
    const due = await server.db
      .select()
      .from(rewardEntries)
      .where(and(eq(rewardEntries.userId, person.id), eq(rewardEntries.stage, 'Due')))
    expect(due.map(({ amountYen, periodId }) => [amountYen, periodId]).toSorted()).toEqual([
      [2000, person.period.id],
      [3000, person.period.id],
    ])
    const periods = await server.db
      .select()
      .from(screenings)
      .where(and(eq(screenings.userId, person.id), isNotNull(screenings.validFrom)))
    expect(periods.map(({ validFrom, periodClosedOn }) => [validFrom, periodClosedOn]).toSorted()).toEqual([
      ['2026-11-10', '2026-12-01'],
      ['2026-11-30', null],
    ])
  })

  test('one that does not certify tells the person why and from when: on my page and by mail', async () => {
    const person = await atExam()
    const refused = { SampleTestResult: 'NotCertified', DonorStatus: 'NotCertified', Reason: 'SampleTest' }
    expect(codeOf(await judge(person.screeningId, refused))).toBeNull()
    expect(codeOf(await judge(person.screeningId, refused))).toBeNull()
    expect(codeOf(await judge(person.screeningId, { ...refused, Reason: 'Overall' }))).toBe('INVALID_STATE')
    const { data } = await person.call('{ getUser { RetryFrom MayStartOnlineCheck } }')
    expect(data?.getUser).toEqual({ RetryFrom: '2027-02-23', MayStartOnlineCheck: false })
    const own = await person.send<{ getScreeningById: { HealthCheck: { Reason: string } } }>(
      `{ getScreeningById(ScreeningId: "${person.screeningId}") { HealthCheck { Reason } } }`,
    )
    expect(own.data?.getScreeningById.HealthCheck.Reason).toBe('SampleTest')
    await server.deps.mail.deliverPending()
    const mails = (await listMails(dataFolders(server.dataDir).mail, 100)).filter(
      ({ to }) => to === person.email,
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('もう一度お申し込みいただける日：2027年2月23日（火・祝）から')
    expect(mails[0]?.text).toContain('検査の結果が、あらかじめ定めた認定の基準に合わなかったためです。')
    expect(mails[0]?.attachments.map(({ filename }) => filename)).toEqual(['reminder.ics'])
  })

  test('a certification keeps no reason', async () => {
    const person = await atExam()
    expect(codeOf(await judge(person.screeningId, { Reason: 'Overall' }))).toBeNull()
    const [row] = await server.db.select().from(healthChecks).where(eq(healthChecks.userId, person.id))
    expect(row?.reason).toBeNull()
  })

  test('a screening that is not the one to be judged is refused, whosever it is', async () => {
    const person = await atExam()
    const other = await applicant(server)
    const theirs = await passedScreening(server, other.id, {}, new Date('2026-11-20T00:00:00Z'))
    const older = await passedScreening(server, person.id, {}, new Date('2026-06-20T00:00:00Z'))
    for (const id of [theirs.id, older.id]) expect(codeOf(await judge(id))).toBe('INVALID_STATE')
    for (const id of [randomUUID(), 'x']) expect(codeOf(await judge(id))).toBe('NOT_FOUND')
    expect(await server.db.select().from(healthChecks).where(eq(healthChecks.userId, other.id))).toEqual([])
    const refusals = await server.db
      .select()
      .from(activities)
      .where(and(eq(activities.operation, 'Refuse'), eq(activities.actorId, office.id)))
    expect(
      refusals.filter(({ text }) => text.includes('recordHealthCheck、INVALID_STATE')).length,
    ).toBeGreaterThan(1)
  })

  test.each([
    ['a day to come', { ExamDate: '2026-12-02' }, 'ExamDate'],
    ['a day before the check', { ExamDate: '2026-11-19' }, 'ExamDate'],
    ['certified without an interview', { MedicalHistoryStatus: 'NotImplemented' }, 'DonorStatus'],
    ['certified without a judgement', { NormalJudgmentStatus: 'NotImplemented' }, 'DonorStatus'],
    ['certified against the samples', { SampleTestResult: 'NotCertified' }, 'DonorStatus'],
  ])('refuses %s', async (_name, input, field) => {
    const person = await atExam()
    const before = await profileOf(person.id)
    const answer = await judge(person.screeningId, input)
    expect([codeOf(answer), fieldsOf(answer)]).toEqual(['BAD_USER_INPUT', [field]])
    expect(await profileOf(person.id)).toEqual(before)
  })

  test('a test counts for twelve weeks to the day', async () => {
    const [late, inTime] = [
      await atExam(new Date('2026-08-01T00:00:00Z')),
      await atExam(new Date('2026-08-01T00:00:00Z')),
    ]
    expect(fieldsOf(await judge(late.screeningId, { ExamDate: '2026-09-07' }))).toEqual(['ExamDate'])
    expect(codeOf(await judge(inTime.screeningId, { ExamDate: '2026-09-08' }))).toBeNull()
    expect((await profileOf(inTime.id))?.donorExpirationDate).toBe('2026-12-01')
  })
})
