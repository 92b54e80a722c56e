import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases } from '../../../../server/ground/tables/cases'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { recordReads } from '../../../../server/ground/tables/recordReads'
import { userProfiles } from '../../../../server/ground/tables/users'
import { certified, staff, type Actor } from '../../../support/actors'
import { codeOf, sendApi } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

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
    [{ 'x-purpose': 'emergency', 'x-purpose-note': 'x' }, 'X-Purpose-Note'],
    [{ 'x-purpose': 'emergency', 'x-purpose-note': encodeURIComponent('x          x') }, 'X-Purpose-Note'],
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

  const mine = (by: Actor) =>
    server.db
      .selectDistinct({ userId: recordReads.userId })
      .from(recordReads)
      .where(and(eq(recordReads.actorId, by.id), eq(recordReads.class, 'Health')))
  const open = (by: Actor, query: string, variables: Record<string, unknown>) =>
    sendApi(server, by.token, query, variables, headers)

  test('one person a request is shown: no second field, no second name for it, no list', async () => {
    const by = await staff(server, 'Coordinator')
    const others = await Promise.all([certified(server), certified(server)])
    const variables = { a: person.id, b: others[0].id, c: others[1].id }
    const of = (id: string) => `getUserById(UserId: $${id}) { Profile { Caution } }`
    const head = 'query ($a: ID!, $b: ID!, $c: ID!)'
    const documents = [
      `${head} { a: ${of('a')} b: ${of('b')} c: ${of('c')} }`,
      `${head} { ...F } fragment F on Query { a: ${of('a')} b: ${of('b')} c: ${of('c')} }`,
      `query ($a: ID!, $b: ID!, $c: ID!, $no: Boolean = false) { a: ${of('a')} b: ${of('b')} c: ${of('c')} @include(if: $no) }`,
      `{ listUsersByIdProfileCreatedAt { items { Caution } } }`,
      `{ listUsersByIdProfileCreatedAt { items { LastName } } }`,
    ]
    for (const document of documents)
      expect(codeOf(await open(by, document, document.startsWith('{') ? {} : variables))).toBe(
        'BAD_USER_INPUT',
      )
    expect(await mine(by)).toEqual([])
    expect(codeOf(await open(by, `query ($a: ID!) { ${of('a')} }`, { a: person.id }))).toBeNull()
  })

  test('needs a sign-in of now', async () => {
    const by = await staff(server, 'Coordinator')
    server.clock.set(new Date(server.clock.now().getTime() + 6 * 60_000))
    expect(codeOf(await ask(by, HEALTH, headers))).toBe('REAUTHENTICATION_REQUIRED')
    expect(await mine(by)).toEqual([])
    await by.signInAgain()
    expect(codeOf(await ask(by, HEALTH, headers))).toBeNull()
  })

  test('three people an hour and account, also of twenty asked for at once', async () => {
    const [by, other] = [await staff(server, 'Coordinator'), await staff(server, 'Coordinator')]
    const people = await Promise.all(Array.from({ length: 20 }, () => certified(server)))
    const all = await Promise.all(people.map(({ id }) => open(by, HEALTH, { UserId: id })))
    const codes = all.map(codeOf)
    expect(codes.filter((code) => code === null)).toHaveLength(3)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(17)
    expect(all.filter(({ data }) => data)).toHaveLength(3)
    expect(await mine(by)).toHaveLength(3)
    const shown = (await mine(by)).map(({ userId }) => userId)
    const next = people.find(({ id }) => !shown.includes(id))
    // The same person again, another account, and an hour later.
    expect(codeOf(await open(by, HEALTH, { UserId: shown[0] }))).toBeNull()
    expect(codeOf(await open(other, HEALTH, { UserId: next?.id }))).toBeNull()
    server.clock.set(new Date(server.clock.now().getTime() + 61 * 60_000))
    await by.signInAgain()
    expect(codeOf(await open(by, HEALTH, { UserId: next?.id }))).toBeNull()
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
