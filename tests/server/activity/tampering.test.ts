import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exportHead, readHeads, type Head } from '../../../server/seals/heads'
import { sealActivities } from '../../../server/seals/sealActivities'
import { createRandom } from '../../../devtools/world/random'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'
import { brief, verdictAfter, writeLog } from './sealTesting'
import { tamperings, type Sealed } from './tamperings'

const ROWS = 60
const TIMES = 1_000
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let heads: Head[]
let log: Sealed[]
beforeAll(async () => {
  server = await startTestServer()
  await writeLog(server.db, ROWS, createRandom(1))
  expect(await sealActivities(server.db)).toBe(ROWS)
  expect(await exportHead(server.deps, TEST_NOW)).toBe(1)
  heads = await readHeads(server.deps.files)
  const { rows } = await server.db.execute<{ no: string; id: string; reason: string | null }>(sql`
    SELECT no, s.activity_id AS id, reason FROM activity_seals s LEFT JOIN activity_reasons USING (activity_id)
    ORDER BY no`)
  log = rows.map(({ no, id, reason }) => ({ no: Number(no), id: Number(id), hasReason: reason !== null }))
})
afterAll(() => server.close())

test('a log that nobody touched is whole', async () => {
  expect(heads).toMatchObject([{ no: ROWS }])
  const verdict = await verdictAfter(server.db, heads, async () => undefined)
  expect(verdict).toEqual({ verified: ROWS, records: 0, lastNo: ROWS, waiting: 0, findings: [], broken: 0 })
})

test(`each of ${TIMES} tamperings is found, named by its row and by what it is`, async () => {
  const random = createRandom(2)
  const tried = new Set<unknown>()
  for (let time = 0; time < TIMES; time++) {
    const make = random.pick(tamperings)
    const { what, statements, found, at } = make(random, log)
    const { findings, broken } = await verdictAfter(server.db, heads, async (tx) => {
      for (const statement of statements)
        await (typeof statement === 'function' ? statement(tx) : tx.execute(statement))
    })
    tried.add(make)
    const [first] = findings
    expect([what, first?.kind, broken > 0], what).toEqual([what, found, true])
    expect([first?.activityId, first?.no], `${what}: ${first && brief(first)}`).toContain(at)
  }
  expect(tried.size).toBe(new Set(tamperings).size)
  // And what was taken back leaves no trace.
  expect((await verdictAfter(server.db, heads, async () => undefined)).broken).toBe(0)
})
