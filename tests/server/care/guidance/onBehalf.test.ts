import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { bookingSlots, guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, invited, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let office: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const ELEVEN = '2026-12-03T02:00:00.000Z'
const NOON = '2026-12-03T03:00:00.000Z'
const call = (name: string, type: string, input: object) =>
  office.send<Record<string, { Status: string; ReservedAt: string | null }>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { Status ReservedAt } }`,
    { input },
  )
const reserve = (UserId: string, StartAt = ELEVEN) =>
  call('reserveGuidanceByAdmin', 'GuidanceTimeByAdminInput', { UserId, StartAt })
const change = (UserId: string, StartAt = NOON) =>
  call('updateGuidanceByAdmin', 'GuidanceTimeByAdminInput', { UserId, StartAt })
const cancel = (UserId: string) => call('deleteGuidanceByAdmin', 'GuidanceByAdminInput', { UserId })
const logOf = async (userId: string) =>
  (
    await server.db
      .select()
      .from(activities)
      .where(and(eq(activities.userId, userId), eq(activities.category, 'Guidance')))
  ).map(({ text }) => text)
const mailsTo = async (userId: string) =>
  (await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, userId)))
    .map(({ kind }) => kind)
    .toSorted()

test('an administrator books, moves and cancels; the log names them and the person gets the mails', async () => {
  const person = await invited(server)
  const booked = await reserve(person.id)
  expect(booked.data?.reserveGuidanceByAdmin).toEqual({ Status: 'Reserved', ReservedAt: ELEVEN })
  expect((await change(person.id)).data?.updateGuidanceByAdmin).toEqual({
    Status: 'Reserved',
    ReservedAt: NOON,
  })
  expect((await cancel(person.id)).data?.deleteGuidanceByAdmin).toEqual({
    Status: 'Cancelled',
    ReservedAt: null,
  })
  const by = `（操作：${office.id}）`
  expect(await logOf(person.id)).toEqual([
    `2026年12月3日（木）11:00に予約しました${by}`,
    `2026年12月3日（木）11:00から2026年12月3日（木）12:00に変更しました${by}`,
    `2026年12月3日（木）12:00の予約をキャンセルしました${by}`,
  ])
  expect(await mailsTo(person.id)).toEqual(['guidanceBooked', 'guidanceCancelled', 'guidanceChanged'])
  const slots = await server.db.select().from(bookingSlots)
  expect(slots.map(({ reserved }) => reserved)).toEqual([0, 0])
})

test('the number of an outside booking is kept with it, shown, and gone with it', async () => {
  const person = await invited(server)
  const input = { UserId: person.id, StartAt: ELEVEN, ZohoBookingId: ' Z-４２ ' }
  const BOOK = `mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { ZohoBookingId } }`
  const { data } = await office.send<{ reserveGuidanceByAdmin: object }>(BOOK, { input })
  expect(data?.reserveGuidanceByAdmin).toEqual({ ZohoBookingId: 'Z-42' })
  const long = await office.send(BOOK, { input: { ...input, ZohoBookingId: 'x'.repeat(101) } })
  expect(codeOf(long)).toBe('BAD_USER_INPUT')
  const CANCEL = `mutation ($input: GuidanceByAdminInput!) { deleteGuidanceByAdmin(input: $input) { ZohoBookingId } }`
  const cancelled = await office.send<{ deleteGuidanceByAdmin: object }>(CANCEL, {
    input: { UserId: person.id },
  })
  expect(cancelled.data?.deleteGuidanceByAdmin).toEqual({ ZohoBookingId: null })
})

test('less than 24 hours before, and until it begins, what the person may not', async () => {
  const person = await invited(server)
  await reserve(person.id)
  server.clock.set(new Date('2026-12-03T01:59:59.999Z'))
  await person.signInAgain()
  await office.signInAgain()
  expect(codeOf(await person.call('mutation { deleteGuidance { Id } }'))).toBe('INVALID_STATE')
  expect((await change(person.id, '2026-12-04T02:00:00.000Z')).data?.updateGuidanceByAdmin?.ReservedAt).toBe(
    '2026-12-04T02:00:00.000Z',
  )
  server.clock.set(new Date('2026-12-04T02:00:00.000Z'))
  await office.signInAgain()
  for (const answer of [await change(person.id, '2026-12-07T02:00:00.000Z'), await cancel(person.id)])
    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
      'INVALID_STATE',
      'ガイダンスの開始時刻を過ぎています。参加または欠席を記録してください。',
    ])
  server.clock.set(TEST_NOW)
  await office.signInAgain()
})

test('after the deadline, while the invitation stands', async () => {
  const person = await invited(server)
  await server.db.update(guidances).set({ deadlineAt: '2026-11-30' }).where(eq(guidances.userId, person.id))
  const own = await person.call(
    'mutation { reserveGuidance(input: { StartAt: "2026-12-03T05:00:00Z" }) { Id } }',
  )
  expect(codeOf(own)).toBe('INVALID_STATE')
  expect(codeOf(await reserve(person.id, '2026-12-03T05:00:00.000Z'))).toBeNull()
})

test('nobody is booked over the places of an hour, at a closed time, uninvited or while suspended', async () => {
  const full = '2026-12-03T06:00:00.000Z'
  for (const person of [await invited(server), await invited(server)])
    expect(codeOf(await reserve(person.id, full))).toBeNull()
  const third = await invited(server)
  expect(codeOf(await reserve(third.id, full))).toBe('SLOT_FULL')
  expect(codeOf(await reserve(third.id, '2026-12-05T02:00:00.000Z'))).toBe('BAD_USER_INPUT')
  expect(codeOf(await reserve((await applicant(server)).id))).toBe('INVALID_STATE')
  await server.db.update(userProfiles).set({ suspensionStatus1: true }).where(eq(userProfiles.id, third.id))
  for (const answer of [await reserve(third.id), await change(third.id), await cancel(third.id)])
    expect(codeOf(answer)).toBe('INVALID_STATE')
  for (const answer of [await reserve(randomUUID()), await change('x'), await cancel(randomUUID())])
    expect(codeOf(answer)).toBe('NOT_FOUND')
})

test('the hours of all days with their places are shown to whoever books', async () => {
  const person = await invited(server)
  await reserve(person.id, '2026-12-08T02:00:00.000Z')
  type Slots = { listBookingSlotsByAdmin: { items: { StartAt: string; Remaining: number }[] } }
  const { data } = await office.send<Slots>('{ listBookingSlotsByAdmin { items { StartAt Remaining } } }')
  const items = data?.listBookingSlotsByAdmin.items ?? []
  const on = (date: string) => items.filter(({ StartAt }) => StartAt.startsWith(date))
  expect(on('2026-12-08')).toHaveLength(8)
  expect(on('2026-12-08')[0]).toEqual({ StartAt: '2026-12-08T02:00:00.000Z', Remaining: 1 })
  expect(on('2026-12-12')).toEqual([])
  expect([items[0]?.StartAt.slice(0, 10), items.at(-1)?.StartAt.slice(0, 10)]).toEqual([
    '2026-12-01',
    '2027-01-26',
  ])
})
