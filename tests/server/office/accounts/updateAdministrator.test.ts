import { and, eq, isNull, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { administrators } from '../../../../server/ground/tables/administrators'
import { poolUsers } from '../../../../server/ground/tables/identity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  admin = await staff(server)
})
afterAll(() => server.close())

const change = (actor: Actor, id: string, Role: string, Name = '係 花子') =>
  actor.send(
    `mutation ($input: UpdateAdministratorInput!) { updateAdministrator(input: $input) { Name Role } }`,
    { input: { Id: id, Name, Role } },
  )
const groupsOf = async (id: string) =>
  (await server.db.select().from(poolUsers).where(eq(poolUsers.sub, id)))[0]?.groups
const logged = async (id: string) =>
  (
    await server.db
      .select()
      .from(activities)
      .where(and(eq(activities.category, 'Administrator'), eq(activities.userId, id)))
  ).map(({ text }) => text)
const mailsAbout = async (id: string) =>
  (
    await server.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.dedupeKey, `%/${id}/%`))
  ).map(({ kind }) => kind)

describe('updateAdministrator', () => {
  test('changes role and group together, ends the sessions, logs both roles and tells the person', async () => {
    const colleague = await staff(server, 'Support')
    const answer = await change(admin, colleague.id, 'Administrator')
    expect(answer.data?.updateAdministrator).toEqual({ Name: '係 花子', Role: 'Administrator' })
    expect(await groupsOf(colleague.id)).toEqual(['Administrators'])
    expect((await colleague.call('{ getPreference { Id } }')).status).toBe(401)
    expect(await logged(colleague.id)).toContain(
      `権限を変更しました（サポート担当→管理者）（操作：${admin.id}）`,
    )
    expect(await mailsAbout(colleague.id)).toEqual(['roleChanged'])
  })

  test('leaves session and mailbox alone for another name, and everything for the same', async () => {
    const colleague = await staff(server, 'Support')
    await change(admin, colleague.id, 'Support', '係 次郎')
    await change(admin, colleague.id, 'Support', '係 次郎')
    expect((await colleague.call('{ getPreference { Id } }')).status).toBe(200)
    expect(await logged(colleague.id)).toEqual([`管理者の氏名を変更しました（操作：${admin.id}）`])
    expect(await mailsAbout(colleague.id)).toEqual([])
  })

  test('is not for the own role, and says which field is wrong', async () => {
    expect(codeOf(await change(admin, admin.id, 'Support'))).toBe('INVALID_STATE')
    expect(codeOf(await change(admin, admin.id, 'Administrator', '山田 あや'))).toBeNull()
    const answer = await change(admin, (await staff(server)).id, 'Support', '')
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(['Name'])
  })

  test('of each other at once leaves one administrator', async () => {
    for (let round = 0; round < 5; round++) {
      const pair = [await staff(server), await staff(server)] as const
      await Promise.all([change(pair[0], pair[1].id, 'Support'), change(pair[1], pair[0].id, 'Support')])
      const roles = await Promise.all(
        pair.map(async ({ id }) => {
          const [row] = await server.db
            .select()
            .from(administrators)
            .where(and(eq(administrators.id, id), isNull(administrators.removedAt)))
          return row?.role
        }),
      )
      expect(roles.toSorted()).toEqual(['Administrator', 'Support'])
    }
  })

  test('changes nothing when the pool fails', async () => {
    const colleague = await staff(server, 'Support')
    const { moveToGroups } = server.deps.identity.admin
    server.deps.identity.admin.moveToGroups = async () => {
      throw new Error('no pool today')
    }
    expect(codeOf(await change(admin, colleague.id, 'Administrator'))).toBe('INTERNAL')
    server.deps.identity.admin.moveToGroups = moveToGroups
    expect(await groupsOf(colleague.id)).toEqual(['Support'])
    expect(await logged(colleague.id)).toEqual([])
    expect((await colleague.call('{ getPreference { Id } }')).status).toBe(200)
  })
})

test('staff see what happened to their own account, administrators when others last signed in', async () => {
  const colleague = await staff(server, 'Support')
  await server.deps.db.execute(
    `insert into security_events (time, last_time, kind, account_id, network)
     values ('2026-11-20T01:00:00Z', '2026-11-20T01:00:30Z', 'SignedIn', '${colleague.id}', '203.0.113.0/24')`,
  )
  const { data } = await colleague.call('{ listOwnAccountEvents { Kind Network } }')
  expect(data?.listOwnAccountEvents).toContainEqual({ Kind: 'SignedIn', Network: '203.0.113.0/24' })
  expect(
    (await admin.call('{ listOwnAccountEvents { Network } }')).data?.listOwnAccountEvents,
  ).not.toContainEqual({ Network: '203.0.113.0/24' })
  const list = await admin.call(
    `query ($id: ID!) {
      listAdministratorByIdProfileCreatedAt(filter: { Id: { eq: $id } }) { items { LastSignInAt TotpRequired } }
    }`,
    { id: colleague.id },
  )
  expect(list.data?.listAdministratorByIdProfileCreatedAt.items).toEqual([
    { LastSignInAt: '2026-11-20T01:00:30.000Z', TotpRequired: false },
  ])
})
