import { systemClock } from '../../ground/clock'
import { openToRead } from '../../ground/db/openDatabase'
import { readSettings } from '../../ground/settings/env'
import { createBackup } from './createBackup'
import { noteLastBackup } from '../../ground/files/lastBackup'
import { readArguments } from './readArguments'
import { countOf, runCommand, summary } from './runCommand'

async function backup(): Promise<string> {
  const { path, fileOf } = readArguments('backup', {
    options: { keys: { type: 'string' } },
    usage: '［--keys 人ごとの鍵のファイル］',
  })
  const settings = readSettings(process.env, { production: false, empty: true })
  const { backupRecipients: recipients } = settings
  const connection = await openToRead(settings)
  const now = systemClock.now()
  try {
    const { manifest, keys, keysPath, bytes } = await createBackup({
      connection,
      dataDir: settings.dataDir,
      path,
      keysPath: fileOf('keys'),
      recipients: recipients ?? [],
      now,
    })
    noteLastBackup(settings.dataDir, now)
    return [
      `バックアップを作成しました：${path}（${(bytes / 1e6).toFixed(1)} MB${recipients?.length ? '、暗号化済み' : ''}）`,
      summary(manifest),
      `  人の鍵　　${countOf(keys)}（書き直したファイル：${keysPath}）`,
      ...(recipients === null
        ? [
            '',
            '暗号化していません。氏名などと、健康データの鍵やユーザープールの鍵（DATA_DIRのkeys）がそのまま入っています。環境変数「BACKUP_RECIPIENT」にageの公開鍵を設定すると、暗号化して書き出します。',
          ]
        : []),
    ].join('\n')
  } finally {
    await connection.close()
  }
}

void runCommand(backup)
