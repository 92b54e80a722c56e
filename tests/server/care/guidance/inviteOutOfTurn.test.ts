import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { preferenceSlots } from '../../../../server/ground/tables/places'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, staff, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { openMonth } from '../../../support/openMonth'
import { loggedReasons } from '../../../support/reasons'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await server.db.delete(preferenceSlots)
})

const openDecember = (places: number, given = 0) => openMonth(server, 2026, 12, places, given)
const invite = ({ id }: Actor, Reason = '遠方への転居の前に', AddPlace?: boolean) =>
  admin.call(
    'mutation ($input: InviteOutOfTurnInput!) { inviteOutOfTurn(input: $input) { Id Status DeadlineAt } }',
    { input: { UserId: id, Reason, AddPlace } },
  )
const statusOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]?.userStatus
const given = async () => (await server.db.select().from(preferenceSlots))[0]?.givenGuidanceCount

test('invites somebody before those who wait longer, with a place of the month and the reason kept', async () => {
  await openDecember(1)
  const first = await waiting(server, new Date('2026-11-01T00:00:00Z'))
  const preferred = await waiting(server)
  expect((await invite(preferred)).data).toEqual({
    inviteOutOfTurn: { Id: preferred.id, Status: 'Invited', DeadlineAt: '2026-12-15' },
  })
  expect([await statusOf(preferred), await statusOf(first), await given()]).toEqual([
    'Guidance',
    'WaitingGuidance',
    1,
  ])
  const ofInvitation = and(eq(activities.userId, preferred.id), eq(activities.operation, 'InviteOutOfTurn'))
  expect(await loggedReasons(server, ofInvitation)).toEqual([
    {
      operation: 'InviteOutOfTurn',
      text: `2026年12月の枠で、順番を変えて案内しました（理由は別欄）（操作：${admin.id}）`,
      reason: '遠方への転居の前に',
    },
  ])
  const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, preferred.id))
  expect(mails.map(({ kind }) => kind)).toEqual(['guidanceInvitation'])
  expect(codeOf(await invite(preferred))).toBe('INVALID_STATE')
  expect(await given()).toBe(1)
})

test.each([
  ['full', () => openDecember(2, 2)],
  ['not opened', async () => {}],
])('a month that is %s has no place, and nothing changes', async (_state, prepare) => {
  await prepare()
  const actor = await waiting(server)
  const answer = await invite(actor)
  expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
    'SLOT_FULL',
    '2026年12月の枠に空きがありません。',
  ])
  expect(await statusOf(actor)).toBe('WaitingGuidance')
})

test('of ten at once only as many as there are places', async () => {
  await openDecember(3)
  const people = await Promise.all(Array.from({ length: 10 }, () => waiting(server)))
  const answers = await Promise.all(people.map((actor) => invite(actor)))
  const codes = answers.map(codeOf)
  expect(codes.filter((code) => code === null)).toHaveLength(3)
  expect(codes.filter((code) => code === 'SLOT_FULL')).toHaveLength(7)
  expect(await given()).toBe(3)
})

test('the same person by several at once takes one place', async () => {
  await openDecember(5)
  const actor = await waiting(server)
  const codes = (await Promise.all([1, 2, 3].map(() => invite(actor)))).map(codeOf)
  expect(codes.toSorted()).toEqual(['INVALID_STATE', 'INVALID_STATE', null])
  expect(await given()).toBe(1)
  expect(await server.db.select().from(guidances).where(eq(guidances.userId, actor.id))).toHaveLength(1)
})

const places = async () => {
  const [slot] = await server.db.select().from(preferenceSlots)
  return slot && [slot.availableSlots, slot.additionalAvailableSlots, slot.givenGuidanceCount]
}
const addPlace = (actor: Actor) => invite(actor, '遠方への転居の前に', true)

test('in a full month adds a place for the person, and the row names it with the reason for administrators', async () => {
  await openDecember(2, 2)
  const first = await waiting(server, new Date('2026-11-01T00:00:00Z'))
  const preferred = await waiting(server)
  expect((await addPlace(preferred)).data).toMatchObject({ inviteOutOfTurn: { Status: 'Invited' } })
  expect([await statusOf(preferred), await statusOf(first)]).toEqual(['Guidance', 'WaitingGuidance'])
  expect(await places()).toEqual([2, 1, 3])
  const log = `query ($id: ID!) { listUserActivity(user_id: $id, operation: "InviteOutOfTurn") { items { text reason } } }`
  const text = `2026年12月に枠を1つ追加し、順番を変えて案内しました（追加0→1、理由は別欄）（操作：${admin.id}）`
  const read = async (reader: Actor) => (await reader.call(log, { id: preferred.id })).data
  expect(await read(admin)).toEqual({
    listUserActivity: { items: [{ text, reason: '遠方への転居の前に' }] },
  })
  expect(await read(await staff(server, 'Support'))).toEqual({
    listUserActivity: { items: [{ text, reason: null }] },
  })
  await preferred.call('mutation { requestWithdrawal { success } }')
  expect(await read(admin)).toEqual({ listUserActivity: { items: [{ text, reason: null }] } })
})

test('opens a month that is not, and leaves the places that are free to those who wait', async () => {
  expect(codeOf(await addPlace(await waiting(server)))).toBeNull()
  expect(await places()).toEqual([0, 1, 1])
  await server.db.delete(preferenceSlots)
  await openDecember(5, 1)
  expect(codeOf(await addPlace(await waiting(server)))).toBeNull()
  expect(await places()).toEqual([5, 1, 2])
})

describe('places added at once', () => {
  test('are one for each of ten people, and one for a person asked for ten times', async () => {
    await openDecember(3, 3)
    const people = await Promise.all(Array.from({ length: 10 }, () => waiting(server)))
    expect((await Promise.all(people.map(addPlace))).map(codeOf)).toEqual(Array(10).fill(null))
    expect(await places()).toEqual([3, 10, 13])
    const one = await waiting(server)
    const codes = (await Promise.all(Array.from({ length: 10 }, () => addPlace(one)))).map(codeOf)
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    expect(await places()).toEqual([3, 11, 14])
  })

  test('would be lost if they were read first and written then', async () => {
    await openDecember(3, 3)
    const read = await Promise.all(Array.from({ length: 10 }, () => places()))
    await Promise.all(
      read.map((slot) =>
        server.db.update(preferenceSlots).set({ additionalAvailableSlots: (slot?.[1] ?? 0) + 1 }),
      ),
    )
    expect(await places()).toEqual([3, 1, 3])
  })
})

test('is for people who wait, and asks for a reason', async () => {
  await openDecember(5)
  expect(codeOf(await invite(await applicant(server)))).toBe('INVALID_STATE')
  const stopped = await waiting(server)
  await server.db.update(userProfiles).set({ suspensionStatus1: true }).where(eq(userProfiles.id, stopped.id))
  expect(codeOf(await invite(stopped))).toBe('INVALID_STATE')
  expect((await invite(await waiting(server), '')).errors?.[0]?.extensions.fields).toEqual({
    Reason: '理由を入力してください',
  })
  expect(await given()).toBe(0)
})
