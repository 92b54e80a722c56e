import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activities } from '../../../server/ground/tables/activity'
import { checkInvariants, type Checked } from '../../../devtools/simulation/invariants/checkInvariants'
import type { Notes } from '../../../devtools/simulation/notes'
import { formatReport } from '../../../devtools/simulation/report/formatReport'
import { runSimulation } from '../../../devtools/simulation/runSimulation'
import { payoutsOfUser } from '../../../server/care/donations/periods/payoutsOfUser'
import { rewardPeriodsOfUser, rewardsOfUser } from '../../../server/care/donations/periods/settlePeriod'
import { listPayouts } from '../../../server/office/lists/export/exportPayouts'
import { rewardEntries } from '../../../server/ground/tables/donations'
import { samplePublicTexts } from '../../../shared/facts/config'
import { expectOneSum } from '../../support/money'
import { CAPACITY, donationMovedTo, plants, REWARDS } from './plants'
import { simulateHere } from './simulateHere'

type Simulated = Awaited<ReturnType<typeof simulateHere>>

const SIZE = { people: 40, days: 200, seed: 1 }
const SMALLER = { people: 12, days: 50, seed: 2 }
let first: Simulated
let other: Simulated
let again: Simulated
beforeAll(async () => {
  ;[first, other, again] = await Promise.all([
    simulateHere(SIZE),
    simulateHere(SMALLER),
    simulateHere(SMALLER),
  ])
}, 300_000)
afterAll(() => Promise.all([first.close(), other.close(), again.close()]))

test('the same seed gives the same report, to the letter', () => {
  expect(again.report).toBe(other.report)
})

test('another seed gives another one', () => {
  expect(other.report.split('\n').slice(2)).not.toEqual(first.report.split('\n').slice(2))
})

test('whatever the people did, every rule held', () => {
  for (const { checked } of [first, other]) {
    expect(checked.filter(({ broken }) => broken.length > 0)).toEqual([])
    expect(checked).toHaveLength(16)
  }
})

test('for everybody of the year the receipts are the ledger, its days, the file and the years together', async () => {
  const { db } = first
  const everybody = await db.selectDistinct({ id: rewardEntries.userId }).from(rewardEntries)
  const file = await listPayouts(db)
  const sums = []
  for (const { id } of everybody) {
    const payouts = await payoutsOfUser(db, id)
    const rewards = await rewardsOfUser(db, samplePublicTexts, id)
    const inFile = file.filter(({ profile }) => profile.id === id)
    expect(inFile.reduce((yen, { amountYen }) => yen + amountYen, 0)).toBe(rewards.Due)
    sums.push(
      await expectOneSum(db, id, {
        Payouts: payouts.map((payout) => ({ ...payout, PaidAt: payout.PaidAt.toISOString() })),
        RewardPeriods: (await rewardPeriodsOfUser(db, id)).map((one) => ({
          ...one,
          Earned: one.Earned ?? [],
        })),
        Rewards: rewards,
      }),
    )
  }
  expect(sums.filter(({ payouts }) => payouts > 0).length).toBeGreaterThan(0)
  expect(file.length).toBeGreaterThan(0)
})

test('there was something to look at: people came all the way, and the office made its mistakes', () => {
  for (const { label, looked } of first.checked) expect(looked, label).toBeGreaterThan(0)
  expect(first.notes.certifications.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['Registration', 'Renewal']),
  )
  expect(first.notes.payments.length).toBeGreaterThan(0)
  expect([...first.notes.refusals.keys()]).toEqual(
    expect.arrayContaining(['recordDonation BAD_USER_INPUT', 'recordDonation INVALID_STATE']),
  )
})

test('a database that anybody has used is left alone', async () => {
  const { db, dataDir } = first
  const before = await db.$count(activities)
  await expect(runSimulation({ ...SIZE, db, dataDir })).rejects.toThrow('empty database of its own')
  expect(await db.$count(activities)).toBe(before)
})

class TakenOut extends Error {}

type Seen = { planted: string; broken: Checked[] }

/** What the rules say while something is planted in a simulation that went well; it is taken out again. */
async function look(statements: SQL[], notes: Notes = first.notes): Promise<Seen> {
  const seen: Seen = { planted: '', broken: [] }
  try {
    await first.db.transaction(async (tx) => {
      for (const statement of statements) {
        const { rows } = await tx.execute<{ named: string }>(statement)
        seen.planted = rows[0]?.named ?? ''
      }
      const checked = await checkInvariants(tx, notes)
      seen.broken = checked.filter(({ broken }) => broken.length > 0)
      throw new TakenOut()
    })
  } catch (error) {
    if (!(error instanceof TakenOut)) throw error
  }
  return seen
}

const namedBy = ({ broken }: Seen, rule: string) =>
  broken.filter(({ label }) => label === rule).flatMap((one) => one.broken)

test('without a violation nothing is broken', async () => {
  expect((await look([])).broken).toEqual([])
})

test.each(plants)('$what is found and named', async ({ rule, statements }) => {
  const seen = await look(statements)
  expect(seen.planted, 'what was planted').not.toBe('')
  expect(namedBy(seen, rule).join('\n')).toContain(seen.planted)
})

test('a donation in the last second of the last valid day is none', async () => {
  const seen = await look([donationMovedTo(sql`valid_until + interval '1 day' - interval '1 second'`)])
  expect(seen.planted).not.toBe('')
  expect(seen.broken).toEqual([])
})

describe('the ledger is held against what people were told', () => {
  test('a donation that somebody was thanked for and that is not stored', async () => {
    const id = randomUUID()
    const donations = new Map(first.notes.donations)
    donations.set(id, { userId: randomUUID(), at: new Date(0), received: true })
    const { broken } = await look([], { ...first.notes, donations })
    expect(broken).toEqual([expect.objectContaining({ label: REWARDS, broken: [id] })])
  })

  test('a donation that is stored although it was refused', async () => {
    const [id = ''] = first.notes.donations.keys()
    const donations = new Map(first.notes.donations)
    donations.delete(id)
    expect(namedBy(await look([], { ...first.notes, donations }), REWARDS)).toContain(id)
  })

  test('a payment that is written and was never confirmed', async () => {
    const [payment, ...payments] = first.notes.payments
    expect(payment).toBeDefined()
    const { broken } = await look([], { ...first.notes, payments })
    expect(broken.map(({ label }) => label)).toEqual([REWARDS])
  })
})

test('the report names what is broken', async () => {
  const report = await formatReport(first.db, {
    notes: first.notes,
    checked: [{ label: CAPACITY, looked: 3, broken: ['2027-01'] }],
    ...SIZE,
    first: '2026-12-01',
    last: '2027-06-18',
  })
  expect(report).toContain(`× ${CAPACITY}`)
  expect(report).toContain('      2027-01')
})
