import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealKeysOf } from '../../../server/records/seals/chain'
import { verifySeals } from '../../../server/records/seals/verifySeals'
import { migrateDatabase } from '../../../server/ground/db/migrate'
import { sealOlder } from '../../../server/ground/vault/sealOlder'
import { signedIn, staff } from '../../support/actors'
import { testDatabase, type TestDatabase } from '../../support/database'
import { startTestServer, type TestServer } from '../../support/testServer'
import { testDataDir } from '../../support/testDataDir'
import { loadOlden, readOlden, type Olden } from './loadOlden'

/** The keys that the office of then was sealed with. */
const KEYS = { sealKeys: ['1'.repeat(64)], checkpointKeys: ['2'.repeat(64)], healthKeys: ['3'.repeat(64)] }

/** Versions that people have begun with, and the morning after which they are upgraded. */
const versions = [
  { commit: 'c219b42', keys: {}, now: new Date('2026-11-21T10:00:00+09:00') },
  { commit: '89c96ca8', keys: KEYS, now: new Date('2026-11-26T10:00:00+09:00') },
]

/** Numbers kept beside the rows that they are made from; each pair has to say the same. */
const MIRRORS = [
  [
    'select kind::text, key, day::text, people from tallies_found',
    'select kind::text, key, day::text, people from tally_totals',
  ],
  [
    'select kind::text, key, day::text, amount::text from counts_found',
    `select kind::text, key, day::text, sum(amount)::bigint::text as amount from count_cells
      group by kind, key, day having sum(amount) <> 0`,
  ],
  ['select user_id, question_id from refusals_found', 'select user_id, question_id from refusals'],
  ['select user_id, donations, yen from dues_found', 'select user_id, donations, yen from dues'],
] as const

/** Everything that a column, a key, a check or an index says. */
const SHAPE = `
  select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(generation_expression, '') as is
  from information_schema.columns where table_schema = 'public'
  union all select conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public' order by 1`

describe.each(versions)('from $commit', ({ commit, keys, now }) => {
  let olden: Olden
  let database: TestDatabase
  let server: TestServer

  beforeAll(async () => {
    olden = readOlden(commit)
    database = await testDatabase({ bare: true })
    await loadOlden(database, olden)
    await migrateDatabase(database)
    const data = { database, dataDir: await testDataDir() }
    server = await startTestServer({ data, now, settings: keys })
  })
  afterAll(() => server?.close())

  const rows = async (statement: string) =>
    (await database.pool.query<Record<string, unknown>>(statement)).rows
  const sorted = (all: readonly unknown[]) => all.map((row) => JSON.stringify(row)).toSorted()

  test('the tables are those of a new database', async () => {
    const fresh = await testDatabase()
    const shape = await fresh.pool.query<{ is: string }>(SHAPE)
    await fresh.close()
    expect((await rows(SHAPE)).map(({ is }) => is)).toEqual(shape.rows.map(({ is }) => is))
  })

  test('nobody and nothing is lost', async () => {
    for (const table of [
      'user_profiles',
      'pool_users',
      'donations',
      'screenings',
      'guidances',
      'activities',
    ]) {
      const kept = await rows(`select count(*)::int as count from ${table}`)
      expect([table, kept]).toEqual([table, [{ count: olden.tables[table]?.length }]])
    }
    const yen = (olden.tables.reward_entries ?? []).reduce((sum, row) => sum + Number(row.amount_yen), 0)
    expect(yen).toBeGreaterThan(0)
    expect(await rows('select sum(amount_yen)::int as yen from reward_entries')).toEqual([{ yen }])
    const status = (olden.tables.user_profiles ?? []).map((row) => ({ id: row.id, status: row.user_status }))
    expect(sorted(await rows('select id, user_status as status from user_profiles'))).toEqual(sorted(status))
  })

  test('what is kept beside the rows says what they say', async () => {
    for (const [found, kept] of MIRRORS) expect(sorted(await rows(kept))).toEqual(sorted(await rows(found)))
    const dates = 'select id, next_date::text, next_date_kind, retry_state from user_profiles'
    const before = await rows(dates)
    await database.pool.query('update user_profiles set next_date = next_date')
    expect(sorted(await rows(dates))).toEqual(sorted(before))
  })

  test('the log is proved as before', async () => {
    const { settings, vault } = server.deps
    const verdict = await verifySeals(server.db, [], sealKeysOf(settings), { vault })
    expect(verdict).toMatchObject({ broken: 0, findings: [] })
    expect(verdict.verified).toBeGreaterThan(0)
  })

  test('reasons of before are sealed a day later, and the log stays proved', async () => {
    const { settings, vault } = server.deps
    await database.pool.query('update sealing_start set reasons_start_at = now()')
    await sealOlder(server.deps)
    const written = 'select count(*)::int as count from activity_reasons where'
    const sealed = await rows(`${written} reason_sealed is not null`)
    const readable = await rows(`${written} reason_sealed is null`)
    const hasKeys = await vault.seals(server.db, 'activity_reasons')
    const count = olden.tables.activity_reasons?.length ?? 0
    expect([sealed, readable]).toEqual([[{ count: hasKeys ? count : 0 }], [{ count: hasKeys ? 0 : count }]])
    expect(await verifySeals(server.db, [], sealKeysOf(settings), { vault })).toMatchObject({ broken: 0 })
  })

  test('the office finds its people, and each of them their own page', async () => {
    const office = await staff(server, 'Administrator')
    const list = await office.send<{ people: { total: number } }>(
      '{ people: listUsersByIdProfileCreatedAt(limit: 25) { total } }',
    )
    expect(list.data?.people.total).toBe(olden.tables.user_profiles?.length)
    const present = (olden.tables.user_profiles ?? []).filter(({ delete_status: left }) => left === false)
    for (const { id } of present.filter((_, place) => place % 10 === 0)) {
      const page = await office.send(
        `query ($id: ID!) { getUserById(UserId: $id) { Profile { LastName UserStatus NextDate } DonationInfo { Id }
          ScreeningInfo { Id InspectionType } Guidance { Status } RewardPeriods { Id } } }`,
        { id },
      )
      expect([id, page.errors]).toEqual([id, undefined])
      const own = await (
        await signedIn(server, String(id))
      ).send(
        '{ getUser { Profile { LastName UserStatus NextDate } Guidance { Status } DonationInfo { Id } } }',
      )
      expect([id, own.errors]).toEqual([id, undefined])
    }
  })
})
