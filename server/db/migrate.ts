import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import type { DatabaseConnection } from './client'
import { MIGRATIONS_FOLDER } from './knownMigrations'
import { requireKnownSchema } from './requireKnownSchema'
import { databaseCode } from './transaction'

/** Any number, the same in all our processes. */
export const MIGRATION_LOCK = 7_261_154

/** A waiting table lock blocks all later requests, so it waits no longer than this. */
const LOCK_TIMEOUT_MS = 2_000
const PAUSE_MS = 1_000
const PATIENCE_MS = 5 * 60_000
const LOCK_NOT_AVAILABLE = '55P03'

/** All migrations in one transaction, repeated while another connection holds one of their tables. */
async function migrateWithPatience(client: pg.PoolClient): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: MIGRATIONS_FOLDER })
    } catch (error) {
      if (databaseCode(error) !== LOCK_NOT_AVAILABLE || performance.now() > giveUpAt) throw error
    }
    await sleep(PAUSE_MS)
  }
}

/**
 * Migrates to the newest schema. Of several starting processes one migrates and the others wait. An
 * interruption leaves the schema unchanged.
 * @throws StartError when a newer program has migrated it
 */
export async function migrateDatabase(connection: DatabaseConnection): Promise<void> {
  const client = await connection.pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SET client_min_messages = warning')
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await requireKnownSchema(client)
    // Set only now: waiting for another migrating process may take longer.
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await migrateWithPatience(client)
  } finally {
    // Closes the connection, which releases the lock and drops our settings.
    client.release(true)
  }
}
