import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordActivity } from '../../../../server/ground/recordActivity'
import { rewardContacts } from '../../../../server/ground/tables/donations'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, certified, staff, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { openMonth } from '../../../support/openMonth'
import { donor } from '../../../support/people'
import { TEST_NOW } from '../../../support/testServer'
import { serverInTurn } from '../../../support/serverInTurn'
import { listAll } from './listAll'

let server: Awaited<ReturnType<typeof serverInTurn>>
let admin: Actor
beforeAll(async () => {
  server = await serverInTurn()
})
beforeEach(async () => {
  await server.empty()
  admin = await staff(server)
})
afterAll(() => server.close())

const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)
const list = () => listAll(admin)

test('a month without places while people wait, until it is opened', async () => {
  expect(await list()).toEqual([])
  await waiting(server)
  await waiting(server)
  await openMonth(server, 2026, 12, 0)
  expect(await list()).toMatchObject([
    { Kind: 'NoPlaces', UserId: null, Due: '2026-12-22', Days: ['2027-01-01'], Amount: 2 },
  ])
  await openMonth(server, 2027, 1, 3)
  expect(await list()).toEqual([])
})

test('a flora test that was applied for, or whose sample has come, until its result is shared', async () => {
  const person = await certified(server)
  const id = randomUUID()
  await server.db.insert(floraTests).values({
    id,
    userId: person.id,
    status: 'Applied',
    inspectionDetailCreatedAt: ago(9),
    createdAt: ago(9),
    updatedAt: ago(5),
  })
  const about = { SubjectId: id, UserId: person.id }
  expect(await list()).toMatchObject([
    { Kind: 'FloraApplied', Due: '2026-11-30', Group: 'Overdue', ...about },
  ])
  await server.db.update(floraTests).set({ status: 'Received' }).where(eq(floraTests.id, id))
  expect(await list()).toMatchObject([{ Kind: 'FloraReceived', Due: '2027-01-07', ...about }])
  await server.db.update(floraTests).set({ status: 'Guidance' }).where(eq(floraTests.id, id))
  expect(await list()).toEqual([])
})

test('a check before the test that is not answered for four weeks', async () => {
  const since = async (days: number) => {
    const person = await applicant(server, { userStatus: 'OnlineCheckBeforeRegistrationExam' })
    await server.db
      .update(userProfiles)
      .set({ statusSince: ago(days) })
      .where(eq(userProfiles.id, person.id))
    return person
  }
  await since(27)
  const person = await since(28)
  expect(await list()).toMatchObject([
    { Kind: 'CheckUnanswered', UserId: person.id, Due: '2026-12-01', Days: ['2026-11-03'] },
  ])
})

test('money of somebody who left, a month before the address goes', async () => {
  const kept = async (keepUntil: string) =>
    server.db.insert(rewardContacts).values({
      userId: (await certified(server)).id,
      email: 'x@example.com',
      keepUntil,
      createdAt: TEST_NOW,
    })
  await kept('2027-01-01')
  expect(await list()).toEqual([])
  await kept('2026-12-31')
  expect(await list()).toMatchObject([
    { Kind: 'LeaverMoney', UserId: null, Due: '2026-12-31', Days: ['2026-12-31'] },
  ])
})

test('a rest is as old as its beginning, and says whether new criteria began it', async () => {
  const person = await donor(server)
  server.clock.set(new Date('2027-01-10T03:00:00Z'))
  await server.db
    .update(userProfiles)
    .set({ donationPaused: true, updatedAt: server.clock.now() })
    .where(eq(userProfiles.id, person.id))
  await admin.signInAgain()
  expect(await list()).toMatchObject([
    { Kind: 'RestReview', Due: '2027-01-12', Days: ['2027-01-10'], At: null },
  ])
  const event = { category: 'Donation', operation: 'PauseByCriteria', number: '2027-01' } as const
  await recordActivity(server.db, { event, userId: person.id, actorId: null, now: server.clock.now() })
  expect(await list()).toMatchObject([{ Kind: 'RestReview', At: '2027-01-10T03:00:00.000Z' }])

  const LIFT = `mutation ($id: ID!) { liftDonationPause(input: { UserId: $id, Reason: "確かめました" }) { Id } }`
  expect(codeOf(await admin.send(LIFT, { id: person.id }))).toBeNull()
  const [told] = await server.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'pauseLifted'))
  expect(told).toMatchObject({ userId: person.id, params: { until: '2027-02-02' } })
  expect(await list()).toEqual([])
})
