import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cpuBetween, cpuOfPostgres } from '../../../../devtools/bench/limit/cpu'
import { runBulk } from '../../../../server/office/bulk/runBulk'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { userProfiles } from '../../../../server/ground/tables/users'
import { staff, type Actor } from '../../../support/actors'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { manyPeople, officeOf, previewTable, START } from './bulkTesting'

// What many cost: CPU of this process and of PostgreSQL. A crowded machine needs up to twice as much of it.

const MANY = 2_000
const INSERTED_AT_ONCE = 1_000
/** Twice 4 for a person, twice 2 for a row of a table, which is as much as one that is only shown. */
const MOST_MS = { person: 8, row: 4, shown: 4 }

let server: TestServer
let admin: Actor
beforeEach(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterEach(() => server.close())

async function cpuOf<T>(what: string, run: () => Promise<T>) {
  const { rows } = await server.db.execute<{ pid: number }>(
    sql`SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int AS pid`,
  )
  const [postmaster, began] = [rows[0]?.pid ?? 0, performance.now()]
  const before = { node: process.cpuUsage(), postgres: cpuOfPostgres(postmaster) }
  const said = await run()
  const { user, system } = process.cpuUsage(before.node)
  const postgres = cpuBetween(before.postgres, cpuOfPostgres(postmaster))
  const node = (user + system) / 1000
  const seconds = [performance.now() - began, node, postgres].map((ms) => (ms / 1000).toFixed(1))
  process.stdout.write(`${what}: ${seconds[0]} s, CPU s ${seconds[1]} + ${seconds[2]}\n`)
  return { said, ms: node + postgres }
}

const people = async () => {
  for (let made = 0; made < MANY; made += INSERTED_AT_ONCE) await manyPeople(server, INSERTED_AT_ONCE, {})
}

test('stopping many people', { timeout: 600_000 }, async () => {
  await people()
  const { preview, start } = officeOf(() => ({ server, admin }))
  const { said: job } = await cpuOf('preview', () => preview('Stop', { Filter: {}, Until: '2026-12-08' }))
  expect(job).toMatchObject({ Pending: MANY })
  const { ms } = await cpuOf('job', async () => {
    await start(job)
    await runBulk(server.deps, TEST_NOW)
  })
  const { rows } = await server.db.execute(
    sql`SELECT count(*)::int AS done FROM user_profiles WHERE suspension_status1`,
  )
  expect(rows).toEqual([{ done: MANY }])
  expect(ms / MANY).toBeLessThan(MOST_MS.person)
})

test('a table of many results', { timeout: 600_000 }, async () => {
  await people()
  const ids = await server.db.select({ id: userProfiles.id }).from(userProfiles).limit(MANY)
  const tests = ids.map(({ id: userId }, place) => ({
    id: randomUUID(),
    userId,
    sampleId: `S-${String(place).padStart(6, '0')}`,
    status: 'Received' as const,
    inspectionDetailCreatedAt: TEST_NOW,
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
  }))
  for (let made = 0; made < MANY; made += INSERTED_AT_ONCE)
    await server.db.insert(floraTests).values(tests.slice(made, made + INSERTED_AT_ONCE))
  const lines = tests.map(
    ({ sampleId }) => `${sampleId},2026/12/1,1.03,,Faecalibacterium:0.5；Prevotella：0.3；Bacteroides:0.2`,
  )
  const csv = ['検体番号,検査日,多様性スコア,エンテロタイプ,構成', ...lines].join('\r\n')
  const { said: job, ms: shown } = await cpuOf('preview of the table', () =>
    previewTable(admin, 'ShareFloraResults', csv),
  )
  expect(job).toMatchObject({ Pending: MANY })
  const { ms } = await cpuOf('import', async () => {
    await admin.call(START, { input: { Id: job.Id, Fingerprint: job.Fingerprint } })
    await runBulk(server.deps, TEST_NOW)
  })
  const { rows } = await server.db.execute(
    sql`SELECT count(*)::int AS shared FROM flora_tests WHERE status = 'Shared' AND ranking IS NOT NULL`,
  )
  expect(rows).toEqual([{ shared: MANY }])
  expect(shown / MANY).toBeLessThan(MOST_MS.shown)
  expect(ms / MANY).toBeLessThan(MOST_MS.row)
})
