import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases } from '../../../server/schema/cases'
import { mailOutbox } from '../../../server/schema/mail'
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

describe('in an emergency', () => {
  const headers = { 'x-purpose': 'emergency', 'x-purpose-note': encodeURIComponent('救急隊から問い合わせ') }
  const casesOf = (userId: string) =>
    server.db
      .select()
      .from(cases)
      .where(and(eq(cases.kind, 'EmergencyRead'), eq(cases.userId, userId)))

  test('who looks after people is shown health, the other administrators are told, and an auditor has a case', async () => {
    const other = await staff(server, 'Administrator')
    expect(
      (await ask(coordinator, HEALTH, { 'x-purpose': 'inquiry' })).data?.getUserById.Profile.Caution,
    ).toBeNull()
    const before = await readsKept()
    const shown = await Promise.all([1, 2, 3].map(() => ask(coordinator, HEALTH, headers)))
    expect(shown.map(({ data }) => data?.getUserById.Profile.Caution)).toEqual(Array(3).fill('夕方に電話'))
    const kept = await server.db.select().from(recordReads).where(eq(recordReads.userId, person.id))
    expect(kept.length).toBeGreaterThan(before)
    const loud = kept.filter(({ actorId, class: data }) => actorId === coordinator.id && data === 'Health')
    expect(loud.map(({ purpose }) => purpose)).toEqual(Array(3).fill('emergency'))

    const [found, ...more] = await casesOf(person.id)
    expect(more).toEqual([])
    expect(found).toMatchObject({ state: 'Open', actorId: coordinator.id, dueOn: '2026-12-08' })
    const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'emergencyRead'))
    expect(mails.filter(({ dedupeKey }) => dedupeKey.endsWith(other.id))).toHaveLength(1)
    expect(mails.filter(({ dedupeKey }) => dedupeKey.endsWith(coordinator.id))).toEqual([])
    expect(JSON.stringify(mails)).not.toMatch(/救急隊|夕方/)
  })

  test('nobody else is, and nothing is loud that shows no health', async () => {
    const stranger = await certified(server, { caution: '夜に電話' })
    for (const duty of ['Support', 'Finance', 'Auditor'] as const) {
      const answer = await sendApi<{ getUserById: { Profile: { Caution: string | null } } }>(
        server,
        (await staff(server, duty)).token,
        HEALTH,
        { UserId: stranger.id },
        headers,
      )
      expect(answer.data?.getUserById.Profile.Caution).toBeNull()
    }
    const name = 'query ($UserId: ID!) { getUserById(UserId: $UserId) { Profile { LastName } } }'
    await sendApi(server, coordinator.token, name, { UserId: stranger.id }, headers)
    expect(await casesOf(stranger.id)).toEqual([])
  })
})
