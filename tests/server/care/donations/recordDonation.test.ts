import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { donations, donationScreenings, rewardEntries } from '../../../../server/ground/tables/donations'
import { officePoints } from '../../../../server/ground/tables/officePoints'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf, type ApiAnswer } from '../../../support/api'
import { donor } from '../../../support/people'
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

type Input = {
  DonorId?: string
  UserId?: string
  DonationAt: string
  StoolReceiptStatus?: string
  IdempotencyKey?: string
  ConfirmReason?: string
}
const RECORD =
  'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id UserId DonationAt StoolReceiptStatus RewardStatus } }'
const record = (input: Input) =>
  office.call(RECORD, {
    input: { StoolReceiptStatus: 'Implemented', ...input },
  })
const messageOf = (answer: ApiAnswer<unknown>) => answer.errors?.[0]?.message

const rowsOf = async (userId: string) => ({
  profile: await server.db.select().from(userProfiles).where(eq(userProfiles.id, userId)),
  donations: await server.db.select().from(donations).where(eq(donations.userId, userId)),
  rewards: await server.db.select().from(rewardEntries).where(eq(rewardEntries.userId, userId)),
  log: await server.db
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.category, 'Donation'))),
})
const refusals = () =>
  server.db
    .select({ text: activities.text, actorId: activities.actorId })
    .from(activities)
    .where(and(eq(activities.category, 'Security'), eq(activities.operation, 'Refuse')))

const confirmed = { ConfirmReason: '控えで確かめました' }
const AN_HOUR_AGO = '2026-11-30T23:00:00.000Z'

/** Has said today and the day before that nothing has changed. */
async function statedDonor(values: Parameters<typeof donor>[1] = {}) {
  const person = await donor(server, values)
  for (const at of [AN_HOUR_AGO, '2026-11-30T03:00:00Z']) await stated(server, person.id, at)
  return person
}

test('a donation counts, raises the rank, promises one reward and is logged', async () => {
  const person = await statedDonor()
  const [before] = (await rowsOf(person.id)).profile
  const answer = await record({ DonorId: person.donorId, DonationAt: AN_HOUR_AGO })
  expect(answer.data?.recordDonation).toEqual({
    Id: expect.any(String),
    UserId: person.id,
    DonationAt: AN_HOUR_AGO,
    StoolReceiptStatus: 'Implemented',
    RewardStatus: 'NotImplemented',
  })
  const rows = await rowsOf(person.id)
  expect(rows.profile[0]).toMatchObject({
    userStatus: 'Donation',
    totalDonationsCount: 1,
    latestDonationsCount: 1,
    userRank: 'Beginner',
    version: (before?.version ?? 0) + 1,
  })
  expect(rows.rewards).toMatchObject([{ kind: 'Donation', stage: 'Pending', amountYen: 3000 }])
  expect(rows.log).toMatchObject([{ category: 'Donation', operation: 'Record', actorId: office.id }])
  const [link] = await server.db
    .select()
    .from(donationScreenings)
    .where(eq(donationScreenings.donationId, answer.data?.recordDonation.Id ?? ''))
  expect(link?.screeningId).toBe(person.period.id)
  const read = await person.call('{ getUser { Rewards { Due Pending Paid Expected } } }')
  expect(read.data?.getUser.Rewards).toEqual({ Due: 0, Pending: 3000, Paid: 0, Expected: 5000 })
})

test('a visit without stool earns nothing', async () => {
  const person = await statedDonor()
  const input = { UserId: person.id, DonationAt: AN_HOUR_AGO, StoolReceiptStatus: 'NotImplemented' }
  expect(codeOf(await record(input))).toBeNull()
  const rows = await rowsOf(person.id)
  expect(rows.donations).toHaveLength(1)
  expect(rows.rewards).toEqual([])
  expect(rows.profile[0]).toMatchObject({ totalDonationsCount: 0, userRank: 'DonorCertification' })
})

test('the tenth donation makes Silver', async () => {
  const person = await statedDonor({ totalDonationsCount: 9, latestDonationsCount: 2, userRank: 'Bronze' })
  await record({ UserId: person.id, DonationAt: AN_HOUR_AGO })
  expect((await rowsOf(person.id)).profile[0]).toMatchObject({ userRank: 'Silver', latestDonationsCount: 3 })
})

describe('is refused, writes nothing and leaves a row of the refusal', () => {
  const expired = '2026-11-30'
  const cases: [string, () => Promise<{ id: string; donorId: string }>, Partial<Input>, string, string][] = [
    [
      'the day after the last valid one',
      () => donor(server, { donorExpirationDate: expired }),
      { DonationAt: '2026-11-30T15:00:00.000Z' },
      'INVALID_STATE',
      '有効期間外のため、献便を記録できません。有効期限は2026年11月30日（月）です。',
    ],
    [
      'while suspended for a while',
      () => donor(server, { suspensionStatus1: true }),
      {},
      'INVALID_STATE',
      '利用停止中のため、献便を記録できません。',
    ],
    [
      'while suspended for good',
      () => donor(server, { suspensionStatus2: true }),
      {},
      'INVALID_STATE',
      '利用停止中のため、献便を記録できません。',
    ],
    ['while paused', () => donor(server, { donationPaused: true }), {}, 'INVALID_STATE', '献便'],
    [
      'before the test that certified',
      () => donor(server),
      { DonationAt: '2026-11-09T14:59:59.999Z' },
      'INVALID_STATE',
      '認定されていないため、献便を記録できません。',
    ],
    [
      'in the future',
      () => donor(server),
      { DonationAt: '2026-12-01T00:00:00.001Z' },
      'BAD_USER_INPUT',
      '献便日時は、現在までの日時を入力してください。',
    ],
    [
      'with the barcode of somebody else',
      () => donor(server),
      { DonorId: 'D-000000' },
      'BAD_USER_INPUT',
      'バーコードが会員と一致しません。ドナー証を読み取り直してください。',
    ],
    [
      'with a barcode that holds what none can',
      () => donor(server),
      { DonorId: 'D-\u0000' },
      'BAD_USER_INPUT',
      'バーコードが会員と一致しません。ドナー証を読み取り直してください。',
    ],
    ['with a broken key', () => donor(server), { IdempotencyKey: 'x' }, 'BAD_USER_INPUT', ''],
    ['of nobody', () => donor(server), { UserId: randomUUID() }, 'NOT_FOUND', ''],
    ['of what is no id', () => donor(server), { UserId: 'x' }, 'NOT_FOUND', ''],
  ]
  test.each(cases)('%s', async (_name, person, input, code, message) => {
    const { id } = await person()
    const before = await rowsOf(id)
    const logged = (await refusals()).length
    const answer = await record({ UserId: id, DonationAt: AN_HOUR_AGO, ...input })
    expect(codeOf(answer)).toBe(code)
    expect(messageOf(answer)).toContain(message)
    expect(await rowsOf(id)).toEqual(before)
    expect((await refusals()).slice(logged)).toEqual([
      {
        text: expect.stringContaining(`（recordDonation、${code}）（操作：${office.id}）`),
        actorId: office.id,
      },
    ])
  })

  test('for somebody who is not certified', async () => {
    const person = await applicant(server)
    const [before, logged] = [await rowsOf(person.id), (await refusals()).length]
    expect(codeOf(await record({ UserId: person.id, DonationAt: AN_HOUR_AGO }))).toBe('INVALID_STATE')
    expect(await rowsOf(person.id)).toEqual(before)
    expect((await refusals()).length - logged).toBe(1)
  })

  test('with neither barcode nor person', async () => {
    expect(codeOf(await record({ DonationAt: AN_HOUR_AGO }))).toBe('BAD_USER_INPUT')
  })
})

test('the last valid day lasts until midnight in Japan', async () => {
  const person = await statedDonor({ donorExpirationDate: '2026-11-30' })
  const answer = await record({ UserId: person.id, DonationAt: '2026-11-30T14:59:59.999Z', ...confirmed })
  expect(codeOf(answer)).toBeNull()
})

test('a second donation within a minute is refused, one after a minute is not', async () => {
  const person = await statedDonor()
  const at = (seconds: number) => new Date(Date.parse('2026-11-30T03:00:30Z') + seconds * 1000).toISOString()
  const logged = (await refusals()).length
  const codes = []
  for (const seconds of [0, 0, 40, -40, 60, -60])
    codes.push(codeOf(await record({ UserId: person.id, DonationAt: at(seconds), ...confirmed })))
  const no = 'INVALID_STATE'
  expect(codes).toEqual([null, no, no, no, null, null])
  const { rewards, donations: kept, profile } = await rowsOf(person.id)
  expect([rewards.length, kept.length, profile[0]?.totalDonationsCount]).toEqual([3, 3, 3])
  expect((await refusals()).length - logged).toBe(3)
})

test('a repeated key answers as the first call did and changes nothing', async () => {
  const person = await statedDonor()
  const input = { UserId: person.id, DonationAt: AN_HOUR_AGO, IdempotencyKey: randomUUID() }
  const first = await record(input)
  const before = await rowsOf(person.id)
  expect((await record(input)).data).toEqual(first.data)
  expect(await rowsOf(person.id)).toEqual(before)
})

test.each([
  ['with one key', () => randomUUID(), 20],
  ['without a key', () => undefined, 1],
])('twenty identical donations at once %s make one', async (_name, newKey, answered) => {
  const person = await statedDonor()
  const input = { DonorId: person.donorId, DonationAt: AN_HOUR_AGO, IdempotencyKey: newKey() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => record(input)))
  expect(answers.filter((answer) => codeOf(answer) === null)).toHaveLength(answered)
  const rows = await rowsOf(person.id)
  expect(rows.donations).toHaveLength(1)
  expect(rows.rewards).toHaveLength(1)
  expect(rows.log).toHaveLength(1)
  expect(rows.profile[0]?.totalDonationsCount).toBe(1)
})

describe('reception records today, and three visits a day', () => {
  const input = (UserId: string, DonationAt: string) => ({
    input: { UserId, DonationAt, StoolReceiptStatus: 'Implemented' as const },
  })
  const MORE = 'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }'
  const pointsOf = async (userId: string) =>
    (await server.db.select().from(officePoints).where(eq(officePoints.userId, userId))).map(
      ({ kind }) => kind,
    )
  const minute = (n: number) => new Date(Date.parse('2026-11-30T21:00:00Z') + n * 120_000).toISOString()

  test('twenty-five at once for one person are three; the fourth is the office’s, with a reason and a row of work', async () => {
    const [reception, coordinator] = [await staff(server, 'Reception'), await staff(server, 'Coordinator')]
    const person = await statedDonor()
    const codes = await Promise.all(
      Array.from({ length: 25 }, async (_, n) =>
        codeOf(await reception.call(MORE, input(person.id, minute(n)))),
      ),
    )
    expect(codes.filter((code) => code === null)).toHaveLength(3)
    expect(codes.filter((code) => code === 'INVALID_STATE')).toHaveLength(22)
    expect(await pointsOf(person.id)).toEqual([])
    const without = await coordinator.call(MORE, input(person.id, minute(30)))
    expect(without.errors?.[0]?.extensions.fields).toHaveProperty('ConfirmReason')
    const more = input(person.id, minute(30)).input
    const within = await coordinator.call(MORE, { input: { ...more, ...confirmed } })
    expect(codeOf(within)).toBeNull()
    expect(await pointsOf(person.id)).toEqual(['VisitsToCheck'])
  })

  test('an earlier day is not reception’s alone', async () => {
    const reception = await staff(server, 'Reception')
    const person = await statedDonor()
    const yesterday = input(person.id, '2026-11-30T03:00:00Z')
    const refused = await reception.call(MORE, yesterday)
    expect(codeOf(refused)).toBe('INVALID_STATE')
    expect(messageOf(refused)).toContain('コーディネーターか管理者')
    const answer = await office.call(MORE, { input: { ...yesterday.input, ...confirmed } })
    expect(codeOf(answer)).toBeNull()
    expect(await pointsOf(person.id)).toEqual(['VisitsToCheck'])
  })
})
