import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import {
  expireInvitations,
  remindBookings,
  inviteWaiting,
} from '../../../../server/office/jobs/expireInvitations'
import { activities } from '../../../../server/ground/tables/activity'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { userProfiles } from '../../../../server/ground/tables/users'
import { invited, waiting, type Actor } from '../../../support/actors'
import { openMonth } from '../../../support/openMonth'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { profileOf, statusOf, mailsTo, logOf, at, givenIn, midnight, justBefore } from './jobTesting'

let server: TestServer
afterEach(() => server.close())

describe('inviteWaiting', () => {
  test('opens a month at Japanese midnight, not a millisecond before', async () => {
    server = await startTestServer({ now: new Date('2026-12-20T03:00:00Z') })
    const actor = await waiting(server)
    await openMonth(server, 2027, 1, 1)
    expect(await at(server, justBefore('2027-01-01'), inviteWaiting)).toBe(0)
    expect(await at(server, midnight('2027-01-01'), inviteWaiting)).toBe(1)
    expect(await statusOf(server, actor)).toBe('Guidance')
    expect(await mailsTo(server, actor)).toEqual(['guidanceInvitation'])
    expect(await at(server, midnight('2027-01-01'), inviteWaiting)).toBe(0)
  })
})

describe('expireInvitations', () => {
  test('ends an invitation after its last day, gives the place back and invites the next in line', async () => {
    server = await startTestServer()
    await openMonth(server, 2026, 12, 1, 1)
    const late = await invited(server)
    const next = await waiting(server)
    expect(await at(server, justBefore('2026-12-16'), expireInvitations)).toBe(0)
    expect(await statusOf(server, late)).toBe('Guidance')
    expect(await at(server, midnight('2026-12-16'), expireInvitations)).toBe(1)
    expect(await statusOf(server, late)).toBe('WaitingGuidance')
    expect((await profileOf(server, late)).waitingSince).toEqual(midnight('2026-12-16'))
    expect(await statusOf(server, next)).toBe('Guidance')
    expect(await givenIn(server, 2026, 12)).toBe(1)
    expect(await mailsTo(server, late)).toEqual(['invitationExpired'])
    expect(await logOf(server, late)).toEqual(['予約の期限を過ぎ、案内待ちに戻しました（自動）'])
    expect(await at(server, midnight('2026-12-16'), expireInvitations)).toBe(0)
  })

  test('gives the place back to the month it was taken from', async () => {
    server = await startTestServer({ now: new Date('2026-12-25T03:00:00Z') })
    await openMonth(server, 2026, 12, 1, 1)
    await openMonth(server, 2027, 1, 0)
    const actor = await invited(server)
    expect(await at(server, midnight('2027-01-09'), expireInvitations)).toBe(1)
    expect([await givenIn(server, 2026, 12), await givenIn(server, 2027, 1)]).toEqual([0, 0])
    expect(await statusOf(server, actor)).toBe('WaitingGuidance')
  })

  test('asks nobody again on the day the invitation ended, even when nobody else waits', async () => {
    server = await startTestServer()
    await openMonth(server, 2026, 12, 1, 1)
    const actor = await invited(server)
    expect(await at(server, midnight('2026-12-16'), expireInvitations)).toBe(1)
    expect(await at(server, new Date(midnight('2026-12-17').getTime() - 1), inviteWaiting)).toBe(0)
    expect([await statusOf(server, actor), await givenIn(server, 2026, 12)]).toEqual(['WaitingGuidance', 0])
    expect(await at(server, midnight('2026-12-17'), inviteWaiting)).toBe(1)
    expect(await statusOf(server, actor)).toBe('Guidance')
  })

  test('leaves whoever has booked', async () => {
    server = await startTestServer()
    const actor = await invited(server)
    await server.db
      .update(guidances)
      .set({ status: 'Reserved', reservedAt: new Date('2027-01-05T02:00:00Z') })
    await server.db.update(userProfiles).set({ userStatus: 'WaitingToParticipateGuidance' })
    expect(await at(server, midnight('2026-12-30'), expireInvitations)).toBe(0)
    expect(await statusOf(server, actor)).toBe('WaitingToParticipateGuidance')
  })

  test('two at once end each invitation once', async () => {
    server = await startTestServer({ connections: 20 })
    await openMonth(server, 2026, 12, 20, 12)
    const people = await Promise.all(Array.from({ length: 12 }, () => invited(server)))
    await server.db.update(preferenceSlots).set({ availableSlots: 12 })
    const now = midnight('2026-12-16')
    server.clock.set(now)
    const counts = await Promise.all([1, 2, 3].map(() => expireInvitations(server.deps, now)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
    const kinds = await server.db.select().from(activities).where(eq(activities.operation, 'Expire'))
    expect(kinds.map(({ userId }) => userId).toSorted()).toEqual(people.map(({ id }) => id).toSorted())
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'invitationExpired'))
    expect(mails).toHaveLength(12)
  })

  test('writes nothing of somebody for whom it fails, goes on with the others, and fails', async () => {
    server = await startTestServer()
    await openMonth(server, 2026, 12, 5, 2)
    const [ill, well] = [await invited(server), await invited(server)]
    const { enqueue } = server.deps.mail
    server.deps.mail.enqueue = async (tx, request) => {
      const written = await enqueue(tx, request)
      if (request.userId === ill.id) throw new Error('the outbox is full')
      return written
    }
    const now = midnight('2026-12-16')
    server.clock.set(now)
    await expect(expireInvitations(server.deps, now)).rejects.toThrow('1 of 2 failed')
    expect(await statusOf(server, ill)).toBe('Guidance')
    expect(await statusOf(server, well)).toBe('WaitingGuidance')
    expect(await givenIn(server, 2026, 12)).toBe(1)
    expect([await mailsTo(server, ill), await logOf(server, ill)]).toEqual([[], []])
    server.deps.mail.enqueue = enqueue
    expect(await expireInvitations(server.deps, now)).toBe(1)
    expect(await mailsTo(server, ill)).toContain('invitationExpired')
  })
})

describe('remindBookings', () => {
  async function booked(reservedAt: string): Promise<Actor> {
    const actor = await invited(server)
    await server.db
      .update(guidances)
      .set({ status: 'Reserved', reservedAt: new Date(reservedAt) })
      .where(eq(guidances.userId, actor.id))
    await server.db
      .update(userProfiles)
      .set({ userStatus: 'WaitingToParticipateGuidance' })
      .where(eq(userProfiles.id, actor.id))
    return actor
  }

  test('a week and a day before, once each, across a month end', async () => {
    server = await startTestServer({ now: new Date('2026-12-20T03:00:00Z') })
    const actor = await booked('2027-01-05T09:00:00Z')
    expect(await at(server, justBefore('2026-12-29'), remindBookings)).toBe(0)
    expect(await at(server, midnight('2026-12-29'), remindBookings)).toBe(1)
    expect(await at(server, justBefore('2026-12-30'), remindBookings)).toBe(0)
    expect(await mailsTo(server, actor)).toEqual(['guidanceInWeek'])
    expect(await at(server, justBefore('2027-01-04'), remindBookings)).toBe(0)
    expect(await at(server, midnight('2027-01-04'), remindBookings)).toBe(1)
    expect(await at(server, midnight('2027-01-05'), remindBookings)).toBe(0)
    expect(await mailsTo(server, actor)).toEqual(['guidanceInWeek', 'guidanceTomorrow'])
  })

  test('not on the day of the booking, and not while suspended', async () => {
    server = await startTestServer()
    const today = await booked('2026-12-08T02:00:00Z')
    expect(await at(server, new Date('2026-12-01T12:00:00Z'), remindBookings)).toBe(0)
    await server.db.update(userProfiles).set({ suspensionStatus1: true })
    expect(await at(server, midnight('2026-12-07'), remindBookings)).toBe(0)
    expect(await mailsTo(server, today)).toEqual([])
  })

  test('two at once send one mail', async () => {
    server = await startTestServer()
    const actor = await booked('2026-12-10T02:00:00Z')
    const now = midnight('2026-12-09')
    server.clock.set(now)
    const counts = await Promise.all([1, 2, 3].map(() => remindBookings(server.deps, now)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await mailsTo(server, actor)).toEqual(['guidanceTomorrow'])
  })
})
