import { parseArgs } from 'node:util'
import { hasAdministrator, newLink } from '../../../pool/account/firstAdministratorLink'
import { requireSameKeys } from '../../../pool/ground/keys/productionKeys'
import { runCommand } from '../backup/runCommand'
import { systemClock } from '../../ground/clock'
import { connectDatabase, type Database } from '../../ground/db/client'
import { lastMigration, requireKnownSchema } from '../../ground/db/requireKnownSchema'
import { readSettings, type Settings } from '../../ground/settings/env'
import { isEmail, normaliseEmail } from '../../ground/identity/email'
import { inviteByCognito } from '../../ground/identity/inviteByCognito'
import { StartError } from '../../ground/log/startError'
import { firstAdministratorMessage } from './startMessage'

const USAGE =
  'Amazon Cognitoを使うときは、「npm run first-administrator -- --email 管理者のメールアドレス」と入力してください。'
const OWN_USAGE =
  'このプログラムのユーザープールでは、メールアドレスは表示されたリンクの画面で入力します。「npm run first-administrator」とだけ入力してください。'

function readEmail(): string | null {
  try {
    return parseArgs({ options: { email: { type: 'string' } } }).values.email ?? null
  } catch {
    throw new StartError(USAGE)
  }
}

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, pool, close } = connectDatabase(url, { connections: 1 })
  try {
    const last = await lastMigration(pool).catch(() => {
      throw new StartError(
        'データベースに接続できません。環境変数「DATABASE_URL」と、データベースが動いていることを確認してください。',
      )
    })
    if (last === null)
      throw new StartError(
        'データベースがまだ用意されていません。サービスを一度起動してから、もう一度実行してください。',
      )
    await requireKnownSchema(pool)
    return await work(db)
  } finally {
    await close()
  }
}

async function invite(settings: Settings, email: string): Promise<string> {
  const isNew = await inviteByCognito(settings, email).catch((error: unknown) => {
    throw new StartError(
      `ユーザープール「${settings.pool.userPoolId}」に登録できませんでした（${error instanceof Error ? error.name : 'エラー'}）。グループ「Administrators」があることと、この役割の権限（docs/operations.md）を確認してください。`,
    )
  })
  return [
    `${email} をグループ「Administrators」に入れました。`,
    isNew
      ? `仮のパスワードが、Amazon Cognitoからこのアドレスへメールで届きます。${settings.adminOrigin}/admin/ を開き、仮のパスワードでログインして、ご自身のパスワードを設定してください。`
      : `このアドレスのアカウントはすでにありました。${settings.adminOrigin}/admin/ を開き、お持ちのパスワードでログインしてください。`,
    'はじめにログインした人が、最初の管理者になります。',
  ].join('\n')
}

/** Creates a way to become the first administrator of production while there has never been one. */
async function admitFirstAdministrator(): Promise<string> {
  const given = readEmail()
  const settings = readSettings(process.env, { production: true, empty: true })
  const email = given === null ? null : normaliseEmail(given)
  if (settings.ownPool ? email !== null : email === null || !isEmail(email))
    throw new StartError(settings.ownPool ? OWN_USAGE : USAGE)
  return withDatabase(settings.databaseUrl ?? '', async (db) => {
    if (await hasAdministrator(db))
      throw new StartError('管理者はすでにいます。新しい管理者は、管理画面の「管理者」から招待してください。')
    if (email !== null) return invite(settings, email)
    const { keys } = await requireSameKeys(db, settings)
    return firstAdministratorMessage(await newLink({ db, keys, clock: systemClock, settings }))
  })
}

void runCommand(admitFirstAdministrator)
