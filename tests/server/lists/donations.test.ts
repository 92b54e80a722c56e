import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { donations, rewardEntries } from '../../../server/ground/tables/donations'
import { userProfiles } from '../../../server/ground/tables/users'
import { certified, staff, type Actor } from '../../support/actors'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

let server: TestServer
let admin: Actor
let support: Actor
let owner: Actor

const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)
const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }

beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  support = await staff(server, 'Support')
  owner = await certified(server)
  for (const [index, person] of [owner, await certified(server), owner].entries())
    await server.db.insert(donations).values({
      id: randomUUID(),
      userId: person.id,
      stoolReceiptStatus: 'Implemented',
      donationAt: minutesAgo(index * 10),
      donationInfoCreatedAt: TEST_NOW,
      ...audit,
    })
})
afterAll(() => server.close())

test('the people of a list are read with it, as their reader may see them', async () => {
  const name = 'listDonationByIdDonationInfoCreatedAt'
  const query = `{ ${name} { items { UserId User { Id Caution HasCaution OnlineCheckScore } } } }`
  await server.db
    .update(userProfiles)
    .set({ caution: '電話は夕方に', onlineCheckScore: 90 })
    .where(eq(userProfiles.id, owner.id))
  const read = async (by: Actor) => (await by.call(query)).data?.[name]?.items ?? []
  for (const [reader, Caution, OnlineCheckScore] of [
    [admin, '電話は夕方に', 90],
    [support, null, null],
  ] as const) {
    const items = await read(reader)
    expect(items).toHaveLength(3)
    expect(items.map(({ User }) => User?.Id)).toEqual(items.map(({ UserId }) => UserId))
    const shown = items.find(({ UserId }) => UserId === owner.id)?.User
    expect(shown).toEqual({ Id: owner.id, Caution, HasCaution: true, OnlineCheckScore })
  }
})

test('donations are found by their reward and by whom they belong to, and sorted by their day', async () => {
  const name = 'listDonationByIdDonationInfoCreatedAt'
  const person = await certified(server)
  const made = await server.db
    .insert(donations)
    .values(
      [3, 1, 2].map((hours) => ({
        id: randomUUID(),
        userId: person.id,
        stoolReceiptStatus: 'Implemented' as const,
        donationAt: minutesAgo(hours * 60),
        donationInfoCreatedAt: TEST_NOW,
        ...audit,
      })),
    )
    .returning({ id: donations.id })
  const [earliest, latest, middle] = made.map(({ id }) => id)
  const stages = [
    [earliest, ['Pending', 'Due', 'Paid']],
    [middle, ['Pending']],
  ] as const
  for (const [donationId = '', reached] of stages)
    await server.db.insert(rewardEntries).values(
      reached.map((stage) => ({
        id: randomUUID(),
        userId: person.id,
        donationId,
        kind: 'Donation' as const,
        stage,
        amountYen: 3000,
        createdAt: TEST_NOW,
      })),
    )
  const found = async (filter: object) => {
    const answer = await admin.call(
      `query ($filter: DonationInfoFilter) {
        ${name}(filter: $filter, sortField: DonationAt, sortDirection: ASC) { items { Id } } }`,
      { filter: { ...filter, q: { contains: person.email } } },
    )
    if (!answer.data) throw new Error(JSON.stringify(answer.errors))
    return answer.data[name]?.items.map(({ Id }) => Id)
  }
  expect(await found({})).toEqual([earliest, middle, latest])
  expect(await found({ RewardStatus: { eq: 'Implemented' } })).toEqual([earliest])
  expect(await found({ RewardStage: { in: ['Pending', 'Due'] } })).toEqual([middle])
  expect(await found({ RewardStage: { eq: null } })).toEqual([latest])
  expect(await found({ RewardStage: { ne: 'Paid' } })).toEqual([middle, latest])
})
