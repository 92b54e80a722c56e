import { openToWrite } from '../db/openDatabase'
import { readSettings } from '../env'
import { readPath } from './readPath'
import { restoreBackup } from './restoreBackup'
import { runCommand, summary } from './runCommand'

async function restore(): Promise<string> {
  const path = readPath('restore')
  const settings = readSettings(process.env, { production: false, empty: true })
  const connection = await openToWrite(settings)
  try {
    const manifest = await restoreBackup({ connection, dataDir: settings.dataDir, path })
    return `バックアップを戻しました：${path}\n${summary(manifest)}`
  } finally {
    await connection.close()
  }
}

void runCommand(restore)
