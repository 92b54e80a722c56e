import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealActivities } from '../../../../server/records/seals/sealActivities'
import { verifySeals } from '../../../../server/records/seals/verifySeals'
import { activities, activityReasons } from '../../../../server/ground/tables/activity'
import { personKeys } from '../../../../server/ground/tables/personKeys'
import { sealOlder } from '../../../../server/ground/vault/sealOlder'
import { verdictAfter } from '../../activity/sealTesting'
import { applicant, staff, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { tablesHolding } from '../../../support/tablesHolding'
import { discard, received, record } from '../../../support/units'
import { startTestServer, type TestServer } from '../../../support/testServer'

const STOPPED = '金糸雀の発熱が続くため'
const DISCARDED = '駒鳥の検査で所見があったため'

let server: TestServer
let administrator: Actor
let physician: Actor
beforeAll(async () => {
  server = await startTestServer()
  administrator = await staff(server)
  physician = await staff(server, 'Physician')
})
afterAll(() => server.close())

const STOP =
  `mutation ($id: ID!, $reason: String!) { stopUser(input: { UserId: $id, Stop: true, Reason: $reason }) { Id } }` as const
const PAGE = `query ($id: ID!, $text: String) {
  listConversation(UserId: $id, Text: $text) { total items { Reason } }
  listUserActivity(user_id: $id) { items { reason } }
  getUserById(UserId: $id) { Suspension { Reason } }
}` as const

type Page = {
  listConversation: { total: number; items: { Reason: string | null }[] }
  listUserActivity: { items: { reason: string | null }[] }
  getUserById: { Suspension: { Reason: string | null } | null }
}
const read = async (id: string, text: string | null = null) =>
  (await administrator.send<Page>(PAGE, { id, text })).data

async function stopped(reason = STOPPED) {
  const { id } = await applicant(server)
  expect(codeOf(await administrator.send(STOP, { id, reason }))).toBeNull()
  return id
}

const seal = () => sealActivities(server.db, { vault: server.deps.vault })
const verified = () => verifySeals(server.db, [], [], { vault: server.deps.vault })

test('a reason stands readable in no table; who may, reads it everywhere and finds it by its words', async () => {
  const id = await stopped()
  expect(await tablesHolding(server, STOPPED)).toEqual([])
  const page = await read(id, '金糸雀')
  expect(page?.listConversation).toEqual({ total: 1, items: [{ Reason: STOPPED }] })
  expect(page?.listUserActivity.items.map(({ reason }) => reason)).toContain(STOPPED)
  expect(page?.getUserById.Suspension?.Reason).toBe(STOPPED)
  expect((await read(id, '鷲'))?.listConversation.total).toBe(0)
})

test('also that of a unit', async () => {
  const { data } = await record(administrator, { DonationId: await received(server) })
  expect(codeOf(await discard(physician, [data?.recordUnit.Id ?? ''], DISCARDED))).toBeNull()
  expect(await tablesHolding(server, DISCARDED)).toEqual([])
})

test('what a program of before has written is sealed by the job: it says the same, and the log is proved', async () => {
  const id = await stopped()
  await seal()
  const before = await read(id, '金糸雀')
  const stop = and(eq(activities.userId, id), eq(activities.operation, 'Stop'))
  const rows = await server.db
    .select({ ...getTableColumns(activityReasons), userId: activities.userId })
    .from(activityReasons)
    .innerJoin(activities, eq(activities.id, activityReasons.activityId))
    .where(stop)
  // With the salt of the digest that the seals have.
  const [row] = await server.deps.vault.open(server.db, 'activity_reasons', rows)
  const activityId = row?.activityId ?? 0
  await server.db
    .update(activityReasons)
    .set({ reason: STOPPED, salt: row?.salt, reasonSealed: null, saltSealed: null })
    .where(eq(activityReasons.activityId, activityId))
  expect(await tablesHolding(server, STOPPED)).toEqual(['activity_reasons'])
  expect(await verified()).toMatchObject({ broken: 0 })
  expect(await sealOlder(server.deps)).toBe(1)
  expect(await sealOlder(server.deps)).toBe(0)
  expect(await tablesHolding(server, STOPPED)).toEqual([])
  const after = await read(id, '金糸雀')
  expect(after?.listConversation).toEqual({ total: 1, items: [{ Reason: STOPPED }] })
  expect(after?.listConversation).toEqual(before?.listConversation)
  expect(await verified()).toMatchObject({ broken: 0 })
})

test('a sealed reason that was exchanged is found', async () => {
  await stopped()
  await seal()
  const { broken, findings } = await verdictAfter(
    server.db,
    [],
    (tx) =>
      tx.execute(sql`update activity_reasons set reason_sealed = (
        select reason_sealed from activity_reasons where reason_sealed is not null order by activity_id limit 1)
        where activity_id = (select max(activity_id) from activity_reasons)`),
    [],
    { vault: server.deps.vault },
  )
  expect(broken).toBe(1)
  expect(findings).toMatchObject([{ kind: 'changed' }])
})

test('with the key gone, as in an older backup of who left, it reads as erased, and the log is proved', async () => {
  const id = await stopped()
  await seal()
  await server.db.delete(personKeys).where(eq(personKeys.userId, id))
  const page = await read(id)
  expect(page?.listUserActivity.items.map(({ reason }) => reason)).not.toContain(STOPPED)
  expect(page?.getUserById.Suspension?.Reason).toBeNull()
  expect(await verified()).toMatchObject({ broken: 0 })
})

test('a reason about nobody stays readable, and the job passes it by', async () => {
  const [row] = await server.db
    .insert(activities)
    .values({ time: server.clock.now(), category: 'Criteria', operation: 'Edit', text: '見本' })
    .returning()
  await server.db.insert(activityReasons).values({ activityId: row?.id ?? 0, reason: '春の見直し' })
  expect(await sealOlder(server.deps)).toBe(0)
})
