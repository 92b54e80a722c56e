import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { foldTallies } from '../../../../server/office/dashboard/foldTallies'
import {
  countChanges,
  counts,
  dues,
  refusals,
  tallies,
  tallyChanges,
} from '../../../../server/ground/tables/tallies'
import { talliesTrue } from '../../../../devtools/simulation/invariants/talliesTrue'
import type { Notes } from '../../../../devtools/simulation/notes'
import { donations, rewardEntries } from '../../../../server/ground/tables/donations'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, certified, waiting } from '../../../support/actors'
import { checked } from '../../../support/checked'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

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
  expect(await server.db.$count(countChanges)).toBe(0)
  expect(await totals()).toEqual(before)
  expect(await foldTallies(server.deps)).toBe(0)
  await move(id, { userStatus: 'WaitingGuidance', waitingSince: TEST_NOW })
  await foldTallies(server.deps)
  expect(await server.db.select().from(tallies).where(eq(tallies.people, 0))).toEqual([])
  expect(await server.db.select().from(counts).where(eq(counts.amount, 0))).toEqual([])
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

test('whoever is owed for several donations is one person, however many are entered and paid at once', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => certified(server)))
  const owed = people.flatMap(({ id: userId }) =>
    [1, 2, 3, 4].map((hour) => ({ id: randomUUID(), userId, hour })),
  )
  await server.db.insert(donations).values(
    owed.map(({ id, userId, hour }) => ({
      id,
      userId,
      stoolReceiptStatus: 'Implemented' as const,
      donationAt: new Date(TEST_NOW.getTime() - hour * 3_600_000),
      donationInfoCreatedAt: TEST_NOW,
      createdAt: TEST_NOW,
      updatedAt: TEST_NOW,
    })),
  )
  const enter = (stage: 'Due' | 'Paid', some: typeof owed) =>
    Promise.all(
      some.map(({ id, userId }) =>
        server.db.insert(rewardEntries).values({
          id: randomUUID(),
          userId,
          donationId: id,
          kind: 'Donation',
          stage,
          amountYen: 3000,
          createdAt: TEST_NOW,
        }),
      ),
    )
  await Promise.all([enter('Due', owed), foldTallies(server.deps)])
  const each = people.map(({ id }) => ({ userId: id, donations: 4, yen: 12_000 }))
  const byId = (a: { userId: string }, b: { userId: string }) => a.userId.localeCompare(b.userId)
  expect((await server.db.select().from(dues)).toSorted(byId)).toEqual(each.toSorted(byId))
  expect(await wrong()).toEqual([])
  const kept = owed.slice(0, 1)
  await Promise.all([enter('Paid', owed.slice(1)), foldTallies(server.deps)])
  expect(await server.db.select().from(dues)).toEqual([{ userId: kept[0]?.userId, donations: 1, yen: 3000 }])
  expect(await wrong()).toEqual([])
})
