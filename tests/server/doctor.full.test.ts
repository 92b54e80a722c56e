import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { poolGroups } from '../../server/ground/settings/poolGroups'
import { bundled } from '../support/bundled'
import { testDatabase, type TestDatabase } from '../support/database'
import { freePort } from '../../devtools/world/freePort'
import { recordingSmtpServer } from './ground/outbox/recordingSmtpServer'
import { mailboxServer } from './office/conversation/mails/mailboxServer'
import { queueServer } from './office/conversation/mails/queueServer'

let database: TestDatabase
let dataDir: string
beforeEach(async () => {
  database = await testDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'nakatsugu-doctor-'))
})
afterEach(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

const settings = (): Record<string, string> => ({
  // No such region: nobody answers, wherever this runs.
  REGION: 'xx-nowhere-1',
  USER_POOL_ID: 'xx-nowhere-1_Test',
  USER_POOL_CLIENT_ID: 'client',
  IDENTITY_POOL_ID: 'xx-nowhere-1:1',
  GRAPHQL_ENDPOINT: 'http://localhost:1/graphql',
  DATABASE_URL: database.url,
  OPERATOR_FILE: 'tests/support/operator/morioka.json',
  SEAL_KEY: 'ab'.repeat(32),
  CHECKPOINT_KEY: 'cd'.repeat(32),
  HEALTH_KEY: 'ef'.repeat(32),
  BACKUP_RECIPIENT: 'age1cy0su9fwf3gf9mw868g5yut09p6nytfmmnktexz2ya5uqg9vl9sss4euqm',
  BACKUP_KEEP_DAYS: '14',
  DATA_DIR: dataDir,
})

const doctor = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      [...bundled('doctor'), ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, printed: stdout + stderr }),
    )
  })

test('says that all is well, sends a letter where one is wished for, and what it could not see', async () => {
  const smtp = await recordingSmtpServer()
  const { code, printed } = await doctor(
    { ...settings(), SMTP_URL: smtp.url },
    '--mail-to',
    'staff@example.jp',
  )
  await smtp.close()
  expect(printed).not.toContain('✗')
  for (const name of [
    '設定',
    'コンピューター',
    '運営者の情報',
    '封印の鍵',
    'バックアップの鍵',
    'データベース',
    'レプリカ',
    'ファイル',
    'メール',
    '戻ったメール',
  ])
    expect(printed).toContain(`✓ ${name}：`)
  expect(printed).toContain('予約の時間：最初の起動で、運営者の情報から写します')
  expect(printed).toContain('－ ユーザープール：Amazon Cognitoに届きません')
  expect(printed).toContain('－ 公開アドレス：「http://localhost:1」に届きません')
  expect(code).toBe(0)
  expect(smtp.messages).toHaveLength(1)
  expect(smtp.recipients[0]).toContain('staff@example.jp')
})

test('names a key that is not that of the data, as the start would', async () => {
  await database.pool.query(
    `INSERT INTO record_seals (no, kind, record_id, digest, leaf, hash, key_id)
    VALUES (1, 'declarations', gen_random_uuid(), '\\x00', '\\x00', '\\x00', 'another')`,
  )
  const { code, printed } = await doctor({ ...settings(), SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(printed).toContain('✗ 鍵とデータ：記録を封印した鍵（another）がありません。環境変数「SEAL_KEY」')
  expect(printed).toContain('✗ メール：メールサーバーに届きません')
  expect(code).toBe(1)
})

test('wants an age for backups, and no longer one than is promised', async () => {
  const kept = async (days: string) =>
    (await doctor({ ...settings(), SMTP_URL: 'smtp://127.0.0.1:9', BACKUP_KEEP_DAYS: days })).printed
  expect(await kept('')).toContain('✗ バックアップの鍵：環境変数「BACKUP_KEEP_DAYS」がありません')
  expect(await kept('365')).toContain('90日以下にしてください')
})

test.each([
  [
    'that is the primary itself',
    () => `${database.url}${database.url.includes('?') ? '&' : '?'}application_name=replica`,
  ],
  ['where nobody answers', () => 'postgres://somebody:hushhush@127.0.0.1:9/none'],
])('names a replica %s', async (_name, url) => {
  const { code, printed } = await doctor({
    ...settings(),
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATABASE_REPLICA_URL: url(),
  })
  expect(printed).toContain('✗ レプリカ：レプリカを使えません（接続できないか、レプリカではありません）')
  expect(printed).not.toContain('hushhush')
  expect(code).toBe(1)
})

test('looks whether returned mails come, and takes none', async () => {
  const queue = await queueServer()
  const env = {
    ...settings(),
    SMTP_URL: 'smtp://127.0.0.1:9',
    BOUNCE_QUEUE_URL: queue.queueUrl,
    AWS_ENDPOINT_URL_SQS: queue.endpoint,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  }
  queue.put('a notice')
  expect((await doctor(env)).printed).toContain('✓ 戻ったメール：キューに届きます（通知1件）')
  expect(queue.shown()).toEqual(['a notice'])
  expect(queue.state.received).toBe(0)
  const mailbox = await mailboxServer()
  expect((await doctor({ ...env, ANSWER_MAILBOX_URL: mailbox.url })).printed).toContain(
    '✓ メールの返信：受信箱を開けます',
  )
  mailbox.state.password = 'another'
  const refused = (await doctor({ ...env, ANSWER_MAILBOX_URL: mailbox.url })).printed
  await mailbox.close()
  expect(refused).toContain('✗ メールの返信：受信箱を開けません（')
  expect(refused).not.toMatch(/open.sesame|office/u)
  queue.state.down = true
  const { code, printed } = await doctor(env)
  await queue.close()
  expect(printed).toContain('✗ 戻ったメール：キューに届きません（AccessDeniedException）')
  expect(code).toBe(1)
})

test('names the groups of duties that a Cognito pool of before does not have', async () => {
  const groups = new Set<string>(poolGroups)
  const pool = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { GroupName } = text ? JSON.parse(text) : {}
    response.setHeader('content-type', 'application/x-amz-json-1.1')
    if (GroupName === undefined || groups.has(GroupName))
      response.end(JSON.stringify({ Users: [], keys: [] }))
    else response.writeHead(400).end(JSON.stringify({ __type: 'ResourceNotFoundException', message: 'no' }))
  })
  await new Promise<void>((resolve) => pool.listen(0, '127.0.0.1', resolve))
  const env = {
    ...settings(),
    SMTP_URL: 'smtp://127.0.0.1:9',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${(pool.address() as AddressInfo).port}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  }
  expect((await doctor(env)).printed).toContain('✓ ユーザープール：xx-nowhere-1_Test')
  groups.delete('Auditors')
  groups.delete('Receptionists')
  const { code, printed } = await doctor(env)
  pool.close()
  expect(printed).toContain('役割のグループ「Receptionists、Auditors」がありません')
  expect(code).toBe(1)
})

test('names everything that has to be mended, without a password', async () => {
  const port = await freePort()
  const { code, printed } = await doctor({
    ...settings(),
    SEAL_KEY: '',
    HEALTH_KEY: '',
    BACKUP_RECIPIENT: 'age1mistyped0',
    OPERATOR_FILE: 'docs/operator.sample.json',
    DATABASE_URL: `postgres://somebody:hushhush@127.0.0.1:${port}/none`,
    SMTP_URL: `smtp://somebody:hushhush@127.0.0.1:${port}`,
    DATA_DIR: '/dev/null/data',
  })
  for (const name of [
    '運営者の情報',
    '封印の鍵',
    '健康データの鍵',
    'バックアップの鍵',
    'データベース',
    'ファイル',
    'メール',
  ])
    expect(printed).toContain(`✗ ${name}：`)
  expect(printed).toContain('openssl rand -hex 32')
  expect(printed).toContain('接続できません（ECONNREFUSED）')
  expect(printed).not.toContain('hushhush')
  expect(code).toBe(1)
})

test('a setting that is missing is named, and nothing else is looked at', async () => {
  const { code, printed } = await doctor({ ...settings(), GRAPHQL_ENDPOINT: '' })
  expect(printed).toContain('✗ 設定：環境変数「GRAPHQL_ENDPOINT」')
  expect(printed).not.toContain('データベース')
  expect(code).toBe(1)
  expect((await doctor(settings(), '--nonsense')).code).toBe(2)
})

test('a database of a newer program is refused, one that is behind is told', async () => {
  const smtp = await recordingSmtpServer()
  const env = { ...settings(), SMTP_URL: smtp.url }
  await database.db.$client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    ['later', 9_999_999_999_999],
  )
  const newer = await doctor(env)
  expect(newer.printed).toContain('✗ データベース：データベースは、このプログラムより新しい版')
  await database.db.$client.query(
    'delete from drizzle.__drizzle_migrations where created_at >= (select max(created_at) from drizzle.__drizzle_migrations where hash <> $1)',
    ['later'],
  )
  const behind = await doctor(env)
  await smtp.close()
  expect(behind.printed).toContain('起動時に更新されるマイグレーション 1件')
})

test('says when a night has no backup, its timer stands still, or keys are others than were copied away', async () => {
  const bare = { ...settings(), SMTP_URL: 'smtp://127.0.0.1:9' }
  expect((await doctor(bare)).printed).toContain(
    '－ バックアップ：このフォルダーのデータのバックアップは、まだ',
  )
  writeFileSync(join(dataDir, 'last-backup'), '2026-01-01T00:00:00.000Z\n')
  const old = await doctor({ ...bare, KEYS_KEPT: '0'.repeat(16) })
  expect(old.printed).toContain('✗ バックアップ：最後のバックアップが、2026年1月1日')
  expect(old.printed).toContain('✗ 鍵の控え：鍵が、控えを確かめたときのものではありません')
  expect(old.code).toBe(1)
  const systemctl = join(dataDir, 'systemctl')
  writeFileSync(systemctl, '#!/bin/sh\necho LoadState=loaded\necho ActiveState=inactive\n', { mode: 0o755 })
  const stopped = await doctor({ ...bare, PATH: `${dataDir}:${process.env.PATH}` })
  expect(stopped.printed).toContain('✗ バックアップ：毎晩のバックアップのタイマー')
})
