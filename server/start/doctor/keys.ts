import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createPush } from '../../ground/push/createPush'
import { readOperator } from '../../ground/files/readOperator'
import { dataFolders, type Settings } from '../../ground/settings/env'
import { encrypterTo } from '../backup/age'
import { connectDatabase, databaseCode } from '../../ground/db/client'
import { requireSealKeys } from '../../records/seals/requireSealKeys'
import { requireMasterKeys } from '../../ground/vault/requireMasterKeys'
import { kmsRegionOf } from '../../ground/settings/kmsKeys'
import { tryKmsKey } from '../../ground/vault/kmsKey'
import { CONTACT_KEPT_DAYS } from '../../../shared/facts/rewards'
import { StartError } from '../../ground/log/startError'
import { nameOf, Problem, Unknown } from './ask'

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

/** Optional: without it nothing of it is shown anywhere. */
export const noticeKey = (settings: Settings): string => {
  const { vapidKeys: keys } = settings
  if (keys.length === 0) return 'ありません（端末へのお知らせを使いません。メールは送られます）'
  const { contact } = readOperator(settings)
  if (createPush(settings, { contact }) === null)
    throw new Problem('環境変数「VAPID_KEY」を鍵として使えません。')
  return `鍵 ${keys.length}個（端末へのお知らせを使います）`
}

const UNDEFINED_TABLE = '42P01'

/** Whether the keys are those that the data was sealed and signed with, as the start asks too. */
export const keysOfData = async (settings: Settings): Promise<string> => {
  const { databaseUrl, databasePooler: isPooled } = settings
  if (databaseUrl === null) throw new Unknown('データベースがわからないため、比べられません。')
  const { db, pool, close } = connectDatabase(databaseUrl, { connections: 1, isPooled })
  try {
    await requireMasterKeys(db, settings)
    await requireSealKeys(pool, settings)
    const { length: lost } = settings.lostSealKeys
    const { length: lostSigners } = settings.lostCheckpointKeys
    return [
      'データベースの記録に使われた鍵がそろっています',
      ...(lost > 0 ? [`（失われた鍵${lost}個を除きます。その鍵の封印は、確かめられません）`] : []),
      ...(lostSigners > 0 ? [`（失われた署名の鍵${lostSigners}個を除きます）`] : []),
    ].join('')
  } catch (error) {
    if (error instanceof StartError) throw error
    if (databaseCode(error) === UNDEFINED_TABLE) return '最初の起動の前なので、まだ使われていません'
    throw new Unknown(`データベースを読めないため、比べられません（${nameOf(error)}）。`)
  } finally {
    await close()
  }
}

/** Archives hold names in the clear when opened, so they are kept no longer than is needed. */
const LONGEST_KEPT_DAYS = 90

export const backupKeys = async ({
  backupRecipients: recipients,
  backupKeepDays: days,
}: Settings): Promise<string> => {
  if (recipients === null)
    throw new Problem(
      '環境変数「BACKUP_RECIPIENT」がありません。「npm run backup」のバックアップが暗号化されません。「age-keygen」を別のコンピューターで実行して、公開鍵（age1…）を設定してください。バックアップを別の方法で守るときは、noneを設定してください。',
    )
  if (recipients.length === 0) return '暗号化しません（none）'
  await encrypterTo(recipients)
  if (days === null)
    throw new Problem(
      '環境変数「BACKUP_KEEP_DAYS」がありません。バックアップには、退会した方の氏名や連絡先もそのまま入っています。何日で消すかを決めて設定し、写した先でも同じ日数で消してください（例：14）。',
    )
  if (days > LONGEST_KEPT_DAYS)
    throw new Problem(
      `環境変数「BACKUP_KEEP_DAYS」が${days}日です。退会した方の連絡先を残すのは${CONTACT_KEPT_DAYS}日までと約束しています。${LONGEST_KEPT_DAYS}日以下にしてください。`,
    )
  return `公開鍵 ${recipients.length}個に宛てて暗号化し、${days}日で消します`
}

export const ownPool = ({ poolKeys, dataDir }: Settings): string => {
  if (poolKeys !== null) return 'このプログラムのユーザープール（鍵は環境変数）'
  const { keys } = dataFolders(dataDir)
  return existsSync(join(keys, 'sealing.key'))
    ? `このプログラムのユーザープール（鍵は ${keys}）`
    : 'このプログラムのユーザープール（鍵は最初の起動で作られます）'
}
