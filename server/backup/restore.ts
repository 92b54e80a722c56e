import { openToWrite } from '../db/openDatabase'
import { readSettings } from '../env'
import { readArguments } from './readArguments'
import { restoreBackup } from './restoreBackup'
import { runCommand, summary } from './runCommand'

async function restore(): Promise<string> {
  const { path, fileOf, has } = readArguments('restore', {
    options: {
      identity: { type: 'string' },
      keys: { type: 'string' },
      'lose-answers': { type: 'boolean' },
    },
    usage: '［--identity 秘密鍵のファイル］［--keys 人ごとの鍵のファイル］［--lose-answers］',
  })
  const settings = readSettings(process.env, { production: false, empty: true })
  const connection = await openToWrite(settings)
  try {
    const { manifest, keys } = await restoreBackup({
      connection,
      dataDir: settings.dataDir,
      path,
      keysPath: fileOf('keys'),
      identity: fileOf('identity'),
      losesAnswers: has('lose-answers'),
    })
    return [
      `バックアップを戻しました：${path}`,
      summary(manifest),
      ...(keys
        ? [
            `  人の鍵　　${keys.found}${keys.found < keys.known ? `（ほかの${keys.known - keys.found}人は鍵がなく、健康に関する回答は読めません）` : ''}`,
          ]
        : []),
    ].join('\n')
  } finally {
    await connection.close()
  }
}

void runCommand(restore)
