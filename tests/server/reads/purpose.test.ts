import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordReads } from '../../../server/schema/recordReads'
import { userProfiles } from '../../../server/schema/users'
import { certified, staff, type Actor } from '../../support/actors'
import { codeOf, sendApi } from '../../support/api'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
let physician: Actor
let coordinator: Actor
let person: Actor
beforeAll(async () => {
  server = await startTestServer()
  physician = await staff(server, 'Physician')
  coordinator = await staff(server, 'Coordinator')
  person = await certified(server, { caution: '夕方に電話' })
})
afterAll(() => server.close())

const HEALTH = `query ($UserId: ID!) { getUserById(UserId: $UserId) { Id Profile { LastName Caution } } }`

const ask = (by: Actor, query: string, headers: Record<string, string> = {}) =>
  sendApi<{ getUserById: { Profile: { Caution: string | null } } }>(
    server,
    by.token,
    query,
    { UserId: person.id },
    headers,
  )
const readsKept = () => server.db.$count(recordReads, eq(recordReads.userId, person.id))

describe('health of somebody', () => {
  test('is shown to nobody of staff who does not say why, and nothing is kept of it', async () => {
    const before = await readsKept()
    const refused = await ask(physician, HEALTH)
    expect(codeOf(refused)).toBe('PURPOSE_REQUIRED')
    expect(refused.data ?? null).toBeNull()
    expect(await readsKept()).toBe(before)
    const answered = await ask(physician, HEALTH, { 'x-purpose': 'interview' })
    expect(answered.data?.getUserById.Profile.Caution).toBe('夕方に電話')
    const kept = await server.db.select().from(recordReads).where(eq(recordReads.userId, person.id))
    expect(kept.filter((row) => row.class === 'Health').map((row) => row.purpose)).toEqual(['interview'])
  })

  test.each([
    [{ 'x-purpose': 'curiosity' }, 'X-Purpose'],
    [{ 'x-purpose': 'emergency' }, 'X-Purpose-Note'],
    [{ 'x-purpose': 'emergency', 'x-purpose-note': '%20' }, 'X-Purpose-Note'],
    [{ 'x-purpose': 'emergency', 'x-purpose-note': '%E3%81' }, 'X-Purpose-Note'],
    [{ 'x-purpose': 'emergency', 'x-purpose-note': encodeURIComponent('あ'.repeat(501)) }, 'X-Purpose-Note'],
  ])('is not shown for %j', async (headers, field) => {
    const refused = await ask(physician, HEALTH, headers)
    expect(codeOf(refused)).toBe('BAD_USER_INPUT')
    expect(Object.keys(refused.errors?.[0]?.extensions.fields ?? {})).toEqual([field])
  })

  test.each([
    [
      'in a fragment',
      `query ($UserId: ID!) { getUserById(UserId: $UserId) { ...F } } fragment F on User { Profile { Caution } }`,
    ],
    [
      'under another name',
      `query ($UserId: ID!) { a: getUserById(UserId: $UserId) { b: Profile { c: Caution } } }`,
    ],
    ['in a list', `{ listUsersByIdProfileCreatedAt { items { OnlineCheckResult } } }`],
    ['beside other records', `{ listDonationByIdDonationInfoCreatedAt { items { User { Resting } } } }`],
  ])('is found %s', async (_where, query) => {
    expect(codeOf(await ask(physician, query))).toBe('PURPOSE_REQUIRED')
  })

  test('that a condition leaves out asks for nothing', async () => {
    const query = `query ($UserId: ID!, $more: Boolean! = false) {
      getUserById(UserId: $UserId) { Id Profile { LastName Caution @include(if: $more) } }
    }`
    expect(codeOf(await ask(physician, query))).toBeNull()
    const more = await sendApi(server, physician.token, query, { UserId: person.id, more: true }, {})
    expect(codeOf(more)).toBe('PURPOSE_REQUIRED')
  })

  test('is asked for by nobody who is not shown it, and by nobody of their own', async () => {
    const answer = await ask(coordinator, HEALTH)
    expect(answer.data?.getUserById.Profile.Caution).toBeNull()
    const own = await sendApi(server, person.token, '{ getUser { Profile { OnlineCheckResult } } }', {}, {})
    expect(codeOf(own)).toBeNull()
  })

  test('is no part of a change that goes half way', async () => {
    const query = `mutation ($input: UpdateUserProfileByAdminInput!) {
      updateUserProfileByAdmin(input: $input) { Version OnlineCheckResult }
    }`
    const versions = () =>
      server.db
        .select({ version: userProfiles.version, tel: userProfiles.tel })
        .from(userProfiles)
        .where(eq(userProfiles.id, person.id))
    const before = await versions()
    const input = { UserId: person.id, Version: before[0]?.version, Caution: '朝に電話' }
    expect(codeOf(await sendApi(server, physician.token, query, { input }, {}))).toBe('PURPOSE_REQUIRED')
    expect(await versions()).toEqual(before)
  })

  test('leaves no file without it', async () => {
    const send = (columns: string[]) =>
      fetch(`${server.url}/api/exports/floraTests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: office.token },
        body: JSON.stringify({ columns, format: 'csv' }),
      })
    const office = await staff(server)
    const refused = await send(['Id', 'DiversityScore'])
    expect([refused.status, (await refused.text()).includes('PURPOSE_REQUIRED')]).toEqual([403, true])
    expect((await send(['Id'])).status).toBe(200)
  })
})
