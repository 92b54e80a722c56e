import { systemClock } from '../clock'
import { openToRead } from '../db/openDatabase'
import { readSettings } from '../env'
import { createBackup } from './createBackup'
import { readPath } from './readPath'
import { runCommand, summary } from './runCommand'

async function backup(): Promise<string> {
  const path = readPath('backup')
  const settings = readSettings(process.env, { production: false, empty: true })
  const connection = await openToRead(settings)
  try {
    const { manifest, bytes } = await createBackup({
      connection,
      dataDir: settings.dataDir,
      path,
      now: systemClock.now(),
    })
    return `バックアップを作成しました：${path}（${(bytes / 1e6).toFixed(1)} MB）\n${summary(manifest)}`
  } finally {
    await connection.close()
  }
}

void runCommand(backup)
