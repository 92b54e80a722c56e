import type pg from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../log/startError'
import { applyMigrations } from './applyMigrations'
import type { DatabaseConnection } from './client'
import { knownMigrations } from './knownMigrations'
import { migrateInSteps } from './migrateInSteps'
import { takeMigrationLock } from './migrationLock'
import { lastMigration, requireKnownSchema, unfinishedMigration } from './requireKnownSchema'

/**
 * Migrates to the newest schema; other starting processes wait. After an interruption an empty database stays
 * empty, and another continues after its last finished step.
 * @throws StartError when a newer program has migrated it
 */
export async function migrateDatabase(connection: DatabaseConnection): Promise<void> {
  const client = await connection.pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SET client_min_messages = warning')
    await takeMigrationLock(client)
    await requireKnownSchema(client)
    const last = await lastMigration(client)
    if (last === null) await fillEmpty(client)
    else await migrateInSteps(client, last)
  } finally {
    // Closes the connection, which releases the lock and drops our settings.
    client.release(true)
  }
}

/**
 * For a start behind a pooler, through which no migration can run.
 * @throws StartError unless the schema is this program's own
 */
export async function requireMigrated({ pool }: DatabaseConnection, log: Logger): Promise<void> {
  await requireKnownSchema(pool)
  if (
    (await lastMigration(pool)) !== Math.max(...knownMigrations()) ||
    (await unfinishedMigration(pool)) !== null
  )
    throw new StartError(
      'データベースがこの版に更新されていません。「DATABASE_URL」にPgBouncerを通さない接続先を、「DATABASE_POOLER」に空を指定して「npm run migrate」を実行してから、起動してください。',
    )
  const { rows } = await pool.query<{ limit: string }>(`SELECT current_setting('statement_timeout') AS limit`)
  if (rows[0]?.limit === '0')
    log.warn(
      'statement_timeout is not set for this user: behind a pooler nothing ends a statement that takes too long',
    )
}

async function fillEmpty(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN')
  await applyMigrations(client, { after: 0, upTo: Infinity })
  await client.query('COMMIT')
}
