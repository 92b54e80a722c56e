import type { Logger } from 'pino'
import type { EmbeddedIdentity } from '../../../pool/createEmbeddedIdentity'
import { connectDatabase, type DatabaseConnection } from '../../ground/db/client'
import { migrateDatabase, requireMigrated } from '../../ground/db/migrate'
import { openReplica, type Replica } from '../../ground/db/replica'
import type { Deps } from '../../ground/deps'
import type { Settings } from '../../ground/settings/env'
import type { Identity } from '../../ground/identity/identity'
import { StartError } from '../../ground/log/startError'

export type RunningDatabase = DatabaseConnection & {
  place: string | null
}

/** PostgreSQL of `DATABASE_URL`, else embedded; migrated to the newest schema. */
export async function startDatabase(settings: Settings, log: Logger): Promise<RunningDatabase> {
  const { databaseUrl, dataDir, databasePooler: isPooled } = settings
  if (databaseUrl !== null) {
    const connection = connectDatabase(databaseUrl, { isPooled })
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
      await (isPooled ? requireMigrated(connection, log) : migrateDatabase(connection))
    } catch (error) {
      await connection.close()
      throw error
    }
    return { ...connection, place: null }
  }
  const { startEmbeddedPostgres } = await import('../../ground/db/embedded')
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

/** The replica of `DATABASE_REPLICA_URL`, even while unreachable; null without the setting. */
export async function startReplica(
  { databaseUrl, databaseReplicaUrl: replica, databasePooler: isPooled }: Settings,
  database: DatabaseConnection,
  log: Logger,
): Promise<Replica | null> {
  if (databaseUrl === null || replica === null) return null
  return openReplica({ replica, primary: databaseUrl }, database, log, { isPooled })
}

export type RunningIdentity = {
  identity: Identity
  /** Null with Amazon Cognito, which cannot import accounts without checks. */
  embedded: EmbeddedIdentity | null
}

/** Our own pool, or Amazon Cognito; loads only the code of that one. */
export async function startIdentity(
  deps: Pick<Deps, 'settings' | 'clock' | 'db' | 'mail' | 'log'>,
): Promise<RunningIdentity> {
  if (!deps.settings.ownPool) {
    const { createCognitoIdentity } = await import('../../ground/identity/createCognitoIdentity')
    return { identity: await createCognitoIdentity(deps.settings), embedded: null }
  }
  const { createEmbeddedIdentity } = await import('../../../pool/createEmbeddedIdentity')
  const embedded = await createEmbeddedIdentity(deps)
  return { identity: embedded, embedded }
}
