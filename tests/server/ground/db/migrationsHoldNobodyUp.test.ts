import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applyMigrations, isInBatches } from '../../../../server/ground/db/applyMigrations'
import { readMigrations } from '../../../../server/ground/db/knownMigrations'
import { testDatabase, type TestDatabase } from '../../../support/database'

vi.setConfig({ testTimeout: 60_000 })

/** Those until here were made before anybody had a large database. */
const LAST_OF_OLD = 20

/**
 * What a step has done to each table that was there before: whether it read or wrote all of it, and whether
 * somebody who writes it waits meanwhile. (A row that is written keeps its lock until the step ends.)
 */
const TOUCHED = `
  SELECT relname AS name, relfilenode::text AS file,
    pg_stat_get_xact_numscans(oid) + coalesce((SELECT sum(pg_stat_get_xact_numscans(indexrelid)) FROM pg_index WHERE indrelid = oid), 0)
      AS scans,
    EXISTS (SELECT FROM pg_locks WHERE pid = pg_backend_pid() AND relation = pg_class.oid
      AND mode NOT IN ('AccessShareLock', 'RowShareLock', 'ShareUpdateExclusiveLock')) AS held
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`

type Touched = { name: string; file: string; scans: string; held: boolean }

async function touched(client: pg.ClientBase): Promise<Map<string, Touched>> {
  const { rows } = await client.query<Touched>(TOUCHED)
  return new Map(rows.map((row) => [row.name, row]))
}

/** The tables whose users a step holds up while it reads or writes all of them. */
async function heldUp(client: pg.ClientBase, step: string, tables: Iterable<string>): Promise<string[]> {
  const before = await touched(client)
  await client.query(step.replaceAll('INDEX CONCURRENTLY', 'INDEX'))
  const after = await touched(client)
  return [...tables].filter((table) => {
    const [was, is] = [before.get(table), after.get(table)]
    return was && is && is.held && (is.scans !== was.scans || is.file !== was.file)
  })
}

let database: TestDatabase
let client: pg.PoolClient
beforeAll(async () => {
  database = await testDatabase({ bare: true })
  client = await database.pool.connect()
  await applyMigrations(client, { after: 0, upTo: readMigrations()[LAST_OF_OLD]!.time })
})
afterAll(async () => {
  client.release()
  await database.close()
})

test('no step of a migration reads or writes all of a table while its users wait', async () => {
  const found: { hash: string; step: string; tables: string[] }[] = []
  for (const { hash, steps } of readMigrations().slice(LAST_OF_OLD + 1)) {
    const tables = [...(await touched(client)).keys()]
    for (const step of steps) {
      if (isInBatches(step)) continue
      await client.query('BEGIN')
      const held = await heldUp(client, step, tables)
      await client.query('COMMIT')
      if (held.length > 0 && !step.includes('INDEX CONCURRENTLY')) found.push({ hash, step, tables: held })
    }
  }
  expect(found).toEqual([])
})

const HOLDING = [
  'CREATE INDEX ON guidances (created_at)',
  'CREATE UNIQUE INDEX ON guidances (id, created_at)',
  'ALTER TABLE guidances ALTER COLUMN user_id SET NOT NULL, ALTER COLUMN reserved_at SET NOT NULL',
  'ALTER TABLE guidances ADD CONSTRAINT new_rule CHECK (year > 2000)',
  'ALTER TABLE guidances ADD CONSTRAINT new_key FOREIGN KEY (id) REFERENCES screenings (id)',
  'ALTER TABLE guidances ADD CONSTRAINT new_pair UNIQUE (id, year)',
  'ALTER TABLE guidances ADD COLUMN number uuid NOT NULL DEFAULT gen_random_uuid()',
  'ALTER TABLE guidances ADD COLUMN twice integer GENERATED ALWAYS AS (year * 2) STORED',
  'ALTER TABLE guidances ALTER COLUMN updated_at TYPE text',
  'UPDATE guidances SET year = 2026',
  'DELETE FROM guidances',
]
test.each(HOLDING)('%s is found', async (statement) => {
  await client.query('BEGIN')
  expect(await heldUp(client, statement, ['guidances', 'screenings'])).toContain('guidances')
  await client.query('ROLLBACK')
})

const HARMLESS = [
  'ALTER TABLE guidances ADD COLUMN number integer NOT NULL DEFAULT 0',
  'ALTER TABLE guidances ADD CONSTRAINT new_rule CHECK (year > 2000) NOT VALID',
  'ALTER TABLE guidances ADD CONSTRAINT new_key FOREIGN KEY (id) REFERENCES screenings (id) NOT VALID',
]
test.each(HARMLESS)('%s is not, nor is its validation', async (statement) => {
  await client.query('BEGIN')
  expect(await heldUp(client, statement, ['guidances', 'screenings'])).toEqual([])
  await client.query('COMMIT')
  const constraint = /CONSTRAINT (\w+)/.exec(statement)?.[1]
  if (!constraint) return
  await client.query('BEGIN')
  const validation = `ALTER TABLE guidances VALIDATE CONSTRAINT ${constraint}`
  expect(await heldUp(client, validation, ['guidances', 'screenings'])).toEqual([])
  await client.query('COMMIT')
})
