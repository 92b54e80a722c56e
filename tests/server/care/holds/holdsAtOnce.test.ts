import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holds } from '../../../../server/ground/tables/holds'
import { units } from '../../../../server/ground/tables/units'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import {
  decide,
  donorWithUnits,
  find,
  openHold,
  recordPanel,
  release,
  results,
  statesOf,
  type Given,
} from '../../../support/panels'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let physician: Actor
let second: Actor
let third: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
  second = await staff(server, 'Physician')
  third = await staff(server, 'Physician')
})
afterAll(() => server.close())

/** A donor whose units lie in a bracket. */
async function bracketed(count: number): Promise<Given> {
  const given = await donorWithUnits(server, '2026-11-10', count)
  await recordPanel(physician, given.userId, results('2026-10-01'))
  await recordPanel(physician, given.userId, results('2026-11-25'))
  return given
}
const usable = async (userId: string) =>
  (await statesOf(server, userId)).filter(([, state]) => state === 'Usable').length

test('fifty releases while a hold is being written: nothing is usable that something holds', async () => {
  const { userId, unitIds } = await bracketed(10)
  const acts = Array.from({ length: 5 }, () => unitIds.map((id) => () => release(physician, [id]))).flat()
  const hold = () => openHold(physician, userId)
  const found = await Promise.all([...acts.slice(0, 3), hold, ...acts.slice(3)].map((act) => act()))
  const codes = found.map(codeOf)
  expect(codes).toHaveLength(51)
  expect(codes[3]).toBeNull()
  expect(await usable(userId)).toBe(0)
  // Lifted, what was released before the hold is usable again, and nothing else.
  const [open] = await server.db.select({ id: holds.id }).from(holds).where(eq(holds.userId, userId))
  await find(second, open?.id ?? '')
  await decide(third, open?.id ?? '')
  expect(await usable(userId)).toBe(codes.filter((code, at) => at !== 3 && code === null).length)
})

/** The last step of a release that looked before a hold was begun. */
const writeLate = (id = '') =>
  server.db.update(units).set({ state: 'Usable', heldFrom: null }).where(eq(units.id, id))

test('the database refuses a release that looked before a hold was begun; without its guard one slips through', async () => {
  const { userId, unitIds } = await bracketed(1)
  await openHold(physician, userId)
  await expect(writeLate(unitIds[0])).rejects.toThrow('Failed query')
  expect(await usable(userId)).toBe(0)
  await server.db.execute(sql`alter table units disable trigger units_life`)
  await writeLate(unitIds[0])
  await server.db.execute(sql`alter table units enable trigger units_life`)
  expect(await usable(userId)).toBe(1)
})

test('a unit that is recorded while its hold is being written begins held', async () => {
  const { userId, unitIds } = await donorWithUnits(server, '2026-11-10', 4)
  const rows = await server.db.select().from(units).where(eq(units.userId, userId))
  await server.db.delete(units).where(eq(units.userId, userId))
  const again = rows.map((row) => () => server.db.insert(units).values({ ...row, id: randomUUID() }))
  await Promise.all(
    [...again.slice(0, 2), () => openHold(physician, userId), ...again.slice(2)].map((act) => act()),
  )
  expect(unitIds).toHaveLength(4)
  expect((await statesOf(server, userId)).map(([, state]) => state)).toEqual(['Held', 'Held', 'Held', 'Held'])
})
