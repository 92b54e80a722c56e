import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import type { DatabaseConnection } from './client'

/** Any number, as long as every process of ours uses the same. */
export const MIGRATION_LOCK = 7_261_154
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url))

/**
 * Brings the database to the newest schema. Several processes may start at once: one migrates, the others wait for it.
 */
export async function migrateDatabase(connection: DatabaseConnection): Promise<void> {
  const client = await connection.pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SET client_min_messages = warning')
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client, { casing: 'snake_case' }), {
      migrationsFolder: MIGRATIONS_FOLDER,
    })
  } finally {
    // The connection is closed, not given back: that frees the lock whatever happened, and our settings go with it.
    client.release(true)
  }
}
