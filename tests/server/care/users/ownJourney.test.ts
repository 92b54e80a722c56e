import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, staff, type Actor } from '../../../support/actors'
import { donor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { stated } from '../../../support/stated'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-11-21T03:00:00Z') })
  office = await staff(server)
})
afterAll(() => server.close())

const ask = async <T>(person: Actor, fields: string) =>
  (await person.send<{ getUser: T }>(`{ getUser { ${fields} } }`)).data?.getUser

describe('MayStartOnlineCheck', () => {
  const mayStart = async (person: Actor) =>
    (await ask<{ MayStartOnlineCheck: boolean }>(person, 'MayStartOnlineCheck'))?.MayStartOnlineCheck
  const start = async (person: Actor) =>
    (await person.call('mutation { startOnlineCheck { Id } }')).errors === undefined

  test.each([
    ['registered', {}, true],
    ['waiting for guidance', { userStatus: 'WaitingGuidance', waitingSince: new Date(0) }, false],
    ['refused by a test, within the twelve weeks', { retryFrom: '2026-11-22' }, false],
    ['refused by a test, twelve weeks ago', { retryFrom: '2026-11-21' }, true],
  ] as const)('somebody %s: as startOnlineCheck decides', async (_name, values, expected) => {
    const person = await applicant(server, values)
    expect(await mayStart(person)).toBe(expected)
    expect(await start(person)).toBe(expected)
  })

  test('stays true while the check is open', async () => {
    const person = await applicant(server)
    await start(person)
    expect(await mayStart(person)).toBe(true)
  })
})

test('what one asked the office for comes back: the day of asking and the days, in order', async () => {
  const person = await applicant(server, { userStatus: 'DonorRegistrationExam' })
  await passedScreening(server, person.id)
  const days = ['2026-12-08', '2026-12-03']
  await person.call(
    'mutation ($input: RequestDonorRegistrationInput!) { requestDonorRegistration(input: $input) { success } }',
    { input: { PreferredDates: days } },
  )
  expect(await ask(person, 'ScreeningInfo { ExamRequestedAt PreferredDates }')).toEqual({
    ScreeningInfo: [{ ExamRequestedAt: '2026-11-21T03:00:00.000Z', PreferredDates: days }],
  })
})

test('a pause of donating is told to the person', async () => {
  const person = await donor(server)
  expect(await ask(person, 'Profile { DonationPaused }')).toEqual({ Profile: { DonationPaused: false } })
  await server.db.update(userProfiles).set({ donationPaused: true }).where(eq(userProfiles.id, person.id))
  expect(await ask(person, 'Profile { DonationPaused }')).toEqual({ Profile: { DonationPaused: true } })
})

describe('RewardPeriods', () => {
  const periods = (person: Actor) =>
    ask(person, 'RewardPeriods { ValidFrom ValidUntil ClosedOn Donations DonationYen BonusYen Stage PaidAt }')
  const visit = async (person: Actor, at: string, StoolReceiptStatus = 'Implemented') => {
    await stated(server, person.id, at)
    await office.call('mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }', {
      input: { UserId: person.id, DonationAt: at, StoolReceiptStatus, ConfirmReason: '控えで確かめました' },
    })
  }

  test('follow a period from its first donation to the payment', async () => {
    const person = await donor(server)
    const running = {
      ValidFrom: '2026-11-10',
      ValidUntil: '2027-02-02',
      ClosedOn: null,
      BonusYen: 0,
      PaidAt: null,
    }
    expect(await periods(person)).toEqual({
      RewardPeriods: [{ ...running, Donations: 0, DonationYen: 0, Stage: null }],
    })
    await visit(person, '2026-11-20T03:00:00Z')
    await visit(person, '2026-11-20T05:00:00Z')
    await visit(person, '2026-11-21T01:00:00Z', 'NotImplemented')
    const earned = { ...running, Donations: 2, DonationYen: 6_000 }
    expect(await periods(person)).toEqual({ RewardPeriods: [{ ...earned, Stage: 'Pending' }] })

    await server.db
      .update(userProfiles)
      .set({ userStatus: 'DonorRenewalExam' })
      .where(eq(userProfiles.id, person.id))
    const renewal = await passedScreening(server, person.id, { inspectionType: 'Renewal' })
    await office.call(
      'mutation ($input: RecordHealthCheckInput!) { recordHealthCheck(input: $input) { Id } }',
      {
        input: {
          ScreeningId: renewal.id,
          ExamDate: '2026-11-21',
          MedicalHistoryStatus: 'Implemented',
          SampleTestResult: 'Certified',
          NormalJudgmentStatus: 'Implemented',
          DonorStatus: 'Certified',
        },
      },
    )
    const each = { DonatedOn: '2026-11-20', DonationYen: 3_000, BonusYen: 2_000 }
    expect(await ask(person, 'RewardPeriods { Earned { DonatedOn DonationYen BonusYen } }')).toEqual({
      RewardPeriods: [{ Earned: [] }, { Earned: [each, each] }],
    })
    const next = { ...running, ValidFrom: '2026-11-21', ValidUntil: '2027-02-13' }
    const closed = { ...earned, ClosedOn: '2026-11-21', BonusYen: 4_000 }
    expect(await periods(person)).toEqual({
      RewardPeriods: [
        { ...next, Donations: 0, DonationYen: 0, Stage: null },
        { ...closed, Stage: 'Due' },
      ],
    })

    await office.call('mutation ($input: SettleRewardsInput!) { settleRewards(input: $input) { Due } }', {
      input: { UserId: person.id, Period: '2026-11-21' },
    })
    expect(await periods(person)).toEqual({
      RewardPeriods: [
        { ...next, Donations: 0, DonationYen: 0, Stage: null },
        { ...closed, Stage: 'Paid', PaidAt: '2026-11-21T03:00:00.000Z' },
      ],
    })
  })

  test('are nobody else’s', async () => {
    const rich = await donor(server)
    await visit(rich, '2026-11-20T03:00:00Z')
    expect(await periods(await applicant(server))).toEqual({ RewardPeriods: [] })
  })
})
