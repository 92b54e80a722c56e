import { ask, nameOf, Problem, type Check } from './ask'
import { backups, keysElsewhere } from './backups'
import { bookingHours } from './bookingHours'
import { backupKeys, healthKeys, keysOfData, noticeKey, ownPool, sealKeys } from './keys'
import { publicAddress } from './publicAddress'
import { randomUUID } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { dirname } from 'node:path'
import pino from 'pino'
import { systemClock } from '../../ground/clock'
import { readConsents } from '../../ground/files/readConsents'
import { connectDatabase } from '../../ground/db/client'
import { requireDataFolder } from '../../ground/db/dataDir'
import { knownMigrations } from '../../ground/db/knownMigrations'
import { LAG_MAX_MS, openReplica } from '../../ground/db/replica'
import { lastMigration, requireKnownSchema, unfinishedMigration } from '../../ground/db/requireKnownSchema'
import { createFileStore } from '../../ground/files/createFileStore'
import { createCognitoAdmin, missingGroups } from '../../ground/identity/cognitoAdmin'
import { isLoopbackName } from '../../ground/settings/loopback'
import { readFailure } from '../../ground/outbox/mailFault'
import { openSmtp } from '../../ground/outbox/createMail'
import { countQueue } from '../../office/conversation/mails/drainQueue'
import { inMailbox } from '../../office/conversation/mails/openMailbox'
import { readOperator } from '../../ground/files/readOperator'
import { databaseFault, StartError } from '../../ground/log/startError'

const GIGABYTE = 1024 ** 3
const MEMORY_GIGABYTES = 1
/** Of the memory that a machine is sold with: the rest is its own. */
const LEAST_SEEN = 0.9
/** From about here, sign-ins and authenticator apps fail. */
const CLOCK_MOST_SECONDS = 30
const OLDEST_POSTGRES = 150_000

const machine: Check = ({ dataDir }) => {
  const memory = totalmem() / GIGABYTE
  if (memory < LEAST_SEEN * MEMORY_GIGABYTES)
    throw new Problem(
      `メモリが${memory.toFixed(1)} GBしかありません。${MEMORY_GIGABYTES} GB以上にしてください。`,
    )
  const { bavail, blocks } = statfsSync(existing(dataDir))
  const free = Math.round((bavail / blocks) * 100)
  if (free < 10)
    throw new Problem(
      `「${dataDir}」のディスクの空きが${free}%です。不要なファイルを消すか、容量を増やしてください。`,
    )
  return `Node.js ${process.versions.node}、メモリ ${memory.toFixed(1)} GB、ディスクの空き ${free}%`
}

/** The first start creates the folder itself: until then the disk is that of the nearest existing parent. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder))
}

const operator: Check = (settings) => {
  const texts = readOperator(settings)
  const consents = readConsents(settings, texts)
  return `${texts.serviceName}、同意書 ${consents.length}版`
}

const files: Check = async (settings) => {
  if (settings.filesBucket === null) {
    requireDataFolder(settings.dataDir, 'files')
    return `フォルダー ${settings.dataDir}`
  }
  const store = createFileStore({ settings })
  const key = `doctor/${randomUUID()}`
  try {
    await store.put(key, Buffer.from('doctor'), 'text/plain')
    const kept = await store.get(store.bucket, key)
    await store.delete(store.bucket, key)
    if (!kept) throw new Problem('書いたファイルを読み出せません。')
  } catch (error) {
    throw error instanceof Problem
      ? error
      : new Problem(
          `バケット「${settings.filesBucket}」に書き込み・読み出し・削除ができません（${nameOf(error)}）。バケットの名前と、役割の権限（s3:PutObject、GetObject、DeleteObject）を確認してください。`,
        )
  }
  return `バケット ${settings.filesBucket}`
}

type Asked = { version: string; number: number; at: Date; tls: boolean }

const database: Check = async ({ databaseUrl, databasePooler: isPooled }) => {
  if (databaseUrl === null) throw new Problem('環境変数「DATABASE_URL」を設定してください。')
  const { pool, close } = connectDatabase(databaseUrl, { connections: 1, isPooled })
  try {
    const { rows } = await pool.query<Asked>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
        clock_timestamp() as at, coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as tls`,
    )
    const [asked] = rows
    if (!asked || asked.number < OLDEST_POSTGRES)
      throw new Problem(`PostgreSQL ${asked?.version}は古すぎます。15以上にしてください。`)
    const host = hostOf(databaseUrl)
    if (!asked.tls && host !== '' && !isLoopbackName(host))
      throw new Problem(
        `「${host}」への接続が暗号化されていません。DATABASE_URLの末尾に「?sslmode=verify-full&sslrootcert=証明書のパス」を付けてください。`,
      )
    requireSameTime(asked.at, 'データベース')
    await requireKnownSchema(pool)
    const behind = await migrationsLeft(pool)
    const schema = behind === 0 ? 'スキーマは最新' : `起動時に更新されるマイグレーション ${behind}件`
    return `PostgreSQL ${asked.version}、${schema}`
  } catch (error) {
    if (error instanceof Problem || error instanceof StartError) throw error
    const fault = databaseFault(error)
    if (fault !== null) throw new Problem(fault)
    throw new Problem(
      `接続できません（${nameOf(error)}）。環境変数「DATABASE_URL」と、データベースが動いていることを確認してください。`,
    )
  } finally {
    await close()
  }
}

const WHY_NOT: Record<string, string> = {
  lost: '接続できないか、レプリカではありません',
  foreign: '「DATABASE_URL」のデータベースのレプリカではありません',
  behind: `${LAG_MAX_MS / 1000}秒以上遅れています`,
}

const replica: Check = async ({ databaseUrl, databaseReplicaUrl, databasePooler: isPooled }) => {
  if (databaseUrl === null || databaseReplicaUrl === null) return '使いません'
  const connection = connectDatabase(databaseUrl, { connections: 1, isPooled })
  try {
    const urls = { replica: databaseReplicaUrl, primary: databaseUrl }
    const found = await openReplica(urls, connection, pino({ enabled: false }), { isPooled })
    const { refusal } = found.standing()
    await found.close()
    if (refusal === null) return '一覧と書き出しをここから読みます'
    throw new Problem(
      `レプリカを使えません（${WHY_NOT[refusal]}）。一覧はそのあいだ、主のデータベースから読みます。環境変数「DATABASE_REPLICA_URL」と、レプリカの状態を確認してください。`,
    )
  } finally {
    await connection.close()
  }
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '')

async function migrationsLeft(pool: Parameters<typeof lastMigration>[0]): Promise<number> {
  const last = await lastMigration(pool)
  if ((await unfinishedMigration(pool)) !== null)
    throw new Problem('データベースの更新が途中で止まっています。「npm run migrate」を実行してください。')
  return knownMigrations().filter((time) => last === null || time > last).length
}

function requireSameTime(theirs: Date, whose: string): void {
  const seconds = Math.round((systemClock.now().getTime() - theirs.getTime()) / 1000)
  if (Math.abs(seconds) > CLOCK_MOST_SECONDS)
    throw new Problem(
      `このコンピューターの時計は、${whose}の時計より${Math.abs(seconds)}秒${seconds > 0 ? '進んで' : '遅れて'}います。時刻の同期（chronyなど）を確認してください。`,
    )
}

/** Of nodemailer: nobody answered there. */
const CONNECTION_FAULTS = new Set([
  'ESOCKET',
  'ECONNECTION',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EDNS',
  'ENOTFOUND',
])

const mail: Check = async ({ smtpUrl, mailFrom }, { mailTo }) => {
  if (smtpUrl === null) throw new Problem('環境変数「SMTP_URL」を設定してください。')
  const transport = openSmtp(smtpUrl)
  try {
    await transport.verify()
    if (mailTo === null) return '接続と認証ができます（「-- --mail-to 宛先」で試しの1通を送ります）'
    const from = { name: mailFrom.name ?? '', address: mailFrom.address }
    await transport.sendMail({
      from,
      to: mailTo,
      subject: '送信の試験',
      text: '「npm run doctor」が送った試しのメールです。このメールが届いていれば、送信の設定は正しくできています。',
    })
    return `試しの1通を送りました（差出人 ${mailFrom.address}）`
  } catch (error) {
    if (CONNECTION_FAULTS.has(nameOf(error)))
      throw new Problem(
        `メールサーバーに届きません（${nameOf(error)}）。環境変数「SMTP_URL」のホスト名とポート、サーバーまでの通信を確認してください。`,
      )
    const { name, smtpCode } = readFailure(error)
    throw new Problem(
      `メールサーバーが受け付けません（${[name, smtpCode].filter((part) => part !== null).join('、')}）。環境変数「SMTP_URL」「MAIL_FROM」と、メールサーバーの記録を確認してください。`,
    )
  } finally {
    transport.close()
  }
}

const returnedMails: Check = async (settings) => {
  const { bounceQueueUrl } = settings
  if (bounceQueueUrl === null) return '使いません'
  try {
    const waiting = await countQueue(settings, bounceQueueUrl)
    return `キューに届きます（通知${waiting}件）`
  } catch (error) {
    throw new Problem(
      `キューに届きません（${nameOf(error)}）。届かずに戻ったメールが、管理画面で送信失敗になりません。環境変数「BOUNCE_QUEUE_URL」と、この役割の権限（sqs:ReceiveMessage、DeleteMessage、GetQueueAttributes）を確認してください。`,
    )
  }
}

const answers: Check = async ({ answerMailboxUrl }) => {
  if (answerMailboxUrl === null) return '使いません'
  try {
    return await inMailbox(answerMailboxUrl, () => Promise.resolve('受信箱を開けます'))
  } catch (error) {
    throw new Problem(
      `受信箱を開けません（${nameOf(error)}）。メールの返信が管理画面に入りません。環境変数「ANSWER_MAILBOX_URL」と、メールサーバーの設定（IMAPの許可）を確認してください。`,
    )
  }
}

const pool: Check = (settings, options) => (settings.ownPool ? ownPool(settings) : cognito(settings, options))

const cognito: Check = async (settings) => {
  const { userPoolId } = settings.pool
  const whose = settings.cognito.endpoint === null ? 'Amazon Cognito' : `「${settings.cognito.endpoint}」`
  const answer = await ask(settings.cognito.jwksUrl, whose)
  if (!answer.ok)
    throw new Problem(
      `ユーザープール「${userPoolId}」がありません。環境変数「USER_POOL_ID」を確認してください。`,
    )
  const date = answer.headers.get('date')
  if (date !== null) requireSameTime(new Date(date), whose)
  const missing = await createCognitoAdmin(settings)
    .listUsers({ emailPrefix: '', pageToken: null })
    .then(() => missingGroups(settings))
    .catch((error: unknown) => {
      throw new Problem(
        `ユーザーの一覧を読めません（${nameOf(error)}）。この役割の権限（docs/operations.md）を確認してください。`,
      )
    })
  if (missing.length > 0)
    throw new Problem(
      `ユーザープール「${userPoolId}」に、役割のグループ「${missing.join('、')}」がありません。作るまで、その役割をだれにも付けられません（docs/duties.md）。`,
    )
  return userPoolId
}

/** Each may depend on the ones before it. */
export const checks: readonly (readonly [name: string, check: Check])[] = [
  ['コンピューター', machine],
  ['運営者の情報', operator],
  ['封印の鍵', sealKeys],
  ['健康データの鍵', healthKeys],
  ['お知らせの鍵', noticeKey],
  ['鍵の控え', keysElsewhere],
  ['バックアップの鍵', backupKeys],
  ['バックアップ', backups],
  ['データベース', database],
  ['鍵とデータ', keysOfData],
  ['予約の時間', bookingHours],
  ['レプリカ', replica],
  ['ファイル', files],
  ['メール', mail],
  ['戻ったメール', returnedMails],
  ['メールの返信', answers],
  ['ユーザープール', pool],
  ['公開アドレス', publicAddress],
]
