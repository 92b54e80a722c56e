import type pg from 'pg'
import { StartError } from '../log/startError'
import { knownMigrations } from './knownMigrations'

/** The table of drizzle's own migrator. */
export const MIGRATIONS = 'drizzle.__drizzle_migrations'
export const PROGRESS = 'drizzle.migration_progress'

type Client = pg.Pool | pg.ClientBase

async function hasTable(database: Client, table: string): Promise<boolean> {
  const { rows } = await database.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    table,
  ])
  return rows[0]?.there ?? false
}

/** The last finished migration; null without our schema. */
export async function lastMigration(database: Client): Promise<number | null> {
  if (!(await hasTable(database, MIGRATIONS))) return null
  const { rows } = await database.query<{ last: string | null }>(
    `SELECT max(created_at) AS last FROM ${MIGRATIONS}`,
  )
  return rows[0]?.last ? Number(rows[0].last) : null
}

export async function unfinishedMigration(database: Client): Promise<number | null> {
  if (!(await hasTable(database, PROGRESS))) return null
  const { rows } = await database.query<{ migration: string }>(`SELECT migration FROM ${PROGRESS}`)
  return rows[0] ? Number(rows[0].migration) : null
}

/**
 * @throws StartError when a newer program migrated the database, or began to: this one would write incomplete rows and
 * back up incompletely
 */
export async function requireKnownSchema(database: Client): Promise<void> {
  if (!(await hasTable(database, MIGRATIONS))) return
  const newest = Math.max(...knownMigrations())
  const { rows } = await database.query<{ count: string }>(
    `SELECT count(*) FROM ${MIGRATIONS} WHERE created_at > $1`,
    [newest],
  )
  const begun = ((await unfinishedMigration(database)) ?? 0) > newest ? 1 : 0
  const unknown = Number(rows[0]?.count) + begun
  if (unknown > 0)
    throw new StartError(
      `データベースは、このプログラムより新しい版で更新されています（この版が知らないマイグレーション ${unknown}件）。新しい版のプログラムを使うか、更新する前のバックアップを空のデータベースに戻してください。`,
    )
}
