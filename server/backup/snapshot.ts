import pg from 'pg'
import { MIGRATION_LOCK } from '../db/migrate'
import type { Manifest } from './manifest'

export type Snapshot = Pick<Manifest, 'migration' | 'sequences'> & {
  tables: { name: string; columns: string[] }[]
}

/** What a migration that runs at the same time would change under our hands stays out until the lock is given back. */
async function listTables(client: pg.ClientBase): Promise<Snapshot['tables']> {
  const { rows } = await client.query<Snapshot['tables'][number]>(
    `SELECT relname AS name, array(
      SELECT attname::text FROM pg_attribute
      WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum
    ) AS columns
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  )
  return rows
}

async function readSequences(client: pg.ClientBase): Promise<Snapshot['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  )
  const sequences = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value AS value, is_called AS called FROM public.${pg.escapeIdentifier(name)}`,
    )
    sequences.push(...values.map((row) => ({ name, ...row })))
  }
  return sequences
}

/** The last migration; null where the schema was never made. */
async function readMigration(client: pg.ClientBase): Promise<number | null> {
  const { rows: found } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS found`,
  )
  if (!found[0]?.found) return null
  const { rows } = await client.query<{ last: string | null }>(
    'SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations',
  )
  return rows[0]?.last ? Number(rows[0].last) : null
}

/**
 * Begins a transaction in which every table shows the same instant until it ends, and lists what there is. Tables are
 * locked before that instant, as weakly as a SELECT does: one that a migration rewrote after it would look empty.
 * Sequences stand outside transactions; they may be ahead of the rows, which leaves a gap and repeats nothing.
 * @returns null when the database holds no schema of ours
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<Snapshot | null> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    const tables = await listTables(client)
    if (tables.length === 0) return null
    const names = tables.map(({ name }) => `public.${pg.escapeIdentifier(name)}`)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`)
    const migration = await readMigration(client)
    if (migration === null) return null
    return { tables, migration, sequences: await readSequences(client) }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}
