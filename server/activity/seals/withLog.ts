import type { Database } from '../../db/client'
import { openToRead } from '../../db/openDatabase'
import type { Settings } from '../../env'
import { StartError } from '../../startError'

/**
 * Reads the log of the settings' database, whether the service runs or not.
 * @throws StartError when there is no database, or no log that is sealed
 */
export async function withLog<T>(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const connection = await openToRead(settings)
  try {
    await requireSeals(connection.db)
    return await work(connection.db)
  } finally {
    await connection.close()
  }
}

async function requireSeals({ $client: pool }: Database): Promise<void> {
  const found = await pool.query<{ there: boolean }>(
    `SELECT to_regclass('activity_seals') IS NOT NULL AS there`,
  )
  if (!found.rows[0]?.there)
    throw new StartError(
      'このデータベースの操作履歴には、まだ封印がありません。サーバーを一度起動すると、数分で封印されます。',
    )
}
