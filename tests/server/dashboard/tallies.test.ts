import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { foldTallies } from '../../../server/dashboard/foldTallies'
import { refusals, tallies, tallyChanges } from '../../../server/schema/tallies'
import { talliesTrue } from '../../../devtools/simulation/invariants/talliesTrue'
import type { Notes } from '../../../devtools/simulation/notes'
import { userProfiles } from '../../../server/schema/users'
import { applicant, waiting } from '../../support/actors'
import { checked } from '../../support/checked'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const wrong = async () => (await talliesTrue.check(server.db, {} as Notes)).broken
const totals = async () => {
  const { rows } = await server.db.execute(sql`SELECT * FROM tally_totals ORDER BY kind, key, day`)
  return rows
}
const refused = { submittedAt: TEST_NOW, result: 'Failed_1', questions: ['Q12', 'Q9'] } as const
const move = (id: string, values: Partial<typeof userProfiles.$inferInsert>) =>
  server.db
    .update(userProfiles)
    .set({ updatedAt: server.clock.now(), ...values })
    .where(eq(userProfiles.id, id))

test('folding changes no number, takes every change once, and keeps no cell that is empty', async () => {
  const { id } = await applicant(server)
  await waiting(server)
  await checked(server, id, { ...refused, questions: [...refused.questions] })
  const before = await totals()
  expect(await foldTallies(server.deps)).toBeGreaterThan(0)
  expect(await server.db.$count(tallyChanges)).toBe(0)
  expect(await totals()).toEqual(before)
  expect(await foldTallies(server.deps)).toBe(0)
  await move(id, { userStatus: 'WaitingGuidance', waitingSince: TEST_NOW })
  await foldTallies(server.deps)
  expect(await server.db.select().from(tallies).where(eq(tallies.people, 0))).toEqual([])
  expect(await wrong()).toEqual([])
})

test('the numbers are those of the people, however many come and are folded at once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => applicant(server)))
  await Promise.all([
    ...people.map(({ id }) => move(id, { userStatus: 'WaitingGuidance', waitingSince: TEST_NOW })),
    ...people.map(() => foldTallies(server.deps)),
  ])
  expect(await wrong()).toEqual([])
  await foldTallies(server.deps)
  expect(await wrong()).toEqual([])
  expect(await server.db.select().from(tallies).where(eq(tallies.kind, 'Furthest'))).toEqual([
    { kind: 'Furthest', key: 'WaitingGuidance', day: null, people: 12 },
  ])
})

test('what refused somebody goes with them', async () => {
  const { id } = await applicant(server)
  await checked(server, id, { ...refused, questions: [...refused.questions] })
  expect(await server.db.$count(refusals)).toBe(2)
  await move(id, { deleteStatus: true, email: null, lastName: null, tel: null })
  expect(await server.db.$count(refusals)).toBe(0)
  expect(await wrong()).toEqual([])
})
