import { knownMigrations } from '../../ground/db/knownMigrations'
import { migrateDatabase } from '../../ground/db/migrate'
import { readSettings } from '../../ground/settings/env'
import { openToWrite } from '../../ground/db/openDatabase'
import { runCommand } from './runCommand'

/** Migrates without starting the service, for example with a database user of more rights. */
async function migrate(): Promise<string> {
  const connection = await openToWrite(readSettings(process.env, { production: false, empty: true }))
  try {
    await migrateDatabase(connection)
    return `データベースは最新です（マイグレーション ${knownMigrations().length}件）。`
  } finally {
    await connection.close()
  }
}

void runCommand(migrate)
