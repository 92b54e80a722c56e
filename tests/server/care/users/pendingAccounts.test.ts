import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { poolUsers } from '../../../../server/ground/tables/identity'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { profileInput } from '../../../support/profileInput'
import { applicant, newcomer, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let admin: Actor
let support: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  support = await staff(server, 'Support')
})
afterAll(() => server.close())

type Account = { Id: string; Email: string; State: string }
async function pending(variables: { email?: string; id?: string }): Promise<Account[]> {
  const { data, errors } = await support.call(
    `query ($email: String, $id: ID) {
      listPendingAccounts(Email: $email, UserId: $id) { items { Id Email State } }
    }`,
    variables,
  )
  if (!data) throw new Error(JSON.stringify(errors))
  return data.listPendingAccounts.items
}
const send = ({ id }: Actor) =>
  admin.call('mutation ($id: ID!) { sendPendingAccountCode(input: { UserId: $id }) { Id } }', { id })
const stop = ({ id }: Actor, Stop: boolean) =>
  admin.call('mutation ($input: StopPendingAccountInput!) { stopPendingAccount(input: $input) { State } }', {
    input: { UserId: id, Stop, Reason: '本人の依頼' },
  })
const remove = ({ id }: Actor) =>
  admin.call('mutation ($input: WithReasonInput!) { deletePendingAccount(input: $input) { success } }', {
    input: { UserId: id, Reason: '本人の依頼' },
  })
const mailsTo = async ({ id }: Actor) =>
  (await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id))).map(({ kind }) => kind)
const logOf = async ({ id }: Actor) =>
  server.db
    .select({ operation: activities.operation, text: activities.text })
    .from(activities)
    .where(and(eq(activities.userId, id), eq(activities.category, 'Account')))
    .orderBy(activities.id)

test('who signed up and has no profile is found by address and id; members and staff are not', async () => {
  const person = await newcomer(server)
  const member = await applicant(server)
  const found = { Id: person.id, Email: person.email, State: 'Confirmed' }
  expect(await pending({ email: person.email.slice(0, 9).toUpperCase() })).toEqual([found])
  expect(await pending({ id: person.id })).toEqual([found])
  const ids = (await pending({})).map(({ Id }) => Id)
  expect(ids).toContain(person.id)
  for (const other of [member, admin, support]) {
    expect(ids).not.toContain(other.id)
    expect(await pending({ id: other.id })).toEqual([])
    expect(codeOf(await remove(other))).toBe('NOT_FOUND')
  }
})

test('gets the code of the sign-up until it is confirmed, then one for a new password', async () => {
  const person = await newcomer(server)
  await server.db.update(poolUsers).set({ status: 'Unconfirmed' }).where(eq(poolUsers.sub, person.id))
  expect((await pending({ id: person.id }))[0]?.State).toBe('Unconfirmed')
  expect(codeOf(await send(person))).toBeNull()
  await server.db.update(poolUsers).set({ status: 'Confirmed' }).where(eq(poolUsers.sub, person.id))
  expect(codeOf(await send(person))).toBeNull()
  expect((await mailsTo(person)).toSorted()).toEqual(['recoveryCode', 'signUpCode'])
  const log = await logOf(person)
  expect(log.map(({ operation }) => operation)).toEqual(['ResendCode', 'SendRecovery'])
  expect(log.map(({ text }) => text).join()).not.toContain('@')
})

test('can be stopped, let in again, and removed, so that the address is free', async () => {
  const person = await newcomer(server)
  expect((await stop(person, true)).data).toEqual({ stopPendingAccount: { State: 'Stopped' } })
  expect(codeOf(await person.call('{ getUser { Id } }'))).toBe('UNAUTHENTICATED')
  expect(codeOf(await send(person))).toBe('INVALID_STATE')
  expect((await stop(person, false)).data).toEqual({ stopPendingAccount: { State: 'Confirmed' } })
  expect((await remove(person)).data).toEqual({ deletePendingAccount: { success: true } })
  expect(await pending({ email: person.email })).toEqual([])
  expect((await logOf(person)).map(({ operation }) => operation)).toEqual(['Suspend', 'Unsuspend', 'Delete'])
})

test('whoever enters the profile is told that the registration is approved, once', async () => {
  const person = await newcomer(server)
  const profile = {
    ...profileInput,
    Address: '1-1',
  }
  for (const Address of ['1-1', '1-2'])
    await person.call(
      'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { Id } }',
      {
        input: { ...profile, Address },
      },
    )
  expect(await mailsTo(person)).toEqual(['registrationCompleted'])
  expect(await pending({ id: person.id })).toEqual([])
})
