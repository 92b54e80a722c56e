import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administrators } from '../../../server/schema/administrators'
import { poolUsers } from '../../../server/schema/identity'
import { userProfiles } from '../../../server/schema/users'
import { userProfileLabels } from '../../../shared/labels/userProfileLabels'
import { applicant, certified, staff, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { startTestServer, type TestServer } from '../../support/testServer'
import { fieldsOf, rules } from './operations'

let server: TestServer
let owner: Actor
let stranger: Actor
let screeningId: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await applicant(server, { caution: '担当者だけが読む' })
  stranger = await certified(server)
  const { data } = await owner.call('mutation { startOnlineCheck { Id } }')
  screeningId = data?.startOnlineCheck.Id ?? ''
})
afterAll(() => server.close())

describe('an id of somebody else answers exactly as an unknown one', () => {
  const calls: [string, string, () => string][] = [
    ['getScreeningById', 'query ($id: ID!) { getScreeningById(ScreeningId: $id) { Id } }', () => screeningId],
    [
      'listScreeningInfoByUserId…',
      'query ($id: ID!) { listScreeningInfoByUserIdScreeningInfoCreatedAt(UserId: $id) { items { Id } total } }',
      () => owner.id,
    ],
    [
      'listIntestinalFloraTest…ByUserId',
      'query ($id: ID!) { listIntestinalFloraTestInspectionDetailByUserId(UserId: $id) { items { Id } total } }',
      () => owner.id,
    ],
    [
      'saveOnlineCheckDraft',
      'mutation ($id: ID!) { saveOnlineCheckDraft(input: { ScreeningId: $id, Answers: $answers }) { Id } }',
      () => screeningId,
    ],
    [
      'submitOnlineCheck',
      'mutation ($id: ID!) { submitOnlineCheck(input: { ScreeningId: $id, Answers: $answers }) { Id } }',
      () => screeningId,
    ],
  ]
  test.each(calls)('%s', async (_name, call, foreign) => {
    const query = call.includes('$answers') ? call.replace('$id: ID!', '$id: ID!, $answers: JSON!') : call
    const ask = (id: string) => stranger.send(query, { id, ...(query === call ? {} : { answers: {} }) })
    const answers = [
      await ask(foreign()),
      await ask(randomUUID()),
      await ask('no-id'),
      await ask("' or 1=1 --"),
    ]
    expect(answers.map(codeOf)).toEqual(Array(4).fill('NOT_FOUND'))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const mine = await owner.send(query, { id: foreign(), ...(query === call ? {} : { answers: {} }) })
    expect(codeOf(mine)).not.toBe('NOT_FOUND')
  })
})

test('Caution is for administrators: null for the member and for support', async () => {
  const byId = `query ($id: ID!) { getUserById(UserId: $id) { Profile { Caution } } }`
  const read = async (actor: Actor, call: string, id?: string) =>
    JSON.stringify((await actor.send(call, id ? { id } : {})).data)
  expect(await read(await staff(server), byId, owner.id)).toContain('担当者だけが読む')
  expect(await read(await staff(server, 'Support'), byId, owner.id)).toContain('"Caution":null')
  expect(await read(owner, '{ getUser { Profile { Caution } } }')).toContain('"Caution":null')
})

describe('fields that are not one’s own to change', () => {
  const own = fieldsOf('UpdateUserProfileInput')
  const others = fieldsOf('UserProfile').filter((field) => !own.includes(field))

  test('are all the others', () => {
    expect(others.length).toBeGreaterThanOrEqual(27)
  })

  test.each(others)('%s is refused and stays as it was', async (field) => {
    const before = await server.db.select().from(userProfiles).where(eq(userProfiles.id, owner.id))
    const profile = { ...(rules.updateUserProfile?.variables?.profile as object), [field]: 'Gold' }
    const call = 'mutation ($profile: UpdateUserProfileInput!) { updateUserProfile(input: $profile) { Id } }'
    // Asked twice: from the second time on a document is compiled.
    for (const answer of [await owner.call(call, { profile }), await owner.call(call, { profile })]) {
      const labels: Record<string, { admin: string } | undefined> = userProfileLabels
      const message = `変更できない項目が含まれています：${labels[field]?.admin ?? field}`
      expect(answer.errors?.[0]).toEqual({
        message,
        extensions: { code: 'BAD_USER_INPUT', fields: { [field]: message } },
      })
    }
    expect(await server.db.select().from(userProfiles).where(eq(userProfiles.id, owner.id))).toEqual(before)
  })
})

test('a group written into the pool alone opens nothing, and a change of role holds at once', async () => {
  const climber = await applicant(server)
  await server.identity.admin.addToGroup(climber.id, 'Administrators')
  expect(codeOf(await climber.call('{ getPreference { Id } }'))).toBe('UNAUTHENTICATED')
  const support = await staff(server, 'Support')
  await server.db
    .update(poolUsers)
    .set({ groups: ['Support', 'Administrators'] })
    .where(eq(poolUsers.sub, support.id))
  const open = `mutation { updatePreferenceSlot(input: { Year: 2027, Month: 1, AvailableSlots: 1, AdditionalAvailableSlots: 0 }) { Id } }`
  expect(codeOf(await support.call(open))).toBe('FORBIDDEN')
  await server.db
    .update(administrators)
    .set({ role: 'Administrator' })
    .where(eq(administrators.id, support.id))
  expect(codeOf(await support.call(open))).toBe(null)
})
