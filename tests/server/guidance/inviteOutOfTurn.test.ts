import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activities, activityReasons } from '../../../server/activity/tables'
import { guidances } from '../../../server/guidance/tables'
import { mailOutbox } from '../../../server/mail/tables'
import { preferenceSlots } from '../../../server/preferences/tables'
import { userProfiles } from '../../../server/users/tables'
import { applicant, staff, waiting, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

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

const openMonth = (availableSlots: number, givenGuidanceCount = 0) =>
  server.db.insert(preferenceSlots).values({
    id: randomUUID(),
    year: 2026,
    month: 12,
    availableSlots,
    givenGuidanceCount,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  })
const invite = ({ id }: Actor, Reason = '遠方への転居の前に') =>
  admin.call(
    'mutation ($input: WithReasonInput!) { inviteOutOfTurn(input: $input) { Id Status DeadlineAt } }',
    { input: { UserId: id, Reason } },
  )
const statusOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]?.userStatus
const given = async () => (await server.db.select().from(preferenceSlots))[0]?.givenGuidanceCount

test('invites somebody before those who wait longer, with a place of the month and the reason kept', async () => {
  await openMonth(1)
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
  const rows = await server.db
    .select({ text: activities.text, reason: activityReasons.reason })
    .from(activities)
    .innerJoin(activityReasons, eq(activityReasons.activityId, activities.id))
    .where(and(eq(activities.userId, preferred.id), eq(activities.operation, 'InviteOutOfTurn')))
  expect(rows).toEqual([
    { text: `順番を変えて案内しました（理由は別欄）（操作：${admin.id}）`, reason: '遠方への転居の前に' },
  ])
  const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, preferred.id))
  expect(mails.map(({ kind }) => kind)).toEqual(['guidanceInvitation'])
  expect(codeOf(await invite(preferred))).toBe('INVALID_STATE')
  expect(await given()).toBe(1)
})

test.each([
  ['full', () => openMonth(2, 2)],
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
  await openMonth(3)
  const people = await Promise.all(Array.from({ length: 10 }, () => waiting(server)))
  const answers = await Promise.all(people.map((actor) => invite(actor)))
  const codes = answers.map(codeOf)
  expect(codes.filter((code) => code === null)).toHaveLength(3)
  expect(codes.filter((code) => code === 'SLOT_FULL')).toHaveLength(7)
  expect(await given()).toBe(3)
})

test('the same person by several at once takes one place', async () => {
  await openMonth(5)
  const actor = await waiting(server)
  const codes = (await Promise.all([1, 2, 3].map(() => invite(actor)))).map(codeOf)
  expect(codes.toSorted()).toEqual(['INVALID_STATE', 'INVALID_STATE', null])
  expect(await given()).toBe(1)
  expect(await server.db.select().from(guidances).where(eq(guidances.userId, actor.id))).toHaveLength(1)
})

test('is for people who wait, and asks for a reason', async () => {
  await openMonth(5)
  expect(codeOf(await invite(await applicant(server)))).toBe('INVALID_STATE')
  const stopped = await waiting(server)
  await server.db.update(userProfiles).set({ suspensionStatus1: true }).where(eq(userProfiles.id, stopped.id))
  expect(codeOf(await invite(stopped))).toBe('INVALID_STATE')
  expect((await invite(await waiting(server), '')).errors?.[0]?.extensions.fields).toEqual({
    Reason: '理由を入力してください',
  })
  expect(await given()).toBe(0)
})
