import type pg from 'pg'
import { applyMigrations } from './applyMigrations'
import type { DatabaseConnection } from './client'
import { migrateInSteps } from './migrateInSteps'
import { takeMigrationLock } from './migrationLock'
import { lastMigration, requireKnownSchema } from './requireKnownSchema'

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

async function fillEmpty(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN')
  await applyMigrations(client, { after: 0, upTo: Infinity })
  await client.query('COMMIT')
}
