import type { Logger } from 'pino'
import { connectDatabase, type DatabaseConnection } from '../db/client'
import { migrateDatabase } from '../db/migrate'
import type { Settings } from '../env'
import { StartError } from '../startError'

export type RunningDatabase = DatabaseConnection & {
  /** The folder of the embedded database; null for an external one. */
  place: string | null
}

/** PostgreSQL of `DATABASE_URL`, else the embedded one; migrated to the newest schema. */
export async function startDatabase(settings: Settings, log: Logger): Promise<RunningDatabase> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl !== null) {
    const connection = connectDatabase(databaseUrl)
    try {
      await connection.pool.query('SELECT 1')
    } catch (error) {
      await connection.close()
      log.error({ err: error }, 'database unreachable')
      throw new StartError(
        'データベースに接続できません。環境変数「DATABASE_URL」と、データベースが動いていることを確認してください。',
      )
    }
    try {
      await migrateDatabase(connection)
    } catch (error) {
      await connection.close()
      throw error
    }
    return { ...connection, place: null }
  }
  // Loaded only for the embedded database.
  const { startEmbeddedPostgres } = await import('../db/embedded')
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: (line) => log.info({ line }, 'postgres'),
    // Nothing works without the database; a supervisor restarts both.
    onLost: () => {
      log.fatal('the database has ended')
      process.exit(1)
    },
  })
  const connection = connectDatabase(postgres.url)
  const close = async () => {
    await connection.close()
    await postgres.stop()
  }
  try {
    await migrateDatabase(connection)
  } catch (error) {
    await close()
    throw error
  }
  return { ...connection, close, place: postgres.place }
}
