import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolders, type Settings } from '../env'
import { encrypterTo } from '../backup/age'
import { kmsRegionOf } from '../settings/kmsKeys'
import { tryKmsKey } from '../vault/kmsKey'
import { Problem } from './ask'

export const sealKeys = ({ sealKeys: keys, checkpointKeys }: Settings): string => {
  const why = {
    SEAL_KEY: keys.length === 0 && '協力金と判定の記録が封印されません',
    CHECKPOINT_KEY: checkpointKeys.length === 0 && '封印の控えに署名できず、会員が記録の控えを受け取れません',
  }
  for (const [name, problem] of Object.entries(why))
    if (problem)
      throw new Problem(
        `環境変数「${name}」がありません。${problem}。「openssl rand -hex 32」の出力を設定し、別の場所にも保管してください。`,
      )
  return `鍵 ${keys.length}個、署名の鍵 ${checkpointKeys.length}個`
}

export const healthKeys = async ({ healthKeys: keys, kmsEndpoint }: Settings): Promise<string> => {
  if (keys.length === 0)
    throw new Problem(
      '環境変数「HEALTH_KEY」がありません。健康に関する回答が、データベースとバックアップに暗号化されずに残ります。「openssl rand -hex 32」の出力を設定し、別の場所にも保管してください（失うと、回答を読めなくなります）。',
    )
  const ofKms = keys.filter((key) => kmsRegionOf(key) !== null)
  for (const arn of ofKms) await tryKmsKey(arn, kmsEndpoint)
  return `鍵 ${keys.length}個${ofKms.length > 0 ? `（AWS KMS ${ofKms.length}個）` : ''}`
}

export const backupKeys = async ({ backupRecipients: recipients }: Settings): Promise<string> => {
  if (recipients === null)
    throw new Problem(
      '環境変数「BACKUP_RECIPIENT」がありません。「npm run backup」のバックアップが暗号化されません。「age-keygen」を別のコンピューターで実行して、公開鍵（age1…）を設定してください。バックアップを別の方法で守るときは、noneを設定してください。',
    )
  if (recipients.length === 0) return '暗号化しません（none）'
  await encrypterTo(recipients)
  return `公開鍵 ${recipients.length}個に宛てて暗号化します`
}

export const ownPool = ({ poolKeys, dataDir }: Settings): string => {
  if (poolKeys !== null) return 'このプログラムのユーザープール（鍵は環境変数）'
  const { keys } = dataFolders(dataDir)
  return existsSync(join(keys, 'sealing.key'))
    ? `このプログラムのユーザープール（鍵は ${keys}）`
    : 'このプログラムのユーザープール（鍵は最初の起動で作られます）'
}
