import type pg from 'pg'
import { readMigrations, type Migration } from './knownMigrations'
import { MIGRATIONS, PROGRESS } from './requireKnownSchema'
import { withWholeEnums } from './wholeEnums'

const BATCH_ROWS = 10_000

/** A step that begins so runs repeatedly: $1 is the last id of the previous run, $2 the number of rows per run. */
export const isInBatches = (step: string) => step.startsWith('-- in batches')

/** @returns its last id; null when nothing is left to do */
export async function runBatch(
  client: pg.ClientBase,
  step: string,
  { after, rows }: { after: string | null; rows: number },
): Promise<string | null> {
  const result = await client.query<{ last: string }>(step, [after, rows])
  return result.rows[0]?.last ?? null
}

/**
 * Runs and records migrations in the caller's transaction, on an empty database or on one that this made in the same
 * transaction.
 * @param stretch.after the last migration that has run, 0 for none
 * @param stretch.upTo the last one to run
 */
export async function applyMigrations(
  client: pg.ClientBase,
  stretch: { after: number; upTo: number },
): Promise<void> {
  await makeRecords(client)
  for (const migration of withWholeEnums(readMigrations())) {
    if (migration.time <= stretch.after || migration.time > stretch.upTo) continue
    for (const step of migration.steps) await runStep(client, step)
    await recordMigration(client, migration)
  }
}

export async function makeRecords(client: pg.ClientBase): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${MIGRATIONS} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  )
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${PROGRESS} (migration bigint PRIMARY KEY, steps integer NOT NULL, after text)`,
  )
}

export const recordMigration = (client: pg.ClientBase, { hash, time }: Migration) =>
  client.query(`INSERT INTO ${MIGRATIONS} (hash, created_at) VALUES ($1, $2)`, [hash, time])

async function runStep(client: pg.ClientBase, step: string): Promise<void> {
  if (!isInBatches(step)) {
    await client.query(step.replaceAll('INDEX CONCURRENTLY', 'INDEX'))
    return
  }
  let after: string | null = null
  do after = await runBatch(client, step, { after, rows: BATCH_ROWS })
  while (after !== null)
}
