import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyPayout } from '../../../../donor/way/records/receipts/verifyReceipt'
import { loadVerifySignature } from '../../../../donor/way/records/receipts/verifySignature'
import { closePeriod, findOpenPeriod } from '../../../../server/care/donations/periods/closePeriod'
import { activities } from '../../../../server/ground/tables/activity'
import { rewardEntries } from '../../../../server/ground/tables/donations'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { screenings } from '../../../../server/ground/tables/screenings'
import { findProfileForUpdate } from '../../../../server/records/person/findProfile'
import { makeSealKey, sealKeysOf } from '../../../../server/records/seals/chain'
import { makeCheckpointKey, publicKeysOf } from '../../../../server/records/seals/checkpointKeys'
import { sealRecords } from '../../../../server/records/seals/sealRecords'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { addDays } from '../../../../shared/facts/dates'
import { periodReward } from '../../../../shared/facts/rewards'
import { yearlyStatements } from '../../../../shared/rules/donating/yearlyStatement'
import { payoutColumns } from '../../../../shared/words/labels/csvLabels'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { expectOneSum } from '../../../support/money'
import { donor } from '../../../support/people'
import { passedScreening } from '../../../support/periods'
import { stated } from '../../../support/stated'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { often } from '../../../support/full'

const { rewards } = samplePublicTexts

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer({ now: new Date('2027-12-01T00:00:00Z') })
  office = await staff(server)
})
afterAll(() => server.close())

type Person = { id: string }

async function record(person: Person, at: Date, received: boolean) {
  await stated(server, person.id, at)
  return office.call('mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }', {
    input: {
      UserId: person.id,
      DonationAt: at.toISOString(),
      StoolReceiptStatus: received ? 'Implemented' : 'NotImplemented',
      ConfirmReason: '控えで確かめました',
    },
  })
}
const settle = (person: Person, period: string) =>
  office.call(
    'mutation ($input: SettleRewardsInput!) { settleRewards(input: $input) { Due Pending Paid Expected } }',
    { input: { UserId: person.id, Period: period } },
  )
const sumsOf = async (person: Person) =>
  (
    await office.call(
      'query ($id: ID!) { getUserById(UserId: $id) { Rewards { Due Pending Paid Expected } } }',
      { id: person.id },
    )
  ).data?.getUserById.Rewards

const close = (person: Person, on: string, renewed: boolean, times = 1) =>
  Promise.all(
    Array.from({ length: times }, () =>
      server.db.transaction(async (tx) => {
        const profile = await findProfileForUpdate(tx, person.id)
        const period = profile && (await findOpenPeriod(tx, person.id))
        if (!profile || !period) return { count: 0, amount: 0 }
        return closePeriod(tx, server.deps, { profile, period, on, renewed, now: server.clock.now() })
      }),
    ),
  )

/** Another period for somebody whose last one has ended. */
const reopen = (person: Person, validFrom: string) =>
  passedScreening(server, person.id, { validFrom, validUntil: addDays(validFrom, 84) })

const donations = async (person: Person, count: number) => {
  for (let visit = 0; visit < count; visit++)
    await record(person, new Date(Date.parse('2027-10-02T03:00:00Z') + visit * 120_000), true)
}
const valid = { donorExpirationDate: '2027-12-24' }

describe('settleRewards', () => {
  test('pays a closed period at once, in one sum', async () => {
    const person = await donor(server, valid, { examDate: '2027-10-01' })
    await donations(person, 3)
    await close(person, '2027-11-30', true)
    expect(await sumsOf(person)).toEqual({ Due: 15_000, Pending: 0, Paid: 0, Expected: 15_000 })
    const answer = await settle(person, '2027-11-30')
    expect(answer.data?.settleRewards).toEqual({ Due: 0, Pending: 0, Paid: 15_000, Expected: 0 })
    const [row] = await server.db
      .select({ text: activities.text })
      .from(activities)
      .where(and(eq(activities.userId, person.id), eq(activities.operation, 'Pay')))
    expect(row?.text).toContain('3件、15,000円分')
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, person.id))
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['rewardsDue', 'rewardsPaid'])
  })

  test('ten times at once pays once', async () => {
    const person = await donor(server, valid, { examDate: '2027-10-01' })
    await donations(person, 2)
    await close(person, '2027-11-30', false)
    const codes = (await Promise.all(Array.from({ length: 10 }, () => settle(person, '2027-11-30')))).map(
      codeOf,
    )
    expect(codes.toSorted()).toEqual([...Array<string>(9).fill('INVALID_STATE'), null])
    const paid = await server.db
      .select()
      .from(rewardEntries)
      .where(and(eq(rewardEntries.userId, person.id), eq(rewardEntries.stage, 'Paid')))
    expect(paid).toHaveLength(2)
  })

  test.each([
    ['what is still pending', '2027-11-30', 'INVALID_STATE'],
    ['another day', '2027-11-29', 'INVALID_STATE'],
  ])('does not pay %s', async (_name, period, code) => {
    const person = await donor(server, valid, { examDate: '2027-10-01' })
    await donations(person, 1)
    if (period === '2027-11-29') await close(person, '2027-11-30', false)
    expect(codeOf(await settle(person, period))).toBe(code)
    expect((await sumsOf(person))?.Paid).toBe(0)
  })

  test('knows nobody by an id that does not exist', async () => {
    expect(codeOf(await settle({ id: randomUUID() }, '2027-11-30'))).toBe('NOT_FOUND')
    expect(codeOf(await settle(await applicant(server), '2027-11-30'))).toBe('INVALID_STATE')
  })
})

describe('a payout that has its receipt', () => {
  const toldOf = async (person: Actor) => {
    const { data } = await person.call(`{ getUser {
      Payouts { Id PaidAt AmountYen Donations { DonationYen BonusYen } }
      RewardPeriods { DonationYen BonusYen Earned { DonationYen BonusYen } }
      Rewards { Due Pending Paid } } }`)
    const { Payouts, RewardPeriods, Rewards } = data?.getUser ?? {}
    if (!Payouts || !RewardPeriods || !Rewards) throw new Error('Money is not shown')
    const periods = RewardPeriods.map((period) => ({ ...period, Earned: period.Earned ?? [] }))
    return { Payouts, RewardPeriods: periods, Rewards }
  }
  const get = async (actor: Actor, file: string) =>
    (
      await fetch(`${server.url}/api/payouts${file}`, { headers: { authorization: `Bearer ${actor.token}` } })
    ).text()
  const owedTo = async ({ donorId }: { donorId: string }) => {
    const rows: Record<string, string>[] = parse(await get(office, '.csv'), { bom: true, columns: true })
    return rows
      .filter((row) => row[payoutColumns.DonorId] === donorId)
      .map((row) => [row[payoutColumns.Period], row[payoutColumns.AmountYen]])
  }
  const idOf = async (person: Person, minute: string) => {
    const answer = await record(person, new Date(`2027-10-20T03:${minute}:00Z`), true)
    return answer.data?.recordDonation.Id
  }
  const correct = (id?: string) =>
    office.call(
      'mutation ($id: ID!) { correctDonation(input: { DonationId: $id, Reason: "別の方の分でした" }) { Id } }',
      { id },
    )

  test('stays as it was paid: what it is for is not corrected, and a correction of what is still pending leaves every sum right', async () => {
    const { settings } = server.deps
    makeSealKey(settings)
    makeCheckpointKey(settings)
    const seal = () => sealRecords(server.db, sealKeysOf(settings)[0] ?? null, server.deps.vault)
    const isSigned = await loadVerifySignature()
    if (!isSigned) throw new Error('Nothing verifies signatures')
    const paidIn = async (file: string) => {
      const verdict = await verifyPayout(file, publicKeysOf(settings), isSigned)
      return verdict && 'paid' in verdict ? verdict.paid : verdict
    }
    const person = await donor(server, valid, { examDate: '2027-10-01' })
    const paidFor = [await idOf(person, '00'), await idOf(person, '02')]
    await close(person, '2027-11-29', true)
    await settle(person, '2027-11-29')
    await seal()
    const id = (await toldOf(person)).Payouts[0]?.Id
    const receipt = await get(person, `/${id}.pdf`)
    const before = await paidIn(receipt)
    expect(before).toMatchObject({ amountYen: 10_000, donations: 2 })

    await reopen(person, '2027-10-01')
    const byMistake = await idOf(person, '04')
    await idOf(person, '06')
    for (const donation of paidFor) expect(codeOf(await correct(donation))).toBe('INVALID_STATE')
    expect(codeOf(await correct(byMistake))).toBeNull()
    await seal()
    const told = await toldOf(person)
    expect(await expectOneSum(server.db, person.id, told)).toEqual({ total: 10_000, payouts: 1 })
    expect(told.Rewards).toEqual({ Due: 0, Pending: 3_000, Paid: 10_000 })
    expect(await paidIn(await get(person, `/${id}.pdf`))).toEqual(before)

    await close(person, '2027-11-30', false)
    expect(await owedTo(person)).toEqual([['2027-11-30', '3000']])
    await settle(person, '2027-11-30')
    expect(await owedTo(person)).toEqual([])
    const paid = await toldOf(person)
    expect(await expectOneSum(server.db, person.id, paid)).toEqual({ total: 13_000, payouts: 2 })
    expect(yearlyStatements(paid.Payouts).map(({ year, amountYen }) => [year, amountYen])).toEqual([
      [2027, 13_000],
    ])
    expect(await paidIn(receipt)).toEqual(before)
  })
})

test('the ledger is never changed', async () => {
  const person = await donor(server, valid, { examDate: '2027-10-01' })
  await donations(person, 1)
  const change = server.db
    .update(rewardEntries)
    .set({ amountYen: 1 })
    .where(eq(rewardEntries.userId, person.id))
  await expect(change).rejects.toThrow(/update/i)
  await expect(server.db.delete(rewardEntries)).rejects.toThrow(/delete/i)
})

type Step =
  | { do: 'donate'; received: boolean; twice: boolean }
  | { do: 'close'; renewed: boolean; times: number }
  | { do: 'settle'; period: number; times: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('donate' as const), received: fc.boolean(), twice: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      renewed: fc.boolean(),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      period: fc.nat({ max: 4 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
)

test('over any history nothing is paid twice, nothing due is lost, and the sums are what the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (history) => {
      const person = await donor(server, valid, { examDate: '2027-10-01' })
      let running = 0
      let minute = 0
      const closed: { on: string; amount: number; paid: boolean }[] = []
      for (const event of history) {
        if (event.do === 'donate') {
          const at = new Date(Date.parse('2027-10-20T03:00:00Z') + minute++ * 120_000)
          await Promise.all(
            Array.from({ length: event.twice ? 2 : 1 }, () => record(person, at, event.received)),
          )
          if (event.received) running++
        } else if (event.do === 'close') {
          const on = addDays('2027-11-01', closed.length)
          await close(person, on, event.renewed, event.times)
          closed.push({ on, amount: periodReward(running, event.renewed, rewards), paid: false })
          running = 0
          await reopen(person, '2027-10-01')
        } else {
          const period = closed[event.period]
          await Promise.all(
            Array.from({ length: event.times }, () => settle(person, period?.on ?? '2027-01-01')),
          )
          if (period) period.paid = true
        }
      }
      const total = (paid: boolean) =>
        closed.filter((period) => period.paid === paid).reduce((sum, { amount }) => sum + amount, 0)
      expect(await sumsOf(person)).toEqual({
        Due: total(false),
        Pending: periodReward(running, false, rewards),
        Paid: total(true),
        Expected: total(false) + periodReward(running, true, rewards),
      })
      const [ledger] = await server.db
        .select({ amount: sql<number>`coalesce(sum(amount_yen) filter (where stage = 'Paid'), 0)::int` })
        .from(rewardEntries)
        .where(eq(rewardEntries.userId, person.id))
      expect(ledger?.amount).toBe(total(true))
      const open = await server.db.select().from(screenings).where(eq(screenings.userId, person.id))
      expect(open.filter(({ periodClosedOn }) => periodClosedOn === null)).toHaveLength(1)
    }),
    { numRuns: often(5, 15) },
  )
}, 60_000)
