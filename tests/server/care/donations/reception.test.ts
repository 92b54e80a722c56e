import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { donations, rewardEntries } from '../../../../server/ground/tables/donations'
import { userProfiles } from '../../../../server/ground/tables/users'
import { certified, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import { stated } from '../../../support/stated'
import { reasonsOf } from '../../../support/reasons'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))
const PANEL =
  '{ User { Id TotalDonationsCount UserRank } Refusal Message ToSay LastDonation { Id DonationAt } VisitsToday }'
const find = (DonorId: string) =>
  office.call(`query ($DonorId: String!) { findDonor(DonorId: $DonorId) ${PANEL} }`, {
    DonorId,
  })
const record = (input: Record<string, unknown>) =>
  office.call(
    'mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id RewardStage } }',
    { input: { StoolReceiptStatus: 'Implemented', DonationAt: TEST_NOW.toISOString(), ...input } },
  )
const undo = (DonationId: string) =>
  office.call(`mutation ($input: UndoDonationInput!) { undoDonation(input: $input) ${PANEL} }`, {
    input: { DonationId },
  })
const correct = (DonationId: string, Reason = '別の方の分でした') =>
  office.call(
    'mutation ($input: CorrectDonationInput!) { correctDonation(input: $input) { Id RewardStage } }',
    {
      input: { DonationId, Reason },
    },
  )
const rewardsOf = async (person: Actor) =>
  (await person.call('{ getUser { Rewards { Due Pending Expected } } }')).data?.getUser.Rewards
async function recorded(input: Record<string, unknown>): Promise<string> {
  await stated(server, String(input.UserId), String(input.DonationAt ?? TEST_NOW.toISOString()))
  const answer = await record(input)
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  return answer.data.recordDonation.Id
}
const seconds = (count: number) => new Date(TEST_NOW.getTime() + count * 1000)

describe('whoever stands at the reception', () => {
  test('may donate, and is shown with the last visit and the count of the day', async () => {
    const person = await donor(server)
    // Half past eleven in the evening before, and midnight of the day, in Japan.
    for (const DonationAt of ['2026-11-30T14:30:00.000Z', '2026-11-30T15:00:00.000Z'])
      await recorded({ UserId: person.id, DonationAt, ConfirmReason: '控えで確かめました' })
    expect((await find(person.donorId)).data?.findDonor).toMatchObject({
      User: { Id: person.id, TotalDonationsCount: 2 },
      Refusal: null,
      Message: null,
      ToSay: null,
      LastDonation: { DonationAt: '2026-11-30T15:00:00.000Z' },
      VisitsToday: 1,
    })
  })

  test.each([
    [
      'Suspended',
      { suspensionStatus2: true },
      '利用停止中のため、献便を記録できません。',
      '事務局からご説明します',
    ],
    [
      'Expired',
      { donorExpirationDate: '2026-11-30' },
      '有効期限は2026年11月30日（月）です。',
      '次のお手続きは、マイページ',
    ],
    ['NotCertified', { donorStatus: 'NotCertified' }, '認定されていないため', '認定のあとにお願いしています'],
    ['Paused', { donationPaused: true }, 'オンラインチェックの確認中', 'オンラインチェックのお答え'],
  ] as const)(
    '%s is told with the sentence that recording answers',
    async (refusal, values, message, toSay) => {
      const person = await donor(server, values)
      const shown = (await find(person.donorId)).data?.findDonor
      expect(shown).toMatchObject({ Refusal: refusal, LastDonation: null, VisitsToday: 0 })
      expect(shown?.Message).toContain(message)
      expect(shown?.ToSay).toContain(toSay)
      expect((await record({ UserId: person.id })).errors?.[0]?.message).toBe(shown?.Message)
    },
  )

  test('is found by the number as it is typed', async () => {
    const person = await certified(server, { donorId: 'D-000731' })
    for (const typed of [
      'D-000731',
      'd-000731',
      ' 731 ',
      '７３１',
      'Ｄ－０００７３１',
      '*D-000731*',
      ']C0D-000731',
    ])
      expect((await find(typed)).data?.findDonor.User.Id).toBe(person.id)
    expect(codeOf(await record({ DonorId: '731' }))).toBe('INVALID_STATE')
  })

  test.each(['D-999999', '', 'あ', 'D-\u0000', 'x'.repeat(41)])(
    'the number of nobody, %j, is refused',
    async (typed) => {
      expect((await find(typed)).errors?.[0]).toMatchObject({
        message: 'バーコードが会員と一致しません。ドナー証を読み取り直してください。',
        extensions: { code: 'BAD_USER_INPUT' },
      })
    },
  )
})

describe('a donation taken back', () => {
  test('within ten seconds leaves count, rank and rewards as they were, and a row in log and ledger', async () => {
    const person = await donor(server)
    const id = await recorded({ UserId: person.id, IdempotencyKey: randomUUID() })
    expect(await rewardsOf(person)).toEqual({ Due: 0, Pending: 3000, Expected: 5000 })
    server.clock.set(seconds(10))
    expect((await undo(id)).data?.undoDonation).toMatchObject({
      User: { TotalDonationsCount: 0, UserRank: 'DonorCertification' },
      Refusal: null,
      LastDonation: null,
      VisitsToday: 0,
    })
    expect(await rewardsOf(person)).toEqual({ Due: 0, Pending: 0, Expected: 0 })
    const ledger = await server.db.select().from(rewardEntries).where(eq(rewardEntries.donationId, id))
    expect(ledger.map(({ stage, amountYen }) => [stage, amountYen])).toEqual([
      ['Pending', 3000],
      ['Cancelled', 3000],
    ])
    const log = await server.db
      .select({ operation: activities.operation, actorId: activities.actorId })
      .from(activities)
      .where(and(eq(activities.userId, person.id), eq(activities.category, 'Donation')))
    expect(log).toEqual([
      { operation: 'Record', actorId: office.id },
      { operation: 'Correct', actorId: office.id },
    ])
    const listed = await office.call(
      'query ($id: ID!) { listDonationByIdDonationInfoCreatedAt(filter: { UserId: { eq: $id } }) { total items { Id } } }',
      { id: person.id },
    )
    expect(listed.data).toEqual({ listDonationByIdDonationInfoCreatedAt: { total: 0, items: [] } })
  })

  test('changes nothing the second time, however late', async () => {
    const person = await donor(server, {
      totalDonationsCount: 5,
      latestDonationsCount: 5,
      userRank: 'Bronze',
    })
    const id = await recorded({ UserId: person.id })
    await undo(id)
    server.clock.set(seconds(60))
    expect((await undo(id)).data?.undoDonation.User).toMatchObject({
      TotalDonationsCount: 5,
      UserRank: 'Bronze',
    })
  })

  test('after more than ten seconds is refused, but for a reason can be corrected', async () => {
    const person = await donor(server)
    const id = await recorded({ UserId: person.id })
    server.clock.set(new Date(seconds(10).getTime() + 1))
    const late = await undo(id)
    expect([codeOf(late), late.errors?.[0]?.message]).toEqual([
      'INVALID_STATE',
      '取り消せる時間を過ぎました。記録を直すときは、献便の記録から理由を添えて訂正してください。',
    ])
    expect(codeOf(await correct(id, ' '))).toBe('BAD_USER_INPUT')
    expect((await correct(id)).data).toEqual({ correctDonation: { Id: id, RewardStage: null } })
    expect(codeOf(await correct(id))).toBe('INVALID_STATE')
    const [profile] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, person.id))
    expect(profile?.totalDonationsCount).toBe(0)
    const ofDonation = and(eq(activities.userId, person.id), eq(activities.category, 'Donation'))
    expect(await reasonsOf(server, ofDonation)).toEqual(['別の方の分でした'])
  })

  test('is not possible once its reward is due', async () => {
    const person = await donor(server)
    const id = await recorded({ UserId: person.id })
    const [row] = await server.db.select().from(rewardEntries).where(eq(rewardEntries.donationId, id))
    if (!row) throw new Error('No reward')
    await server.db.insert(rewardEntries).values({ ...row, id: randomUUID(), stage: 'Due' })
    for (const answer of [await undo(id), await correct(id)])
      expect(answer.errors?.[0]?.message).toBe('この献便の協力金はすでに確定しているため、取り消せません。')
    const [kept] = await server.db.select().from(donations).where(eq(donations.id, id))
    expect(kept?.cancelledAt).toBeNull()
  })

  test('of a visit without stool moves no count', async () => {
    const person = await donor(server, { totalDonationsCount: 3, latestDonationsCount: 3 })
    const id = await recorded({ UserId: person.id, StoolReceiptStatus: 'NotImplemented' })
    expect((await undo(id)).data?.undoDonation.User.TotalDonationsCount).toBe(3)
  })

  test('makes room for another at the same minute, but not for the same call sent again', async () => {
    const person = await donor(server)
    const IdempotencyKey = randomUUID()
    const id = await recorded({ UserId: person.id, IdempotencyKey })
    await undo(id)
    expect(await recorded({ UserId: person.id, IdempotencyKey })).toBe(id)
    expect((await find(person.donorId)).data?.findDonor.VisitsToday).toBe(0)
    expect(await recorded({ UserId: person.id })).not.toBe(id)
    expect((await find(person.donorId)).data?.findDonor.VisitsToday).toBe(1)
  })

  test('twenty times at once is taken back once', async () => {
    const person = await donor(server, { totalDonationsCount: 4, latestDonationsCount: 4 })
    const id = await recorded({ UserId: person.id })
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(id)))
    expect(answers.map(codeOf)).toEqual(Array<null>(20).fill(null))
    const [profile] = await server.db.select().from(userProfiles).where(eq(userProfiles.id, person.id))
    expect(profile?.totalDonationsCount).toBe(4)
  })

  test('of nobody is not found', async () => {
    for (const answer of [await undo(randomUUID()), await undo('x'), await correct(randomUUID())])
      expect(codeOf(answer)).toBe('NOT_FOUND')
  })
})
