import { existsSync } from 'node:fs'
import { connectDatabase, type Database } from '../../db/client'
import { findPlace } from '../../db/embeddedPlace'
import { lockDataDir } from '../../db/lock'
import type { Settings } from '../../env'
import { StartError } from '../../startError'

/**
 * The database of the settings as it is, for reading: nothing is made and nothing migrated. That of the data folder is
 * started for as long as it is needed.
 * @throws StartError when there is none, or a server holds the data folder
 */
export async function withLog<T>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) return withConnection(databaseUrl, work)
  if (!existsSync(findPlace(dataDir)))
    throw new StartError(`データフォルダー「${dataDir}」にデータベースがありません。`)
  const unlock = lockDataDir(dataDir)
  try {
    // Loaded here: with a database of one's own none of it is needed.
    const { startEmbeddedPostgres } = await import('../../db/embedded')
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
    try {
      return await withConnection(postgres.url, work)
    } finally {
      await postgres.stop()
    }
  } finally {
    unlock()
  }
}

async function withConnection<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const connection = connectDatabase(url, { connections: 1 })
  try {
    await requireSeals(connection.db)
    return await work(connection.db)
  } finally {
    await connection.close()
  }
}

async function requireSeals({ $client: pool }: Database): Promise<void> {
  const found = await pool
    .query<{ there: boolean }>(`SELECT to_regclass('activity_seals') IS NOT NULL AS there`)
    .catch(() => {
      throw new StartError(
        'データベースに接続できません。環境変数「DATABASE_URL」と、データベースが動いていることを確認してください。',
      )
    })
  if (!found.rows[0]?.there)
    throw new StartError(
      'このデータベースの操作履歴には、まだ封印がありません。サーバーを一度起動すると、数分で封印されます。',
    )
}
