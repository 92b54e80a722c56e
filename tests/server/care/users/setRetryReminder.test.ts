import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, newcomer, staff, suspended, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const set = (person: Actor, Remind: boolean) =>
  person.call('mutation ($input: SetRetryReminderInput!) { setRetryReminder(input: $input) { success } }', {
    input: { Remind },
  })
const versionOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]?.version
const own = async (person: Actor) =>
  (await person.call('{ getUser { RetryReminder Profile { SubscribedMagazine } } }')).data?.getUser

test('the reminder is on at first, a choice of its own, and logged when it changes', async () => {
  const person = await applicant(server)
  const version = Number(await versionOf(person))
  expect(await own(person)).toEqual({ RetryReminder: true, Profile: { SubscribedMagazine: false } })
  for (const wanted of [true, false, false]) expect(codeOf(await set(person, wanted))).toBeNull()
  expect(await own(person)).toEqual({ RetryReminder: false, Profile: { SubscribedMagazine: false } })
  const rows = await server.db.select().from(activities).where(eq(activities.userId, person.id))
  expect(rows.map(({ text }) => text)).toEqual(['登録情報を変更しました（項目：再受付のお知らせ）'])

  expect(await versionOf(person)).toBe(version + 1)

  const admin = await staff(server)
  const seen = await admin.call('query ($id: ID!) { getUserById(UserId: $id) { RetryReminder } }', {
    id: person.id,
  })
  expect(seen.data?.getUserById.RetryReminder).toBe(false)
})

test('news of criteria is as the general notices until it is chosen', async () => {
  const [person, reader] = [await applicant(server), await applicant(server, { subscribedMagazine: true })]
  const wants = async (one: Actor) =>
    (await one.call('{ getUser { CriteriaNews } }')).data?.getUser.CriteriaNews
  const choose = (one: Actor, Tell: boolean) =>
    one.call('mutation ($input: SetCriteriaNewsInput!) { setCriteriaNews(input: $input) { success } }', {
      input: { Tell },
    })
  expect([await wants(person), await wants(reader)]).toEqual([false, true])
  expect(codeOf(await choose(person, true))).toBeNull()
  expect(codeOf(await choose(reader, false))).toBeNull()
  expect([await wants(person), await wants(reader)]).toEqual([true, false])
  const admin = await staff(server)
  const seen = await admin.call('query ($id: ID!) { getUserById(UserId: $id) { CriteriaNews } }', {
    id: person.id,
  })
  expect(seen.data?.getUserById.CriteriaNews).toBe(true)
  expect(codeOf(await choose(await newcomer(server), true))).toBe('NOT_FOUND')
})

test('it waits for a profile, and rests while one is suspended', async () => {
  const [somebody, stopped] = [await newcomer(server), await suspended(server)]
  expect((await own(somebody))?.RetryReminder).toBe(true)
  expect(codeOf(await set(somebody, false))).toBe('NOT_FOUND')
  expect(codeOf(await set(stopped, false))).toBe('FORBIDDEN')
})
