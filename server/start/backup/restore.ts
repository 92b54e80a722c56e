import type { DatabaseConnection } from '../../ground/db/client'
import { openToWrite } from '../../ground/db/openDatabase'
import { readSettings, type Settings } from '../../ground/settings/env'
import { requireSealKeys } from '../../records/seals/requireSealKeys'
import { StartError } from '../../ground/log/startError'
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
      settings,
    })
    const otherKeys = await otherSealKeys(connection, settings)
    return [
      `バックアップを戻しました：${path}`,
      summary(manifest),
      ...(keys
        ? [
            `  人の鍵　　${keys.found}${keys.found < keys.known ? `（ほかの${keys.known - keys.found}人は鍵がなく、健康に関する回答は読めません）` : ''}`,
          ]
        : []),
      ...(otherKeys === null ? [] : ['', `起動する前に直してください：${otherKeys}`]),
      '',
      '起動したあと、「npm run verify」と「npm run replay」で確かめてください。このバックアップより後に退会した方は、もう一度退会の処理が必要です。',
    ].join('\n')
  } finally {
    await connection.close()
  }
}

/** What the start would refuse; the rows are back nevertheless. */
async function otherSealKeys({ pool }: DatabaseConnection, settings: Settings): Promise<string | null> {
  try {
    await requireSealKeys(pool, settings)
    return null
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
}

void runCommand(restore)
