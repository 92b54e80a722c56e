import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { MIGRATIONS_FOLDER } from './knownMigrations'

/**
 * Runs and records migrations like drizzle's migrator, but in the caller's transaction.
 * @param stretch.after the last migration that has run, 0 for none
 * @param stretch.upTo the last one to run
 */
export async function applyMigrations(
  client: pg.ClientBase,
  stretch: { after: number; upTo: number },
): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query(
    `CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  )
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
    if (folderMillis <= stretch.after || folderMillis > stretch.upTo) continue
    for (const statement of sql) await client.query(statement)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}
