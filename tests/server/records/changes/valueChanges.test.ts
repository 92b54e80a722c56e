import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { valueChanges } from '../../../../server/ground/tables/valueChanges'
import { makeSealKey, sealKeysOf, type SealKey } from '../../../../server/records/seals/chain'
import { sealActivities } from '../../../../server/records/seals/sealActivities'
import { sealRecords } from '../../../../server/records/seals/sealRecords'
import { verifySeals } from '../../../../server/records/seals/verifySeals'
import { verdictAfter } from '../../activity/sealTesting'
import { applicant, certified, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { personAt } from '../../../support/people'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { presentValues, replayedValues } from './replay'

let server: TestServer
let admin: Actor
let support: Actor
let key: SealKey
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  support = await staff(server, 'Support')
  makeSealKey(server.deps.settings)
  const [made] = sealKeysOf(server.deps.settings)
  if (!made) throw new Error('No key was made')
  key = made
})
afterAll(() => server.close())

const LIST = `query ($id: ID!, $activity: ID) { listValueChanges(UserId: $id, ActivityId: $activity, limit: 100) { items {
  Time Record Data IsErased ActorId ActivityId Text RequestId
  Identity { Field Before After } Contact { Field Before After } Health { Field Before After } Flora { Field Before After }
  Money { Field Before After } StaffNotes { Field Before After } Operational { Field Before After } } total } }`
const EDIT =
  'mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Tel Building Caution } }'
const PROFILE = 'query ($id: ID!) { getUserById(UserId: $id) { Profile { Tel Building Caution } } }'

const changesOf = async (reader: Actor, id: string, activity: string | null = null) => {
  const { data, errors } = await reader.call(LIST, { id, activity })
  expect(errors).toBeUndefined()
  return data?.listValueChanges.items ?? []
}
const edit = (actor: Actor, change: Record<string, unknown>) =>
  admin.send(EDIT, { input: { UserId: actor.id, Version: 1, ...change } })

test('a change says what stood there, what stands there now, by whom and by which operation', async () => {
  const actor = await applicant(server)
  const before = (await admin.call(PROFILE, { id: actor.id })).data?.getUserById?.Profile
  await edit(actor, {
    Tel: '08011112222',
    Building: '101号室',
    Caution: '夕方に電話を',
    Reason: '電話で確認',
  })
  const after = (await admin.call(PROFILE, { id: actor.id })).data?.getUserById?.Profile
  const [row] = await server.db
    .select()
    .from(activities)
    .where(and(eq(activities.userId, actor.id), eq(activities.operation, 'UpdateByAdmin')))

  const changes = await changesOf(admin, actor.id, String(row?.id))
  expect(changes).toHaveLength(2)
  const contact = changes.find(({ Data }) => Data === 'Contact')
  expect(contact).toMatchObject({
    Time: server.clock.now().toISOString(),
    Record: 'Profile',
    ActorId: admin.id,
    ActivityId: String(row?.id),
    Text: row?.text,
    RequestId: row?.requestId,
    IsErased: false,
  })
  expect(contact?.Contact?.toSorted((a, b) => a.Field.localeCompare(b.Field))).toEqual([
    { Field: 'Building', Before: before?.Building, After: after?.Building },
    { Field: 'Tel', Before: before?.Tel, After: after?.Tel },
  ])
  // No copy of what is said about her health: it would outlive the key of the answers.
  expect(changes.find(({ Data }) => Data === 'Health')?.Health).toEqual([
    { Field: 'Caution', Before: null, After: null },
  ])
  const copies = await server.db.execute(
    sql`select 1 from value_changes v where v::text like ${'%夕方に電話を%'}`,
  )
  expect(copies.rows).toEqual([])
})

test('who does not read a class sees that something of it changed; members and guests see nothing', async () => {
  const actor = await applicant(server)
  await edit(actor, { Tel: '08011112222', Caution: '夕方に電話を' })
  const seen = await changesOf(support, actor.id)
  expect(seen.find(({ Data }) => Data === 'Health')).toMatchObject({ Record: 'Profile', Health: null })
  expect(seen.find(({ Contact }) => Contact?.some(({ After }) => After === '08011112222'))).toBeDefined()
  expect(codeOf(await actor.call(LIST, { id: actor.id }))).toBe('FORBIDDEN')
})

test('the log and the conversation say which rows have values', async () => {
  const actor = await applicant(server)
  await edit(actor, { Tel: '08011112222' })
  const { data } = await admin.call(
    `query ($id: ID!) { listUserActivity(user_id: $id) { items { operation HasChanges } }
      listConversation(UserId: $id) { items { Operation HasChanges } } }`,
    { id: actor.id },
  )
  await actor.call('mutation { createLogoutActivity { success } }')
  expect(data?.listUserActivity.items).toContainEqual({ operation: 'UpdateByAdmin', HasChanges: true })
  expect(data?.listConversation.items).toContainEqual({ Operation: 'UpdateByAdmin', HasChanges: true })
  const later = await admin.call(
    'query ($id: ID!) { listUserActivity(user_id: $id) { items { operation HasChanges } } }',
    { id: actor.id },
  )
  expect(later.data?.listUserActivity.items).toContainEqual({ operation: 'SignOut', HasChanges: false })
})

describe('a whole life', () => {
  let donor: Actor
  beforeAll(async () => {
    donor = await personAt(server, 'Donation', { donations: 2 })
  })

  test('is told again by its changes from the first value to the present one', async () => {
    const whole = (values: Map<string, object>) =>
      Object.fromEntries([...values].filter(([, value]) => Object.keys(value).length > 0))
    expect(whole(await replayedValues(server.db))).toEqual(whole(await presentValues(server.db)))
    const records = new Set((await changesOf(admin, donor.id)).map(({ Record }) => Record))
    for (const record of [
      'Profile',
      'Guidance',
      'Consent',
      'Screening',
      'OnlineCheck',
      'HealthCheck',
      'Donation',
      'Reward',
    ])
      expect([...records]).toContain(record)
  })

  test('keeps no answer, judgement or result', async () => {
    const rows = await server.db.select().from(valueChanges).where(eq(valueChanges.userId, donor.id))
    const health = rows.filter(({ data }) => data === 'Health')
    expect(health.length).toBeGreaterThan(2)
    for (const { before, after, salt } of health) expect([before, after, salt]).toEqual([null, null, null])
  })

  test('is sealed, and a changed value is found where it stands', async () => {
    await sealActivities(server.db, { key, vault: server.deps.vault })
    await sealRecords(server.db, key, server.deps.vault)
    expect((await verifySeals(server.db, [], [key], { vault: server.deps.vault })).findings).toEqual([])
    const [one] = await server.db
      .select()
      .from(valueChanges)
      .where(and(eq(valueChanges.userId, donor.id), eq(valueChanges.data, 'Contact')))
    const place = sql`where id = ${one?.id}`
    const found = async (tampering: ReturnType<typeof sql>) =>
      (await verdictAfter(server.db, [], (tx) => tx.execute(tampering), [key], { vault: server.deps.vault }))
        .findings
    const changed = [{ kind: 'changed', record: { kind: 'value_changes', id: one?.id } }]
    expect(
      await found(sql`update value_changes set after = after || '{"tel": "0312345678"}' ${place}`),
    ).toMatchObject(changed)
    expect(
      await found(
        sql`update value_changes set digest = value_digest(salt, before, after), before = null, after = null, salt = null ${place}`,
      ),
    ).toMatchObject(changed)
    expect(await found(sql`delete from value_changes ${place}`)).toMatchObject([
      { kind: 'missing', record: { kind: 'value_changes', id: one?.id } },
    ])
    await expect(server.db.execute(sql`update value_changes set after = '{}' ${place}`)).rejects.toThrow(
      'Failed query',
    )
  })

  test('is erased with its person, and its seals still hold', async () => {
    const { errors } = await admin.call(
      'mutation ($id: ID!) { deleteUser(input: { UserId: $id, Reason: "申し出" }) { Id } }',
      { id: donor.id },
    )
    expect(errors).toBeUndefined()
    const rows = await server.db.select().from(valueChanges).where(eq(valueChanges.userId, donor.id))
    expect(rows.length).toBeGreaterThan(10)
    for (const { before, after, salt } of rows) expect([before, after, salt]).toEqual([null, null, null])
    const seen = await changesOf(admin, donor.id)
    expect(seen.find(({ Data }) => Data === 'Contact')?.IsErased).toBe(true)
    await sealActivities(server.db, { key, vault: server.deps.vault })
    await sealRecords(server.db, key, server.deps.vault)
    expect((await verifySeals(server.db, [], [key], { vault: server.deps.vault })).findings).toEqual([])
  })
})

test('in her own data she reads what was changed, in words and without names of staff', async () => {
  const actor = await certified(server)
  await edit(actor, { Tel: '08011112222', Caution: '夕方に電話を' })
  for (const format of ['json', 'csv']) {
    const answer = await fetch(`${server.url}/api/own_data?format=${format}`, {
      headers: { authorization: actor.token },
    })
    const text = await answer.text()
    expect(text).toContain('090-1234-5678 → 080-1111-2222')
    expect(text).not.toContain('夕方に電話を')
    expect(text).not.toContain(admin.id)
  }
})
