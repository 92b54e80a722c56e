import { isIP } from 'node:net'
import { emailField } from '../../../shared/forms/email'
import { endpointOf, JWKS_PATH } from './endpoints'
import { kmsRegionOf } from './kmsKeys'
import { areSigningKeys } from './poolKeys'
import { withoutEndSlash } from './withoutEndSlash'

type Environment = Record<string, string | undefined>
type Check = {
  isGood: (value: string, env: Environment) => boolean
  /** The expected form, after 「環境変数「…」は」. */
  wanted: string
}

const WEB = ['http:', 'https:']

const schemeOf = (value: string) => (URL.canParse(value) ? new URL(value).protocol : '')
const hostOf = (value: string) => (URL.canParse(value) ? new URL(value).hostname : '')

function isOrigin(value: string): boolean {
  if (!WEB.includes(schemeOf(value))) return false
  return new URL(value).origin === withoutEndSlash(value).toLowerCase()
}

const addressOf = (scheme: string[]): Check['isGood'] => {
  return (value) => scheme.includes(schemeOf(value)) && hostOf(value) !== ''
}

/** An address without query and the like, so that paths can be appended. */
const isEndpoint: Check['isGood'] = (value, env) => {
  const { search = '', hash = '', username = '' } = URL.canParse(value) ? new URL(value) : {}
  return addressOf(WEB)(value, env) && search === '' && hash === '' && username === ''
}

const ENDPOINT: Check = {
  isGood: isEndpoint,
  wanted: 'http://またはhttps://で始まるURLの形（例：https://s3.example.jp）にしてください。',
}

const REGION = /^[a-z]{2}(?:-[a-z]+)+-\d$/
const regionOf = (env: Environment) => env.REGION || 'ap-northeast-1'

/** S3: 3 to 63 of a–z, 0–9, hyphen and dot, with a letter or digit at both ends and no two dots together. */
const BUCKET = /^(?!.*\.\.)(?!\d+\.\d+\.\d+\.\d+$)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Other servers than Amazon's name their queues differently. */
const isQueue: Check['isGood'] = (value, env) => {
  if (endpointOf(env, 'SQS') !== null) return isEndpoint(value, env) && new URL(value).pathname !== '/'
  const [, region] =
    /^https:\/\/sqs\.([a-z\d-]+)\.amazonaws\.com(?:\.cn)?\/\d{12}\/[\w-]{1,80}$/.exec(value) ?? []
  return region === regionOf(env)
}

/** Passwords never travel unencrypted, except within this machine. */
const isMailbox: Check['isGood'] = (value, env) => {
  const schemes = ['localhost', '127.0.0.1', '[::1]'].includes(hostOf(value))
    ? ['imaps:', 'imap:']
    : ['imaps:']
  const { username = '', password = '' } = URL.canParse(value) ? new URL(value) : {}
  return addressOf(schemes)(value, env) && username !== '' && password !== ''
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** An address, a network (10.0.0.0/8) or a name of private networks. */
export function isNetwork(value: string): boolean {
  if (NAMED_NETWORKS.includes(value)) return true
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

export const splitList = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

const ORIGIN: Check = {
  isGood: isOrigin,
  wanted: 'https://donor.example.jpの形（パスなし）にしてください。',
}

// A socket address is not always a valid URL.
const isDatabase = (value: string) => /^(?:postgres(?:ql)?:\/\/|socket:)/.test(value)

const SECRETS: Check = {
  isGood: (value) => splitList(value).every((key) => /^[0-9a-f]{64}$/i.test(key)),
  wanted: '32バイトの16進数（64文字。例：openssl rand -hex 32 の出力）にしてください。',
}

const CHECKS: Readonly<Record<string, Check>> = {
  ORIGIN,
  ADMIN_ORIGIN: ORIGIN,
  GRAPHQL_ENDPOINT: {
    isGood: addressOf(WEB),
    wanted: 'URLの形（例：https://donor.example.jp/graphql）にしてください。',
  },
  DATABASE_URL: {
    isGood: isDatabase,
    wanted: 'postgres://ユーザー:パスワード@ホスト:5432/データベースの形にしてください。',
  },
  DATABASE_REPLICA_URL: {
    isGood: (value, env) => isDatabase(value) && Boolean(env.DATABASE_URL) && value !== env.DATABASE_URL,
    wanted:
      '「DATABASE_URL」とは別の接続先（その複製）として、「DATABASE_URL」と同じ形で、一緒に指定してください。',
  },
  DATABASE_POOLER: {
    isGood: (value, env) => value === 'transaction' && Boolean(env.DATABASE_URL),
    wanted: '「DATABASE_URL」がトランザクション単位のPgBouncerを指すときだけ、transactionにしてください。',
  },
  SMTP_URL: {
    isGood: addressOf(['smtp:', 'smtps:']),
    wanted:
      'smtp://またはsmtps://で始まるURLの形（例：smtps://user:password@smtp.example.jp）にしてください。',
  },
  ANSWER_MAILBOX_URL: {
    isGood: isMailbox,
    wanted:
      'imaps://で始まり、利用者名とパスワードのあるURLの形（例：imaps://office%40example.jp:password@imap.example.jp/INBOX）にしてください。',
  },
  MAIL_FROM: {
    isGood: (value) => mailSender(value) !== null,
    wanted: 'no-reply@example.jp、または なかつぐ <no-reply@example.jp> の形にしてください。',
  },
  ALARM_MAIL: {
    isGood: (value) => emailField().isValidSync(value),
    wanted: 'メールアドレス（例：operator@example.jp）にしてください。',
  },
  REGION: {
    isGood: (value) => REGION.test(value),
    wanted: 'AWSのリージョン名（例：ap-northeast-1）にしてください。',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT,
  AWS_ENDPOINT_URL: ENDPOINT,
  AWS_ENDPOINT_URL_S3: ENDPOINT,
  AWS_ENDPOINT_URL_SQS: ENDPOINT,
  AWS_ENDPOINT_URL_KMS: ENDPOINT,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: ENDPOINT,
  COGNITO_JWKS_URL: {
    isGood: (value, env) => isEndpoint(value, env) && value.endsWith(JWKS_PATH),
    wanted: `「${JWKS_PATH}」で終わるURLの形にしてください。`,
  },
  USER_POOL: {
    isGood: (value) => value === 'embedded',
    wanted: '設定しない（Amazon Cognito）か、embedded（このプログラムのユーザープール）にしてください。',
  },
  POOL_SEALING_KEY: {
    isGood: (value, env) => /^[0-9a-f]{64}$/i.test(value) && Boolean(env.POOL_SIGNING_KEY),
    wanted: '32バイトの16進数（64文字）で、「POOL_SIGNING_KEY」と組にして指定してください。',
  },
  POOL_SIGNING_KEY: {
    isGood: (value, env) => areSigningKeys(value) && Boolean(env.POOL_SEALING_KEY),
    wanted: '2048ビット以上のRSA秘密鍵（PEM形式）で、「POOL_SEALING_KEY」と組にして指定してください。',
  },
  USER_POOL_ID: {
    // Other servers than Amazon's name their pools differently, such as local_1a2B3c.
    isGood: (value, env) =>
      /^[\w-]+_[0-9A-Za-z]+$/.test(value) &&
      (endpointOf(env, 'COGNITO_IDENTITY_PROVIDER') !== null || value.startsWith(`${regionOf(env)}_`)),
    wanted:
      '「REGION」のリージョン名と「_」で始まるユーザープールのID（例：ap-northeast-1_AbCdEfGhI）にしてください。',
  },
  USER_POOL_CLIENT_ID: {
    isGood: (value) => /^[\w+]{1,128}$/.test(value),
    wanted: 'ユーザープールのアプリクライアントのID（英数字）にしてください。',
  },
  IDENTITY_POOL_ID: {
    isGood: (value, env) => value.startsWith(`${regionOf(env)}:`),
    wanted: '「REGION」のリージョン名と「:」で始まるIDプールのIDにしてください。',
  },
  FILES_BUCKET: {
    isGood: (value) => BUCKET.test(value),
    wanted: 'S3のバケット名（3〜63文字の英小文字・数字・ハイフン・ドット）にしてください。',
  },
  BOUNCE_QUEUE_URL: {
    isGood: isQueue,
    wanted:
      '「REGION」のリージョンにあるAmazon SQSのキューのURL（例：https://sqs.ap-northeast-1.amazonaws.com/123456789012/returned-mails）にしてください。',
  },
  HOST: {
    isGood: (value) =>
      isIP(value) !== 0 || /^(?!.*[.-]{2})[0-9A-Za-z](?:[0-9A-Za-z.-]*[0-9A-Za-z])?$/.test(value),
    wanted: '待ち受けるアドレス（例：0.0.0.0、127.0.0.1）にしてください。',
  },
  TRUSTED_PROXIES: {
    isGood: (value) => splitList(value).every(isNetwork),
    wanted: 'IPアドレスまたはネットワーク（例：10.0.0.1,10.1.0.0/16）をコンマで区切って指定してください。',
  },
  SEAL_KEY: SECRETS,
  CHECKPOINT_KEY: SECRETS,
  VAPID_KEY: SECRETS,
  HEALTH_KEY: {
    isGood: (value) =>
      splitList(value).every((key) => /^[0-9a-f]{64}$/i.test(key) || kmsRegionOf(key) !== null),
    wanted:
      '32バイトの16進数（64文字。例：openssl rand -hex 32 の出力）か、AWS KMSの鍵のARN（arn:aws:kms:…:key/…。別名は使えません）にしてください。',
  },
  BACKUP_RECIPIENT: {
    isGood: (value) => value === 'none' || splitList(value).every((key) => /^age1[0-9a-z]{8,}$/.test(key)),
    wanted:
      'ageの公開鍵（age1…。複数はコンマ区切り。秘密鍵ではありません）か、バックアップを別の方法で守るときはnoneにしてください。',
  },
  DATA_DIR: {
    isGood: (value) => !value.startsWith('~') && !/^\/(?:proc|sys)(?:\/|$)/.test(value),
    wanted: '書き込めるフォルダーのパス（「~」は使えません。例：/var/lib/nakatsugu）にしてください。',
  },
}

/** A sentence about the first invalid setting, or null. */
export function findProblem(env: Environment): string | null {
  for (const [name, { isGood, wanted }] of Object.entries(CHECKS)) {
    const value = env[name]
    if (value && !isGood(value, env)) return `環境変数「${name}」は${wanted}`
  }
  return null
}

export type MailSender = { name: string | null; address: string }

const NAMED = /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]*)>$/

/** `no-reply@example.jp` or `なかつぐ <no-reply@example.jp>`; null for anything else. */
export function mailSender(text: string): MailSender | null {
  const [, quoted, plain, inBrackets] = NAMED.exec(text.trim()) ?? []
  const name = (quoted ?? plain ?? '').trim() || null
  const address = (inBrackets ?? text).trim()
  if (/[\p{Cc}]/u.test(text)) return null
  return emailField().isValidSync(address) ? { name, address } : null
}
