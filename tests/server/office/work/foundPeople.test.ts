import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { donations, rewardEntries } from '../../../../server/ground/tables/donations'
import { guidances } from '../../../../server/ground/tables/guidance'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { userProfiles } from '../../../../server/ground/tables/users'
import { certified, staff, waiting, type Actor, type ProfileValues } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { listAll } from './listAll'
import { TEST_NOW } from '../../../support/testServer'
import { serverInTurn } from '../../../support/serverInTurn'

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

/** Tuesday, 1 December 2026, nine o'clock. */
const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

const list = (by = admin) => listAll(by)

const update = (person: Actor, values: ProfileValues) =>
  server.db.update(userProfiles).set(values).where(eq(userProfiles.id, person.id))

describe('of people and places: when it is there, when it is due, and when it is gone', () => {
  test('a pause whose end has passed, or that has lasted four weeks without one', async () => {
    const paused = (days: number, suspendedUntil: string | null = null) =>
      certified(server, {
        suspensionStatus1: true,
        updatedSuspensionStatus1ToTrueAt: ago(days),
        suspendedUntil,
      })
    const old = await paused(28)
    await paused(27)
    await paused(90, '2026-12-02')
    const over = await paused(3, '2026-11-28')
    expect(await list()).toMatchObject([
      { Kind: 'PauseReview', UserId: over.id, Due: '2026-11-28', Days: ['2026-11-28'] },
      { Kind: 'PauseReview', UserId: old.id, Due: '2026-12-01', Days: [] },
    ])
    const RESUME = `mutation ($id: ID!) { stopUser(input: { UserId: $id, Stop: false, Reason: "電話" }) { Id } }`
    for (const { id } of [old, over]) expect(codeOf(await admin.call(RESUME, { id }))).toBeNull()
    expect(await list()).toEqual([])
  })

  test('a rest without an end, which support staff do not see', async () => {
    const person = await certified(server, { resting: true, restingUntil: null })
    await certified(server, { resting: true, restingUntil: '2026-12-20' })
    const paused = await certified(server, { donationPaused: true })
    expect(await list()).toMatchObject([
      { Kind: 'RestReview', Due: '2026-12-03' },
      { Kind: 'RestReview', Due: '2026-12-03' },
    ])
    expect(await list(await staff(server, 'Support'))).toEqual([])
    const LIFT = `mutation ($id: ID!) { liftDonationPause(input: { UserId: $id, Reason: "電話" }) { Id } }`
    for (const { id } of [person, paused]) expect(codeOf(await admin.call(LIFT, { id }))).toBeNull()
    expect(await list()).toEqual([])
  })

  test('a free place of this month for the first in line, not for who gave one back today or rests', async () => {
    await server.db.insert(preferenceSlots).values({
      id: randomUUID(),
      year: 2026,
      month: 12,
      availableSlots: 6,
      givenGuidanceCount: 4,
      ...audit,
    })
    // The next month has its places too.
    await server.db
      .insert(preferenceSlots)
      .values({ id: randomUUID(), year: 2027, month: 1, availableSlots: 6, givenGuidanceCount: 6, ...audit })
    expect(await list()).toEqual([])
    const second = await waiting(server, ago(5))
    const first = await waiting(server, ago(9))
    expect(await list()).toMatchObject([
      { Kind: 'FreePlace', UserId: first.id, Due: '2026-12-01', Amount: 2, At: ago(9).toISOString() },
    ])
    await server.db.insert(guidances).values({
      id: randomUUID(),
      userId: first.id,
      status: 'Cancelled',
      year: 2026,
      month: 12,
      guidanceInvitedAt: ago(9),
      closedAt: TEST_NOW,
      ...audit,
    })
    expect(await list()).toMatchObject([{ Kind: 'FreePlace', UserId: second.id }])
    const pause = await second.call(
      'mutation { setWaitingPause(input: { Until: "2027-02-01" }) { success } }',
    )
    expect(codeOf(pause)).toBeNull()
    expect(await list()).toEqual([])
    await second.call('mutation { setWaitingPause(input: { Until: null }) { success } }')
    await server.db.update(preferenceSlots).set({ givenGuidanceCount: 6 })
    expect(await list()).toEqual([])
  })

  test('rewards that are owed are one piece of work, due thirty days after the first', async () => {
    for (const days of [20, 10]) {
      const person = await certified(server)
      const donationId = randomUUID()
      await server.db.insert(donations).values({
        id: donationId,
        userId: person.id,
        stoolReceiptStatus: 'Implemented',
        donationAt: ago(days + 30),
        donationInfoCreatedAt: TEST_NOW,
        ...audit,
      })
      await server.db.insert(rewardEntries).values({
        id: randomUUID(),
        userId: person.id,
        donationId,
        kind: 'Donation',
        stage: 'Due',
        amountYen: 3000,
        createdAt: ago(days),
      })
    }
    expect(await list()).toMatchObject([{ Kind: 'RewardDue', UserId: null, Due: '2026-12-11', Amount: 2 }])
  })

  test('one person whose days and flags make much work has a row for each', async () => {
    const person = await certified(server, {
      suspensionStatus1: true,
      updatedSuspensionStatus1ToTrueAt: ago(40),
      floraInvitationRequestedAt: ago(1),
    })
    expect(await list()).toMatchObject([{ Kind: 'PauseReview' }, { Kind: 'FloraWish' }])
    await update(person, { suspensionStatus1: false })
    expect(await list()).toMatchObject([{ Kind: 'FloraWish' }])
  })
})
