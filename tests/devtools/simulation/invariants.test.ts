import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInvariants, type Checked } from '../../../devtools/simulation/invariants/checkInvariants'
import type { Notes } from '../../../devtools/simulation/notes'
import { formatReport } from '../../../devtools/simulation/report/formatReport'
import { CAPACITY, donationMovedTo, plants, REWARDS } from './plants'
import { simulateHere } from './simulateHere'

// One simulation that went well. Each test plants one violation in it, looks, and takes it out again.
let simulated: Awaited<ReturnType<typeof simulateHere>>
beforeAll(async () => {
  simulated = await simulateHere({ people: 40, days: 200, seed: 5 })
}, 300_000)
afterAll(() => simulated.close())

class TakenOut extends Error {}

type Seen = { planted: string; broken: Checked[] }

/** What the rules say while something is planted. */
async function look(statements: SQL[], notes: Notes = simulated.notes): Promise<Seen> {
  const seen: Seen = { planted: '', broken: [] }
  try {
    await simulated.db.transaction(async (tx) => {
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
    const donations = new Map(simulated.notes.donations)
    donations.set(id, { userId: randomUUID(), at: new Date(0), received: true })
    const { broken } = await look([], { ...simulated.notes, donations })
    expect(broken).toEqual([expect.objectContaining({ label: REWARDS, broken: [id] })])
  })

  test('a donation that is stored although it was refused', async () => {
    const [id = ''] = simulated.notes.donations.keys()
    const donations = new Map(simulated.notes.donations)
    donations.delete(id)
    expect(namedBy(await look([], { ...simulated.notes, donations }), REWARDS)).toContain(id)
  })

  test('a payment that is written and was never confirmed', async () => {
    const [payment, ...payments] = simulated.notes.payments
    expect(payment).toBeDefined()
    const { broken } = await look([], { ...simulated.notes, payments })
    expect(broken.map(({ label }) => label)).toEqual([REWARDS])
  })
})

test('the report names what is broken', async () => {
  const report = await formatReport(simulated.db, {
    notes: simulated.notes,
    checked: [{ label: CAPACITY, looked: 3, broken: ['2027-01'] }],
    people: 40,
    days: 200,
    seed: 5,
    first: '2026-12-01',
    last: '2027-06-18',
  })
  expect(report).toContain(`× ${CAPACITY}`)
  expect(report).toContain('      2027-01')
})
