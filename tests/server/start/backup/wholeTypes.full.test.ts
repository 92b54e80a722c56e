import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackup } from '../../../../server/start/backup/createBackup'
import { restoreBackup } from '../../../../server/start/backup/restoreBackup'
import { migrateInSteps } from '../../../../server/ground/db/migrateInSteps'
import { role } from '../../../../server/ground/tables/administrators'
import { staff } from '../../../support/actors'
import { testDatabase, type TestDatabase } from '../../../support/database'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let folder: string
let source: TestServer
let restored: TestDatabase
let stepped: TestDatabase

/** A colleague of each duty, backed up and restored; and a database that came to the present schema step by step. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nakatsugu-types-'))
  source = await startTestServer()
  for (const one of role.enumValues) await staff(source, one)
  restored = await testDatabase({ bare: true })
  stepped = await testDatabase({ bare: true })
  const path = join(folder, 'backup.tar')
  const connection = { ...restored, db: source.db, lists: source.deps.lists, pool: source.db.$client }
  await createBackup({ connection, dataDir: source.dataDir, path, now: TEST_NOW })
  await restoreBackup({ connection: restored, dataDir: join(folder, 'data'), path })
  const client = await stepped.pool.connect()
  await migrateInSteps(client, 0)
  client.release()
})
afterAll(async () => {
  await Promise.all([source.close(), restored.close(), stepped.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** Types whose values did not come by one command: PostgreSQL 15 takes no row with a later one in that transaction. */
const grown = async ({ pool }: TestDatabase): Promise<string[]> => {
  const { rows } = await pool.query<{ type: string }>(
    `SELECT enumtypid::regtype::text AS type FROM pg_enum GROUP BY 1
    HAVING count(DISTINCT xmin::text || ' ' || cmin::text) > 1`,
  )
  return rows.map(({ type }) => type)
}

const valuesOf = async ({ pool }: TestDatabase) =>
  (
    await pool.query<{ type: string; values: string[] }>(
      `SELECT enumtypid::regtype::text AS type, array_agg(enumlabel::text ORDER BY enumsortorder) AS values
      FROM pg_enum GROUP BY 1 ORDER BY 1`,
    )
  ).rows

test('a restore makes every type whole before it writes rows, and every duty is back', async () => {
  expect(await grown(restored)).toEqual([])
  const { rows } = await restored.pool.query<{ role: string }>(
    'SELECT DISTINCT unnest(coalesce(roles, ARRAY[role]))::text AS role FROM administrators',
  )
  expect(rows.map(({ role }) => role).toSorted()).toEqual([...role.enumValues].toSorted())
})

test('control: types that grew step by step are seen', async () => {
  expect(await grown(stepped)).toContain('role')
})

test('types made whole have the values of those that grew, in their order', async () => {
  expect(await valuesOf(restored)).toEqual(await valuesOf(stepped))
})
