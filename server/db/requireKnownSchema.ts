import type pg from 'pg'
import { StartError } from '../startError'
import { knownMigrations } from './knownMigrations'

/**
 * @throws StartError when a newer program migrated the database: this one would write incomplete rows and
 * back up incompletely
 */
export async function requireKnownSchema(database: pg.Pool | pg.ClientBase): Promise<void> {
  const { rows: found } = await database.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  )
  if (!found[0]?.there) return
  const newest = Math.max(...knownMigrations())
  const { rows } = await database.query<{ count: string }>(
    'SELECT count(*) FROM drizzle.__drizzle_migrations WHERE created_at > $1',
    [newest],
  )
  const unknown = Number(rows[0]?.count)
  if (unknown > 0)
    throw new StartError(
      `データベースは、このプログラムより新しい版で更新されています（この版が知らないマイグレーション ${unknown}件）。新しい版のプログラムを使うか、更新する前のバックアップを空のデータベースに戻してください。`,
    )
}
