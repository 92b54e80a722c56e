import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { securityEvents } from '../../../../server/ground/tables/security'
import { userProfiles } from '../../../../server/ground/tables/users'
import { PROOF_MISSING } from '../../../../shared/words/program/apiErrors'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { loggedReasons } from '../../../support/reasons'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())

const correct = ({ id }: Actor, Email: string, rest: object = {}) =>
  admin.call(
    'mutation ($input: UpdateUserEmailByAdminInput!) { updateUserEmailByAdmin(input: $input) { Email Version } }',
    { input: { UserId: id, Email, Identified: true, Reason: '運転免許証で確認', ...rest } },
  )
const emailOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]?.email

test('changes pool and profile together, ends every session and tells both addresses', async () => {
  const person = await applicant(server)
  expect((await correct(person, ' New.Address@Example.com ')).data).toEqual({
    updateUserEmailByAdmin: { Email: 'new.address@example.com', Version: 2 },
  })
  expect(await server.identity.admin.findUser(person.id)).toMatchObject({
    email: 'new.address@example.com',
    emailVerified: true,
  })
  expect(codeOf(await person.call('{ getUser { Id } }'))).toBe('UNAUTHENTICATED')
  await person.signInAgain()
  expect((await person.call('{ getUser { Profile { Email } } }')).data).toEqual({
    getUser: { Profile: { Email: 'new.address@example.com' } },
  })

  await server.deps.mail.deliverPending()
  const folder = join(server.dataDir, 'mail')
  const mails = await Promise.all(
    (await readdir(folder))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  )
  for (const address of [person.email, 'new.address@example.com'])
    expect(
      mails.filter((mail) => mail.includes(`${address}>`) || mail.includes(`To: ${address}`)),
    ).toHaveLength(1)
  const rows = await loggedReasons(server, eq(activities.userId, person.id))
  expect(rows.filter(({ reason }) => reason !== null)).toEqual([
    {
      operation: 'ChangeEmail',
      text: `メールアドレスを変更しました（操作：${admin.id}）`,
      reason: '運転免許証で確認',
    },
  ])
  // The same call, come again.
  expect((await correct(person, 'new.address@example.com')).data).toMatchObject({
    updateUserEmailByAdmin: { Version: 2 },
  })
})

test('takes nobody else’s address, and none of somebody who was not identified', async () => {
  const [person, other] = [await applicant(server), await applicant(server)]
  expect((await correct(person, other.email)).errors?.[0]?.extensions.fields).toEqual({
    Email: 'このメールアドレスは、ほかの方が使っています。',
  })
  expect(
    (await correct(person, 'x@example.com', { Identified: false })).errors?.[0]?.extensions.fields,
  ).toEqual({
    Identified: '本人であることを確認してから、変更してください。',
  })
  expect((await correct(person, 'x@example.com', { Reason: '' })).errors?.[0]?.extensions.fields).toEqual({
    Reason: '理由を入力してください',
  })
  expect(codeOf(await correct(person, 'no address'))).toBe('BAD_USER_INPUT')
  expect(await emailOf(person)).toBe(person.email)
  expect(codeOf(await person.call('{ getUser { Id } }'))).toBeNull()
})

test('of two people who are to get one address at once, one gets it', async () => {
  const people = [await applicant(server), await applicant(server)]
  const codes = (await Promise.all(people.map((person) => correct(person, 'one@example.com')))).map(codeOf)
  expect(codes.toSorted()).toEqual(['BAD_USER_INPUT', null])
})

test('is no way to a staff account', async () => {
  expect(codeOf(await correct(await staff(server), 'staff@example.com'))).toBe('NOT_FOUND')
})

test('asks who it is once more, and the security log has it with the network', async () => {
  const person = await applicant(server)
  server.clock.advance(6 * 60_000)
  const refused = await correct(person, 'late@example.com')
  expect(codeOf(refused)).toBe('REAUTHENTICATION_REQUIRED')
  expect(JSON.stringify(refused)).toContain(PROOF_MISSING)
  expect(await emailOf(person)).toBe(person.email)
  await admin.signInAgain()
  expect(codeOf(await correct(person, 'late@example.com'))).toBeNull()
  expect(
    await server.db
      .select({ kind: securityEvents.kind, network: securityEvents.network })
      .from(securityEvents)
      .where(and(eq(securityEvents.accountId, person.id), eq(securityEvents.kind, 'EmailChanged'))),
  ).toEqual([{ kind: 'EmailChanged', network: '127.0.0.0/24' }])
})
