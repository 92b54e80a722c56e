import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { type PoolGroup, poolGroups } from './poolGroups'
import { isLoopbackName } from './loopback'
import { endpointOf, jwksUrlOf } from './endpoints'
import { withoutEndSlash } from './withoutEndSlash'
import { findProblem, splitList, mailSender, type MailSender } from './findProblem'
import { poolKeysOf, type GivenPoolKeys } from './poolKeys'

export type Network = { address: string; prefix: number; family: 'ipv4' | 'ipv6' }

export type Settings = {
  mode: 'embedded' | 'production'
  port: number
  host: string
  /** Port of `/metrics`; null turns it off. */
  metricsPort: number | null
  /** OpenTelemetry trace collector, without a final slash; null for none. */
  tracesTo: string | null
  /** The donor app's scheme, host and port, without a final slash. */
  origin: string
  /** The console's origin; same as the donor app's unless it has its own host name. */
  adminOrigin: string
  dataDir: string
  databaseUrl: string | null
  /** A streaming replica for reading lists. */
  databaseReplicaUrl: string | null
  /** True if a pooler in front of the database assigns a connection per transaction. */
  databasePooler: boolean
  smtpUrl: string | null
  mailFrom: MailSender
  postalCodeApiUrl: string | null
  filesBucket: string | null
  /** Another S3-compatible server, addressed by path. */
  s3Endpoint: string | null
  /** An Amazon SQS queue with bounces and complaints of Amazon SES. */
  bounceQueueUrl: string | null
  /** IMAP mailbox of answers to mails, with the password. */
  answerMailboxUrl: string | null
  /** Another SQS-compatible server. */
  sqsEndpoint: string | null
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  trustedProxies: string[]
  /** Networks that may open the console; empty: all. */
  adminAllow: Network[]
  fakeNow: Date | null
  /** 32-byte secrets in hexadecimal: the first seals the log, all verify it. */
  sealKeys: string[]
  /** As `sealKeys`; the first signs the heads of the log, all verify them. */
  checkpointKeys: string[]
  /** As `sealKeys`, or ARNs of AWS KMS; the first wraps the keys of health answers, all unwrap them. */
  healthKeys: string[]
  /** As `sealKeys`; browsers know us by the first (RFC 8292); empty: devices are told nothing. */
  vapidKeys: string[]
  /** Another KMS-compatible server. */
  kmsEndpoint: string | null
  /** Public age keys that encrypt backups; empty: backups stay readable; null: not configured. */
  backupRecipients: string[] | null
  /** Whoever is told when a unit failed or no backup was made; null: nobody. */
  alarmMail: string | null
  /** What was copied away from the machine, as `keysKeptOf` says it; null: nothing was confirmed. */
  keysKept: string | null
  /** Ids of seal keys that are lost for good. */
  lostSealKeys: string[]
  /** Public halves, in Base64, of keys that signed heads and are lost for good. */
  lostCheckpointKeys: string[]
  /** Days after which archives are deleted; null: not configured. */
  backupKeepDays: number | null
  sampleData: boolean
  /** Groups that must set up an authenticator app. */
  totpRequiredFor: PoolGroup[]
  /** True for our own pool; else Amazon Cognito or a compatible server. */
  ownPool: boolean
  /** Keys of our own pool, for several machines; null: files of DATA_DIR. */
  poolKeys: GivenPoolKeys | null
  /** The endpoint is null for Amazon; otherwise we and browsers call it. */
  cognito: { endpoint: string | null; jwksUrl: string }
  pool: {
    region: string
    userPoolId: string
    userPoolClientId: string
    identityPoolId: string
    graphqlEndpoint: string
  }
  /** Null for the sample operator. */
  operatorFile: string | null
}

/** Thrown at start; the Japanese message names the environment variable. */
export class SettingsError extends Error {}

const REQUIRED_IN_PRODUCTION = [
  'GRAPHQL_ENDPOINT',
  'REGION',
  'USER_POOL_CLIENT_ID',
  'USER_POOL_ID',
  'IDENTITY_POOL_ID',
  'DATABASE_URL',
  'SMTP_URL',
  'OPERATOR_FILE',
] as const

/** Not for our own pool. */
const OF_COGNITO = ['REGION', 'USER_POOL_CLIENT_ID', 'USER_POOL_ID', 'IDENTITY_POOL_ID']

const NO_REPLY = 'no-reply@example.com'

/** Moved to the operator file. */
const IN_THE_OPERATOR_FILE = [
  'SERVICE_NAME',
  'OPERATOR',
  'REGION_NAME',
  'CONTACT_TEL',
  'CONTACT_EMAIL',
  'CHAT_ACCOUNT',
] as const

type Environment = Record<string, string | undefined>

function number(env: Environment, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new SettingsError(`環境変数「${name}」は0〜65535の整数にしてください。`)
  return value
}

/** `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
function network(text: string): Network {
  const [address = '', bits] = text.split('/')
  const version = isIP(address)
  const longest = version === 6 ? 128 : 32
  const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Infinity
  if (version === 0 || prefix > longest)
    throw new SettingsError(
      `環境変数「ADMIN_ALLOW」の「${text}」は、アドレスまたはネットワークの形ではありません（例：203.0.113.7,10.0.0.0/8,2001:db8::/32）。`,
    )
  return { address, prefix, family: version === 6 ? 'ipv6' : 'ipv4' }
}

function fakeNow(env: Environment): Date | null {
  const text = env.FAKE_NOW
  if (!text) return null
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime()))
    throw new SettingsError('環境変数「FAKE_NOW」は2026-12-01T09:00:00+09:00の形にしてください。')
  return instant
}

/** `none` means that backups are protected in another way. */
function recipientsOf({ BACKUP_RECIPIENT: given }: Environment): string[] | null {
  if (!given) return null
  return given === 'none' ? [] : splitList(given)
}

const groupsByName = new Map(poolGroups.map((group) => [group.toLowerCase(), group]))

/** With Amazon Cognito the pool requires the second factor; ours requires it of all staff in production. */
function totpRequiredFor(env: Environment, flags: { production: boolean; ownPool: boolean }): PoolGroup[] {
  const names = (env.REQUIRE_TOTP ?? '').split(',').filter(Boolean)
  if (flags.production && flags.ownPool && names.length === 0) return [...poolGroups]
  if (!flags.ownPool && names.length > 0)
    throw new SettingsError(
      '環境変数「REQUIRE_TOTP」は本番では使えません。認証アプリの必須化は、Amazon Cognitoのユーザープールで設定してください。',
    )
  return names.map((name) => {
    const group = groupsByName.get(name.trim().toLowerCase())
    if (!group)
      throw new SettingsError(
        `環境変数「REQUIRE_TOTP」は${[...groupsByName.keys()].join('、')}のいずれか（いくつかのときはコンマ区切り）にしてください。`,
      )
    return group
  })
}

/** ORIGIN, else the API's host in production, else this machine. */
function originOf(env: Environment, production: boolean, port: number): string {
  if (env.ORIGIN) return withoutEndSlash(env.ORIGIN)
  if (!production) return `http://localhost:${port}`
  return new URL(env.GRAPHQL_ENDPOINT ?? '').origin
}

/** Reads all settings once, at start. @throws SettingsError naming the first missing or malformed variable */
export function readSettings(env: Environment, flags: { production: boolean; empty: boolean }): Settings {
  const ownPool = !flags.production || env.USER_POOL === 'embedded'
  if (flags.production) {
    for (const name of REQUIRED_IN_PRODUCTION)
      if (!env[name] && !(ownPool && OF_COGNITO.includes(name)))
        throw new SettingsError(
          `環境変数「${name}」が設定されていません。設定してから、もう一度起動してください。`,
        )
  }
  for (const name of IN_THE_OPERATOR_FILE)
    if (env[name])
      throw new SettingsError(
        `環境変数「${name}」は使えなくなりました。運営者のことは、環境変数「OPERATOR_FILE」が指すファイルに書いてください（見本：docs/operator.sample.json）。`,
      )
  const problem = findProblem(env)
  if (problem !== null) throw new SettingsError(problem)
  const port = number(env, 'PORT', 3000)
  if (env.METRICS_PORT && port !== 0 && Number(env.METRICS_PORT) === port)
    throw new SettingsError('環境変数「METRICS_PORT」が「PORT」と同じです。別のポートにしてください。')
  const origin = originOf(env, flags.production, port)
  const region = env.REGION || 'ap-northeast-1'
  const userPoolId = env.USER_POOL_ID || `${region}_Embedded1`
  const dataDir = resolve(env.DATA_DIR || './data')
  const host = env.HOST || (flags.production ? '0.0.0.0' : '127.0.0.1')
  return {
    mode: flags.production ? 'production' : 'embedded',
    port,
    host,
    tracesTo: withoutEndSlash(env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '') || null,
    metricsPort: env.METRICS_PORT ? number(env, 'METRICS_PORT', 0) : null,
    origin,
    adminOrigin: withoutEndSlash(env.ADMIN_ORIGIN || origin),
    dataDir,
    databaseUrl: env.DATABASE_URL || null,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL || null,
    databasePooler: Boolean(env.DATABASE_POOLER),
    smtpUrl: env.SMTP_URL || null,
    mailFrom: mailSender(env.MAIL_FROM || NO_REPLY) ?? { name: null, address: NO_REPLY },
    postalCodeApiUrl: env.POSTAL_CODE_API_URL || null,
    filesBucket: env.FILES_BUCKET || null,
    s3Endpoint: endpointOf(env, 'S3'),
    bounceQueueUrl: env.BOUNCE_QUEUE_URL || null,
    answerMailboxUrl: env.ANSWER_MAILBOX_URL || null,
    sqsEndpoint: endpointOf(env, 'SQS'),
    trustedProxies: splitList(env.TRUSTED_PROXIES),
    sealKeys: splitList(env.SEAL_KEY),
    checkpointKeys: splitList(env.CHECKPOINT_KEY),
    healthKeys: splitList(env.HEALTH_KEY),
    vapidKeys: splitList(env.VAPID_KEY),
    kmsEndpoint: endpointOf(env, 'KMS'),
    alarmMail: env.ALARM_MAIL || null,
    keysKept: env.KEYS_KEPT || null,
    lostSealKeys: splitList(env.LOST_SEAL_KEYS),
    lostCheckpointKeys: splitList(env.LOST_CHECKPOINT_KEYS),
    backupRecipients: recipientsOf(env),
    backupKeepDays: env.BACKUP_KEEP_DAYS ? number(env, 'BACKUP_KEEP_DAYS', 0) : null,
    adminAllow: splitList(env.ADMIN_ALLOW).map(network),
    fakeNow: flags.production ? null : fakeNow(env),
    // Sample people fit the sample operator's region, and their passwords are public.
    sampleData: !flags.production && !flags.empty && !env.OPERATOR_FILE && isLoopbackName(host),
    totpRequiredFor: totpRequiredFor(env, { production: flags.production, ownPool }),
    ownPool,
    poolKeys: poolKeysOf(env),
    cognito: {
      endpoint: endpointOf(env, 'COGNITO_IDENTITY_PROVIDER'),
      jwksUrl: jwksUrlOf(env, { region, userPoolId }),
    },
    pool: {
      region,
      userPoolId,
      userPoolClientId: env.USER_POOL_CLIENT_ID || 'embeddeddonorandconsole',
      identityPoolId: env.IDENTITY_POOL_ID || `${region}:00000000-0000-4000-8000-000000000001`,
      graphqlEndpoint: env.GRAPHQL_ENDPOINT || `${origin}/graphql`,
    },
    operatorFile: env.OPERATOR_FILE ? resolve(env.OPERATOR_FILE) : null,
  }
}

export function dataFolders(dataDir: string) {
  return {
    postgres: join(dataDir, 'postgres'),
    mail: join(dataDir, 'mail'),
    files: join(dataDir, 'files'),
    keys: join(dataDir, 'keys'),
  }
}
