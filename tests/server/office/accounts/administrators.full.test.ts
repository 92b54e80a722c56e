import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { administrators } from '../../../../server/ground/tables/administrators'
import { poolUsers } from '../../../../server/ground/tables/identity'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

const CREATE = `mutation ($Name: String!, $Email: String!, $Role: Role!) {
  createAdministrator(input: { Name: $Name, Email: $Email, Role: $Role }) { Id Sk Name Email Role }
}`

let server: TestServer
let admin: Actor
beforeEach(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterEach(() => server.close())

const create = (change: object = {}) =>
  admin.call(CREATE, { Name: '新人 花', Email: 'Hana@Example.COM', Role: 'Support', ...change })
const remove = (actor: Actor, id: string) =>
  actor.call('mutation ($id: ID!) { deleteAdministrator(input: { Id: $id }) { Id } }', { id })
const present = () => server.db.select().from(administrators).where(isNull(administrators.removedAt))
const logged = async (operation: string) =>
  (
    await server.db
      .select()
      .from(activities)
      .where(and(eq(activities.category, 'Administrator'), eq(activities.operation, operation)))
  ).map(({ text }) => text)

async function mails(): Promise<string[]> {
  await server.deps.mail.deliverPending()
  const folder = join(server.dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

describe('createAdministrator', () => {
  test('adds a person, an account with a temporary password, a row in the log and a mail', async () => {
    const { data } = await create()
    const id = data?.createAdministrator.Id ?? ''
    expect(data?.createAdministrator).toMatchObject({ Sk: 'Profile', Name: '新人 花', Role: 'Support' })
    const [account] = await server.db.select().from(poolUsers).where(eq(poolUsers.sub, id))
    expect(account).toMatchObject({
      email: 'hana@example.com',
      status: 'ForceChangePassword',
      groups: ['Support'],
    })
    expect(await logged('Create')).toEqual([`管理者を追加しました（サポート担当）（操作：${admin.id}）`])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatch(/^To: hana@example\.com/im)
  })

  test.each([
    ['another administrator', () => admin.email],
    ['a member', async () => (await applicant(server)).email],
    ['a member, in capitals', async () => (await applicant(server)).email.toUpperCase()],
  ])('refuses the address of %s', async (_name, address) => {
    const message = 'このメールアドレスはすでに使われています。'
    const answer = await create({ Email: await address() })
    expect(answer.errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { Email: message } },
    })
    expect(await present()).toHaveLength(1)
  })

  test('five times at once with one address adds one', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create()))
    expect(answers.filter((answer) => codeOf(answer) === null)).toHaveLength(1)
    expect(await present()).toHaveLength(2)
    expect(await mails()).toHaveLength(1)
  })

  test('leaves no account behind when the rest fails', async () => {
    server.deps.mail.enqueue = async () => {
      throw new Error('no mail today')
    }
    expect(codeOf(await create())).toBe('INTERNAL')
    expect(await server.db.select().from(poolUsers)).toHaveLength(1)
    expect(await present()).toHaveLength(1)
  })

  test.each([
    ['Name', ''],
    ['Name', 'あ'.repeat(51)],
    ['Name', 'a\u0000'],
    ['Name', '\ud800'],
    ['Email', 'no address'],
    ['Email', 'a@b.example\r\nBcc: all@example.com'],
    ['Email', `${'a'.repeat(250)}@example.com`],
  ])('says at %s what is wrong with %j', async (field, value) => {
    const answer = await create({ [field]: value })
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual([field])
    expect(await server.db.select().from(poolUsers)).toHaveLength(1)
  })
})

describe('deleteAdministrator', () => {
  test('refuses the removed from the next request on, and frees the address', async () => {
    const other = await staff(server)
    expect(codeOf(await other.call('{ getPreference { Id } }'))).toBeNull()
    expect(codeOf(await remove(admin, other.id))).toBeNull()
    expect((await other.call('{ getPreference { Id } }')).status).toBe(401)
    expect(await server.identity.admin.findUser(other.id)).toBeNull()
    expect(await logged('Delete')).toEqual([`管理者を削除しました（操作：${admin.id}）`])
    expect(codeOf(await create({ Email: other.email }))).toBeNull()
    expect(codeOf(await remove(admin, other.id))).toBe('NOT_FOUND')
  })

  test('is not for oneself', async () => {
    await staff(server)
    const answer = await remove(admin, admin.id)
    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
      'INVALID_STATE',
      'ご自身は削除できません。',
    ])
    expect(await present()).toHaveLength(2)
  })

  test('of each other at once leaves one', async () => {
    for (let round = 0; round < 5; round++) {
      const pair = [await staff(server), await staff(server)] as const
      await Promise.all([remove(pair[0], pair[1].id), remove(pair[1], pair[0].id)])
      const left = (await present()).filter(({ id }) => id === pair[0].id || id === pair[1].id)
      expect(left).toHaveLength(1)
    }
  })

  test('lets support staff go, and knows no ids that are none', async () => {
    const support = await staff(server, 'Support')
    expect(codeOf(await remove(admin, support.id))).toBeNull()
    expect(codeOf(await remove(admin, 'no-id'))).toBe('NOT_FOUND')
    expect(codeOf(await remove(admin, (await applicant(server)).id))).toBe('NOT_FOUND')
  })
})

test('the list names who is there, and getAdministrator the caller', async () => {
  const support = await staff(server, 'Support')
  const gone = await staff(server)
  await remove(admin, gone.id)
  const list = await admin.call(
    '{ listAdministratorByIdProfileCreatedAt(sortField: Email, sortDirection: ASC) { items { Id } total } }',
  )
  const ids = list.data?.listAdministratorByIdProfileCreatedAt.items.map(({ Id }) => Id)
  expect(new Set(ids)).toEqual(new Set([admin.id, support.id]))
  expect(list.data?.listAdministratorByIdProfileCreatedAt.total).toBe(2)
  const own = (actor: Actor) => actor.call('{ getAdministrator { Id Role } }')
  expect((await own(support)).data).toEqual({ getAdministrator: { Id: support.id, Role: 'Support' } })
  expect((await own(await applicant(server))).data).toEqual({ getAdministrator: null })
})
