import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase, type DatabaseConnection } from './client'
import { startEmbeddedPostgres } from './embedded'
import { findPlace } from './embeddedPlace'
import { findRunningUrl } from './embeddedUrl'
import { requireKnownSchema } from './requireKnownSchema'
import type { Settings } from '../settings/env'
import { startDataDir } from './dataDir'
import { StartError } from '../log/startError'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

async function connect(url: string): Promise<DatabaseConnection> {
  const connection = connectDatabase(url, { connections: 2 })
  try {
    await connection.pool.query('SELECT 1')
    return connection
  } catch {
    await connection.close()
    throw new StartError(
      'データベースに接続できません。環境変数「DATABASE_URL」と、データベースが動いていることを確認してください。',
    )
  }
}

async function startHere(dataDir: string): Promise<DatabaseConnection> {
  const unlock = startDataDir(dataDir)
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
    const connection = connectDatabase(postgres.url, { connections: 2 })
    const close = async () => {
      await connection.close()
      await postgres.stop()
      unlock()
    }
    return { ...connection, close }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Opens the database for a reading command, also while the service runs. Creates and migrates nothing.
 * @throws StartError when there is none, or a newer program's
 */
export async function openToRead(place: Place): Promise<DatabaseConnection> {
  const connection = await openAsItIs(place)
  try {
    await requireKnownSchema(connection.pool)
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

async function openAsItIs({ databaseUrl, dataDir }: Place): Promise<DatabaseConnection> {
  if (databaseUrl !== null) return connect(databaseUrl)
  const place = findPlace(dataDir)
  if (!existsSync(join(place, 'cluster')))
    throw new StartError(
      `データフォルダー「${dataDir}」にデータベースがありません。環境変数「DATA_DIR」または「DATABASE_URL」を確認してください。`,
    )
  try {
    return await startHere(dataDir)
  } catch (error) {
    // The service holds the folder: use its socket.
    const url = findRunningUrl(place)
    if (url === null) throw error
    return connect(url)
  }
}

/**
 * Opens the database for a writing command; creates a missing embedded one.
 * @throws StartError while the service runs on the data folder
 */
export async function openToWrite({ databaseUrl, dataDir }: Place): Promise<DatabaseConnection> {
  if (databaseUrl === null) return startHere(dataDir)
  return connect(databaseUrl)
}
