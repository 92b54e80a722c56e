import { poolGroups } from '../../../../server/ground/settings/poolGroups'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from '../../../../server/ground/settings/env'

const complete = {
  GRAPHQL_ENDPOINT: 'https://donor.example.jp/graphql',
  REGION: 'ap-northeast-1',
  USER_POOL_CLIENT_ID: '1h57kf5cpq17m0eml12EXAMPLE',
  USER_POOL_ID: 'ap-northeast-1_AbCdEfGhI',
  IDENTITY_POOL_ID: 'ap-northeast-1:12345678-1234-4123-8123-123456789012',
  DATABASE_URL: 'postgres://app:secret@db.example.jp:5432/nakatsugu',
  SMTP_URL: 'smtps://user:pass%40word@smtp.example.jp',
  OPERATOR_FILE: 'operator.json',
}
const production = { production: true, empty: false }

function problemOf(env: Record<string, string>): string | null {
  try {
    readSettings({ ...complete, ...env }, production)
    return null
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
}

describe('a setting that cannot be what was meant is refused in one sentence that names it', () => {
  test.each([
    ['SMTP_URL', 'garbage'],
    ['SMTP_URL', 'http://foo'],
    ['SMTP_URL', 'smtp.example.jp:587'],
    ['SMTP_URL', 'smtps://'],
    ['MAIL_FROM', 'なかつぐ'],
    ['MAIL_FROM', 'なかつぐ no-reply@example.jp'],
    ['MAIL_FROM', 'a@example.jp, b@example.jp'],
    ['MAIL_FROM', 'なかつぐ <no-reply@example.jp>\r\nBcc: x@example.jp'],
    ['ORIGIN', 'notaurl'],
    ['ORIGIN', 'localhost:3000'],
    ['ORIGIN', 'https://donor.example.jp/app'],
    ['ORIGIN', 'ftp://donor.example.jp'],
    ['ADMIN_ORIGIN', 'admin.example.jp'],
    ['ADMIN_ORIGIN', 'https://user:pass@admin.example.jp'],
    ['GRAPHQL_ENDPOINT', 'notaurl'],
    ['GRAPHQL_ENDPOINT', 'donor.example.jp:443/graphql'],
    ['REGION', 'mars-1'],
    ['REGION', 'AP-NORTHEAST-1'],
    ['USER_POOL_ID', 'nounderscore'],
    ['USER_POOL_ID', 'us-east-1_AbCdEfGhI'],
    ['USER_POOL_CLIENT_ID', 'client id'],
    ['IDENTITY_POOL_ID', 'us-east-1:12345678-1234-4123-8123-123456789012'],
    ['DATABASE_URL', 'mysql://db.example.jp/nakatsugu'],
    ['DATABASE_URL', 'db.example.jp'],
    ['DATABASE_REPLICA_URL', 'replica.example.jp'],
    ['DATABASE_REPLICA_URL', complete.DATABASE_URL],
    ['DATABASE_POOLER', 'session'],
    ['AWS_ENDPOINT_URL', 'minio.example.jp:9000'],
    ['AWS_ENDPOINT_URL_S3', 'https://minio.example.jp/?region=x'],
    ['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', 'https://user:pass@idp.example.jp'],
    ['BOUNCE_QUEUE_URL', 'returned-mails'],
    ['BOUNCE_QUEUE_URL', 'arn:aws:sqs:ap-northeast-1:123456789012:returned-mails'],
    ['BOUNCE_QUEUE_URL', 'http://sqs.ap-northeast-1.amazonaws.com/123456789012/returned-mails'],
    ['BOUNCE_QUEUE_URL', 'https://sqs.us-east-1.amazonaws.com/123456789012/returned-mails'],
    ['BOUNCE_QUEUE_URL', 'https://sqs.ap-northeast-1.amazonaws.com/123456789012/returned mails'],
    ['ANSWER_MAILBOX_URL', 'imap://office:secret@imap.example.jp/INBOX'],
    ['ANSWER_MAILBOX_URL', 'imaps://imap.example.jp/INBOX'],
    ['ANSWER_MAILBOX_URL', 'office@example.jp'],
    ['COGNITO_JWKS_URL', 'https://idp.example.jp/keys'],
    ['USER_POOL', 'cognito'],
    ['POOL_SEALING_KEY', 'ab'.repeat(32)],
    ['POOL_SIGNING_KEY', 'no key'],
    ['FILES_BUCKET', 'Invalid_Bucket'],
    ['FILES_BUCKET', 'ab'],
    ['FILES_BUCKET', '192.168.0.1'],
    ['HOST', '0.0.0.0:3000'],
    ['HOST', 'http://0.0.0.0'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['TRUSTED_PROXIES', 'garbage'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1;10.0.0.2'],
    ['TRUSTED_PROXIES', '10.0.0.1,10.0.0.999'],
    ['DATA_DIR', '~/nakatsugu'],
    ['DATA_DIR', '/proc/1/nakatsugu'],
  ])('%s=%s', (name, value) => {
    const sentence = problemOf({ [name]: value })
    expect(sentence).toContain(`環境変数「${name}」は`)
    expect(sentence).toMatch(/^[^\n]+にしてください。$|^[^\n]+指定してください。$/)
  })
})

describe('what is usual is taken', () => {
  test.each([
    ['SMTP_URL', 'smtp://localhost:1025'],
    ['SMTP_URL', 'smtps://AKIA:a%2Fb%3D@email-smtp.ap-northeast-1.amazonaws.com:465?pool=true'],
    ['MAIL_FROM', 'no-reply@example.jp'],
    ['MAIL_FROM', '"なかつぐ 事務局" <no-reply@example.jp>'],
    ['ORIGIN', 'https://donor.example.jp/'],
    ['ORIGIN', 'http://192.168.1.10:3000'],
    ['ADMIN_ORIGIN', 'https://console.example.jp'],
    ['DATABASE_URL', 'postgresql:///nakatsugu?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://app:secret@/nakatsugu?host=/var/run/postgresql'],
    ['DATABASE_REPLICA_URL', 'postgres://app:secret@replica.example.jp:5432/nakatsugu'],
    ['DATABASE_POOLER', 'transaction'],
    ['AWS_ENDPOINT_URL', 'http://localhost:4566'],
    ['COGNITO_JWKS_URL', 'https://idp.example.jp/pool/.well-known/jwks.json'],
    ['FILES_BUCKET', 'nakatsugu-files.example.jp'],
    ['BOUNCE_QUEUE_URL', 'https://sqs.ap-northeast-1.amazonaws.com/123456789012/NakatsuguMail-Returned_1'],
    ['ANSWER_MAILBOX_URL', 'imaps://office%40example.jp:secret@imap.example.jp'],
    ['HOST', '::1'],
    ['HOST', 'localhost'],
    ['TRUSTED_PROXIES', 'loopback, 2001:db8::/32 ,10.0.0.1'],
    ['DATA_DIR', '/var/lib/なかつぐ データ'],
  ])('%s=%s', (name, value) => {
    expect(problemOf({ [name]: value })).toBeNull()
  })

  test('a sender with a name is a name and an address', () => {
    const { mailFrom } = readSettings(
      { ...complete, MAIL_FROM: 'なかつぐ <no-reply@example.jp>' },
      production,
    )
    expect(mailFrom).toEqual({ name: 'なかつぐ', address: 'no-reply@example.jp' })
  })

  test('proxies are told apart by commas, with or without a blank', () => {
    const { trustedProxies } = readSettings(
      { ...complete, TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' },
      production,
    )
    expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8'])
  })
})

const OTHER = { AWS_ENDPOINT_URL: 'https://all.example.jp/', AWS_ENDPOINT_URL_S3: 'https://s3.example.jp' }

describe('services elsewhere than at Amazon', () => {
  const read = (env: Record<string, string>) => readSettings({ ...complete, ...env }, production)

  test('stand where the SDK would look for them', () => {
    expect(read({})).toMatchObject({ s3Endpoint: null, cognito: { endpoint: null } })
    expect(read(OTHER)).toMatchObject({
      s3Endpoint: 'https://s3.example.jp',
      cognito: {
        endpoint: 'https://all.example.jp',
        jwksUrl: 'https://all.example.jp/ap-northeast-1_AbCdEfGhI/.well-known/jwks.json',
      },
    })
    expect(read({ ...OTHER, AWS_IGNORE_CONFIGURED_ENDPOINT_URLS: 'true' })).toEqual(read({}))
  })

  test('may name their pools without a region, and have their keys at yet another address', () => {
    expect(problemOf({ USER_POOL_ID: 'local_AbCdEfGhI' })).toContain('USER_POOL_ID')
    const COGNITO_JWKS_URL = 'https://keys.example.jp/local_AbCdEfGhI/.well-known/jwks.json'
    expect(read({ ...OTHER, USER_POOL_ID: 'local_AbCdEfGhI', COGNITO_JWKS_URL }).cognito.jwksUrl).toBe(
      COGNITO_JWKS_URL,
    )
  })
})

describe('our own pool in production', () => {
  const ofCognito = ['REGION', 'USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'IDENTITY_POOL_ID']
  const others = Object.fromEntries(Object.entries(complete).filter(([name]) => !ofCognito.includes(name)))
  const read = (env: Record<string, string>) =>
    readSettings({ ...others, USER_POOL: 'embedded', ...env }, production)

  test('wants no names of Cognito, and everything else', () => {
    expect(read({})).toMatchObject({ mode: 'production', ownPool: true, sampleData: false, poolKeys: null })
    for (const name of Object.keys(others))
      expect(() => read({ [name]: '' })).toThrow(`環境変数「${name}」が設定されていません。`)
    expect(() => readSettings(others, production)).toThrow('環境変数「REGION」が設定されていません。')
  })

  test('asks all staff for an authenticator app, unless it is told whom', () => {
    expect(read({}).totpRequiredFor).toEqual(poolGroups)
    expect(read({ REQUIRE_TOTP: 'administrators' }).totpRequiredFor).toEqual(['Administrators'])
    expect(readSettings({}, { production: false, empty: false }).totpRequiredFor).toEqual([])
  })
})
