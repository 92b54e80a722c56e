import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { administrators } from '../../../../server/ground/tables/administrators'
import { poolUsers } from '../../../../server/ground/tables/identity'
import { compareAccounts } from '../../../../server/office/jobs/compareAccounts'
import { erasedColumns } from '../../../../server/care/leaving/erasedColumns'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, newcomer, staff } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const compare = () => compareAccounts(server.deps, server.clock.now())
const found = async () =>
  (
    await server.db
      .select()
      .from(activities)
      .where(and(eq(activities.category, 'Security'), eq(activities.operation, 'PoolDiffers')))
      .orderBy(asc(activities.id))
  ).map(({ userId, actorId, text }) => ({ userId, actorId, text }))

describe('the comparison of accounts with what is kept of their people', () => {
  test('says nothing while they agree, of newcomers either', async () => {
    await staff(server)
    await staff(server, 'Support')
    await applicant(server)
    await newcomer(server)
    expect(await compare()).toBe(0)
    expect(await found()).toEqual([])
  })

  test('names each difference once a day, changes nothing, and logs no personal data', async () => {
    const moved = await applicant(server)
    const gone = await applicant(server)
    const promoted = await applicant(server)
    const departed = await applicant(server)
    const demoted = await staff(server)
    const intruder = randomUUID()
    const now = server.clock.now()
    const setUser = (id: string, values: Partial<typeof poolUsers.$inferInsert>) =>
      server.db.update(poolUsers).set(values).where(eq(poolUsers.sub, id))
    await setUser(moved.id, { email: 'thief@example.com' })
    await server.db.delete(poolUsers).where(eq(poolUsers.sub, gone.id))
    await setUser(promoted.id, { groups: ['Administrators'] })
    await server.db
      .update(userProfiles)
      .set({ ...erasedColumns, accountRemovedAt: now })
      .where(eq(userProfiles.id, departed.id))
    await server.db.update(administrators).set({ role: 'Support' }).where(eq(administrators.id, demoted.id))
    await server.identity.unsafeImportUser({
      sub: intruder,
      email: 'intruder@example.com',
      groups: ['Administrators'],
      createdAt: now,
    })

    server.logged.length = 0
    expect(await compare()).toBe(6)
    const text = (what: string) => `ログイン用のアカウントと登録内容が一致していません（${what}）（自動）`
    const rows = await found()
    expect(rows).toHaveLength(6)
    expect(rows).toEqual(
      expect.arrayContaining(
        [
          [moved.id, 'メールアドレスが異なります'],
          [gone.id, 'アカウントがありません'],
          [promoted.id, '権限とグループが異なります'],
          [departed.id, '退会または削除した方のアカウントが残っています'],
          [demoted.id, '権限とグループが異なります'],
          [intruder, '管理画面に登録のない方が、管理者のグループに入っています'],
        ].map(([userId, what = '']) => ({ userId, actorId: null, text: text(what) })),
      ),
    )
    expect(server.logged.filter((line) => line.includes('differ'))).toHaveLength(6)
    expect(server.logged.join('\n')).not.toMatch(/@example\.com/)

    expect(await compare()).toBe(0)
    expect(await server.identity.admin.findUser(moved.id)).toMatchObject({ email: 'thief@example.com' })
    server.clock.advance(24 * 3_600_000)
    expect(await compare()).toBe(6)
  })
})

test('an empty console waits for its first administrator', async () => {
  const empty = await startTestServer()
  try {
    await empty.identity.unsafeImportUser({
      sub: randomUUID(),
      email: 'first@example.com',
      groups: ['Administrators'],
      createdAt: empty.clock.now(),
    })
    expect(await compareAccounts(empty.deps, empty.clock.now())).toBe(0)
  } finally {
    await empty.close()
  }
})
