import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../support/database'

const FOLDER = new URL('../../../../server/ground/tables/sql/', import.meta.url)

const DEFINITIONS = `
  SELECT 'function' AS kind, p.oid::regprocedure::text AS name, pg_get_functiondef(p.oid) AS definition
    FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'trigger', t.tgname, pg_get_triggerdef(t.oid)
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace
  UNION ALL SELECT 'view', c.relname, pg_get_viewdef(c.oid)
    FROM pg_class c WHERE c.relkind IN ('v', 'm') AND c.relnamespace = 'public'::regnamespace
  ORDER BY 1, 2, 3`

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function definitions(client: pg.PoolClient) {
  const { rows } = await client.query<{ kind: string; name: string; definition: string }>(DEFINITIONS)
  return rows
}

async function dropAll(client: pg.PoolClient) {
  for (const { kind, name, definition } of await definitions(client)) {
    if (kind === 'trigger') {
      const table = / ON (\S+) /.exec(definition)?.[1]
      await client.query(`DROP TRIGGER ${name} ON ${table}`)
    }
  }
  for (const { kind, name } of await definitions(client))
    await client.query(`DROP ${kind} IF EXISTS ${name} CASCADE`)
}

it('a migrated database holds the functions, triggers and views that the source files say, and no others', async () => {
  const client = await database.pool.connect()
  try {
    const migrated = await definitions(client)
    expect(migrated.length).toBeGreaterThan(30)
    await client.query('BEGIN')
    await dropAll(client)
    expect(await definitions(client)).toEqual([])
    for (const file of readdirSync(FOLDER)) await client.query(readFileSync(new URL(file, FOLDER), 'utf8'))
    expect(await definitions(client)).toEqual(migrated)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})
