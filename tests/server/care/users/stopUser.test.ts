import { and, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { liftSuspensions } from '../../../../server/office/jobs/expireDonors'
import { activities } from '../../../../server/ground/tables/activity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, certified, newcomer, staff, waiting, type Actor } from '../../../support/actors'
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
beforeEach(() => server.clock.set(TEST_NOW))

const profileOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]
const logOf = async ({ id }: Actor) => {
  const told = and(eq(activities.userId, id), notInArray(activities.category, ['Mail', 'Security']))
  const rows = await loggedReasons(server, told)
  return rows.map(({ operation, text, reason }) => [operation, text, reason])
}
const mailsTo = async ({ id }: Actor) =>
  (
    await server.db
      .select({ kind: mailOutbox.kind, params: mailOutbox.params })
      .from(mailOutbox)
      .where(eq(mailOutbox.userId, id))
      .orderBy(mailOutbox.createdAt)
  ).map(({ kind }) => kind)

describe('stopUser', () => {
  const stop = ({ id }: Actor, Stop: boolean, Reason = '体調の申告による') =>
    admin.call(
      `mutation ($input: StopUserInput!) { stopUser(input: $input) { SuspensionStatus1 UpdatedSuspensionStatus1ToTrueAt Version } }`,
      { input: { UserId: id, Stop, Reason } },
    )

  test('stops writing and leaves reading, and lifts it; asked twice it happens once', async () => {
    const actor = await certified(server)
    const since = TEST_NOW.toISOString()
    const first = { SuspensionStatus1: true, UpdatedSuspensionStatus1ToTrueAt: since, Version: 2 }
    expect((await stop(actor, true)).data?.stopUser).toEqual(first)
    server.clock.advance(60_000)
    expect((await stop(actor, true)).data?.stopUser).toEqual(first)
    expect(codeOf(await actor.call('{ getUser { Id } }'))).toBeNull()
    const refused = await actor.call('mutation { startOnlineCheck { Id } }')
    expect(codeOf(refused)).toBe('FORBIDDEN')
    for (const Reason of ['回復', 'もう一度'])
      expect((await stop(actor, false, Reason)).data?.stopUser).toEqual({
        ...first,
        SuspensionStatus1: false,
        Version: 3,
      })
    expect(await logOf(actor)).toEqual([
      ['Stop', `利用を一時停止しました（操作：${admin.id}）`, '体調の申告による'],
      ['Resume', `利用を再開しました（操作：${admin.id}）`, '回復'],
    ])
    expect((await mailsTo(actor)).toSorted()).toEqual(['resumed', 'suspended'])
  })

  test('at once by many happens once', async () => {
    const actor = await applicant(server)
    const answers = await Promise.all([1, 2, 3, 4].map(() => stop(actor, true)))
    expect(answers.map(codeOf)).toEqual([null, null, null, null])
    expect(await logOf(actor)).toHaveLength(1)
  })

  test('says nothing of going on while the permanent one stands', async () => {
    const actor = await applicant(server, { suspensionStatus1: true, suspensionStatus2: true })
    await stop(actor, false)
    expect(await mailsTo(actor)).toEqual([])
  })

  test('has an end when a day is given: told, moved, taken away, and ended by itself on that morning', async () => {
    const actor = await applicant(server)
    const until = (Until?: string | null) =>
      admin.call(
        'mutation ($input: StopUserInput!) { stopUser(input: $input) { SuspendedUntil UpdatedSuspensionStatus1ToTrueAt } }',
        { input: { UserId: actor.id, Stop: true, Reason: '発熱のため', Until } },
      )
    const past = await until('2026-12-01')
    expect(past.errors?.[0]?.extensions.fields).toEqual({
      Until: '再開する日は、明日以降の日付を入力してください。',
    })
    expect((await until('2026-02-30')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    const since = TEST_NOW.toISOString()
    const answered = (day: string | null) => ({
      SuspendedUntil: day,
      UpdatedSuspensionStatus1ToTrueAt: since,
    })
    expect((await until('2026-12-07')).data?.stopUser).toEqual(answered('2026-12-07'))
    server.clock.advance(60_000)
    expect((await until('2026-12-10')).data?.stopUser).toEqual(answered('2026-12-10'))
    // Older clients, and a call that comes again, leave the day as it is.
    expect((await until()).data?.stopUser).toEqual(answered('2026-12-10'))
    expect((await until('2026-12-10')).data?.stopUser).toEqual(answered('2026-12-10'))
    expect((await until(null)).data?.stopUser).toEqual(answered(null))
    expect((await until('2026-12-10')).data?.stopUser).toEqual(answered('2026-12-10'))

    const own = '{ getUser { Profile { SuspendedUntil } Suspension { Since Until Reason } } }'
    expect((await actor.call(own)).data).toEqual({
      getUser: {
        Profile: { SuspendedUntil: '2026-12-10' },
        Suspension: { Since: since, Until: '2026-12-10', Reason: null },
      },
    })
    const read = 'query ($id: ID!) { getUserById(UserId: $id) { Suspension { Until Reason } } }'
    const support = await staff(server, 'Support')
    expect((await admin.call(read, { id: actor.id })).data).toEqual({
      getUserById: { Suspension: { Until: '2026-12-10', Reason: '発熱のため' } },
    })
    expect((await support.call(read, { id: actor.id })).data).toEqual({
      getUserById: { Suspension: { Until: '2026-12-10', Reason: null } },
    })

    server.clock.set(new Date('2026-12-09T14:59:59.999Z'))
    expect(await liftSuspensions(server.deps, server.clock.now())).toBe(0)
    server.clock.set(new Date('2026-12-09T15:00:00.000Z'))
    expect(await liftSuspensions(server.deps, server.clock.now())).toBe(1)
    expect(await liftSuspensions(server.deps, server.clock.now())).toBe(0)
    expect(await profileOf(actor)).toMatchObject({ suspensionStatus1: false, suspendedUntil: null })
    expect((await logOf(actor)).map(([, text]) => text)).toEqual([
      `利用を一時停止しました（再開する日：2026年12月7日（月））（操作：${admin.id}）`,
      `一時停止の期間を変更しました（再開する日：2026年12月10日（木））（操作：${admin.id}）`,
      `一時停止の期間を変更しました（再開する日は未定）（操作：${admin.id}）`,
      `一時停止の期間を変更しました（再開する日：2026年12月10日（木））（操作：${admin.id}）`,
      '利用を再開しました（自動）',
    ])
    expect((await mailsTo(actor)).toSorted()).toEqual([
      'resumed',
      'suspended',
      'suspended',
      'suspended',
      'suspended',
    ])
    await actor.signInAgain()
    expect((await actor.call(own)).data).toMatchObject({ getUser: { Suspension: null } })
  })

  test('whoever waits takes the place in line again when it ends by itself', async () => {
    const actor = await waiting(server, new Date('2026-11-01T00:00:00Z'))
    const input = { UserId: actor.id, Stop: true, Reason: '出張のため', Until: '2026-12-05' }
    await admin.call('mutation ($input: StopUserInput!) { stopUser(input: $input) { Id } }', { input })
    const now = new Date('2026-12-05T00:00:00Z')
    server.clock.set(now)
    await openMonth(server, 2026, 12, 1)
    await liftSuspensions(server.deps, now)
    expect((await profileOf(actor))?.userStatus).toBe('Guidance')
  })

  test('asks for a reason, and for somebody', async () => {
    const actor = await applicant(server)
    expect((await stop(actor, true, '　')).errors?.[0]?.extensions.fields).toEqual({
      Reason: '理由を入力してください',
    })
    await actor.call('mutation { requestWithdrawal { success } }')
    expect((await stop(actor, true)).errors?.[0]?.message).toBe('この会員はすでに退会しています。')
    expect(codeOf(await stop(await newcomer(server), true))).toBe('NOT_FOUND')
  })
})
