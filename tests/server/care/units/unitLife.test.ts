import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { units, unitState } from '../../../../server/ground/tables/units'
import { unitMoves, type UnitMove } from '../../../../shared/rules/donating/units/unitLife'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { received, receivedUnit } from '../../../support/units'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const states = unitState.enumValues
/** What asks for a bracket or a hold. */
const asking: readonly UnitMove[] = ['released', 'held', 'restored', 'restoredUsable']
/** By the table of the life of a unit, where there is neither. */
const allowed = new Set(
  Object.entries(unitMoves)
    .filter(([move]) => !asking.some((one) => one === move))
    .flatMap(([, { from, to }]) => from.map((one) => `${one} ${to}`)),
)

const set = (id: string, state: (typeof states)[number]) =>
  server.db
    .update(units)
    .set({
      state,
      rejectionReason: null,
      discardedAt: state === 'Discarded' ? TEST_NOW : null,
    })
    .where(eq(units.id, id))
const goes = (change: PromiseLike<unknown>) =>
  change.then(
    () => true,
    () => false,
  )

test('the database holds the table: from each state a unit goes where the table says, and nowhere else', async () => {
  // What leads to the other two, tests of brackets and of holds show.
  for (const from of ['Quarantine', 'Discarded'] as const)
    for (const to of states) {
      if (from === to) continue
      const id = await receivedUnit(server)
      if (from === 'Discarded')
        await server.db
          .update(units)
          .set({ state: 'Discarded', discardedAt: TEST_NOW, rejectionReason: '量が足りない' })
          .where(eq(units.id, id))
      expect([from, to, await goes(set(id, to))]).toEqual([from, to, allowed.has(`${from} ${to}`)])
    }
})

test('what was discarded after it had been accepted never comes back', async () => {
  const id = await receivedUnit(server)
  await set(id, 'Discarded')
  expect(await goes(set(id, 'Quarantine'))).toBe(false)
})

test('a unit is of one received donation, its number and donation never change, and it is handed over once', async () => {
  const id = await receivedUnit(server)
  const [row] = await server.db.select().from(units).where(eq(units.id, id))
  if (!row) throw new Error('No unit')
  const other = await received(server)
  const change = (values: Partial<typeof units.$inferInsert>) =>
    goes(server.db.update(units).set(values).where(eq(units.id, id)))
  expect(await goes(server.db.insert(units).values({ ...row, id: other, number: 'N26-9999-0' }))).toBe(false)
  expect(await change({ number: 'N26-9999-0' })).toBe(false)
  expect(await change({ donationId: other })).toBe(false)
  expect(await change({ weightGrams: 0 })).toBe(false)
  expect(await change({ bristolType: 8 })).toBe(false)
  const left = { handedOverTo: '製造部', handOverBatch: 'H26-001', handedOverBy: row.takenBy }
  expect(await change({ handedOverTo: '製造部' })).toBe(false)
  expect(await change({ handedOverAt: TEST_NOW, ...left })).toBe(true)
  expect(await change({ handedOverAt: new Date(0) })).toBe(false)
})

test('without the index there would be two units of a donation', async () => {
  const id = await receivedUnit(server)
  const [row] = await server.db.select().from(units).where(eq(units.id, id))
  if (!row) throw new Error('No unit')
  const second = { ...row, id: crypto.randomUUID(), number: 'N26-9998-0' }
  expect(await goes(server.db.insert(units).values(second))).toBe(false)
  await server.db.execute('alter table units drop constraint units_one_a_donation')
  expect(await goes(server.db.insert(units).values(second))).toBe(true)
})
