import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isRunning } from '../../server/ground/db/embeddedProcess'
import { applicant } from '../support/actors'
import { bundled } from '../support/bundled'
import { freePort } from '../../devtools/world/freePort'
import { times } from '../support/soak'
import { command } from './start/backup/support'
import { openStage } from './durability/openStage'

// The program itself, with its database, in a process of its own.
vi.setConfig({ testTimeout: 120_000 })

const ROUNDS = times(2, 20)

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nakatsugu-program-'))
  // As root PostgreSQL runs as another user, who has to pass through this folder.
  chmodSync(dataDir, 0o711)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

async function run(args: string[], env: Record<string, string> = {}, program = bundled('index')) {
  const port = await freePort()
  const child = spawn(process.execPath, [...program, ...args], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  const ended = once(child, 'close').then(([code]: unknown[]) => code)
  return {
    child,
    ended,
    output: () => printed,
    origin: `http://localhost:${port}`,
    async started() {
      const up = vi.waitUntil(() => printed.includes('を起動しました'), { timeout: 60_000 })
      await Promise.race([up, ended])
      expect(printed).toContain('を起動しました')
    },
  }
}

async function verify() {
  const child = spawn(process.execPath, bundled('verify'), {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code: code as number, output }
}

const postmaster = () =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

describe('the embedded mode', () => {
  test('starts with nothing configured, refuses a second start on its data, and ends in order', async () => {
    const program = await run(['--empty'])
    await program.started()
    expect(program.output()).toContain(`${program.origin}/admin/`)
    const config = await (await fetch(`${program.origin}/config.json`)).json()
    expect(config).toMatchObject({ graphqlEndpoint: `${program.origin}/graphql` })

    const second = await run(['--empty'])
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(`データフォルダー「${dataDir}」は別のプロセスが使用中です。\n`)
    expect(await verify(), 'beside the running program').toMatchObject({ code: 0 })

    const archive = join(dataDir, 'backup.tar')
    expect((await command('backup', archive, { dataDir })).stdout).toContain('バックアップを作成しました')
    await expect(command('restore', archive, { dataDir })).rejects.toMatchObject({
      stderr: second.output(),
    })

    const database = postmaster()
    const signIn = {
      ClientId: 'embeddeddonorandconsole',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'admin@example.com', PASSWORD: 'Demo-Passw0rd' },
    }
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    }
    await fetch(`${program.origin}/identity/`, { method: 'POST', headers, body: JSON.stringify(signIn) })
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(isRunning(database)).toBe(false)
    expect(existsSync(join(dataDir, 'lock'))).toBe(false)

    const { code, output } = await verify()
    expect(output, 'what was written last is sealed too').toMatch(
      /^操作履歴 1件と判定・協力金 1件の封印、控え 0件を確かめました。\n/,
    )
    expect(output).toContain('\n改ざんは見つかりませんでした。\n')
    expect(code).toBe(0)
    expect(existsSync(join(dataDir, 'lock'))).toBe(false)
  })

  test.each(Array.from({ length: ROUNDS }, (_, round) => [round + 1]))(
    'answers what is under way when a signal comes twice at once, as terminals and supervisors send it (%i)',
    async () => {
      const program = await run(['--empty'])
      await program.started()
      const stage = await openStage({ dataDir, port: Number(new URL(program.origin).port) })
      const member = await applicant(stage)
      const holder = await stage.db.$client.connect()
      await holder.query('begin; lock table user_profiles in share mode')
      const saving = member.call(
        'mutation { updateSubscribedMagazine(input: { SubscribedMagazine: true }) { Id } }',
      )
      const waiting = () => stage.db.$client.query('select 1 from pg_locks where not granted')
      await expect.poll(async () => (await waiting()).rows).toHaveLength(1)
      program.child.kill('SIGTERM')
      program.child.kill('SIGINT')
      await holder.query('commit')
      holder.release()
      expect((await saving).errors).toBeUndefined()
      await stage.close()
      expect(await program.ended).toBe(0)
    },
  )

  test('on an address that others reach has no account that everybody knows, and refuses a folder with one', async () => {
    const program = await run([], { HOST: '0.0.0.0' })
    await program.started()
    const [, password = ''] = /admin@example\.com　(\S+)/.exec(program.output()) ?? []
    expect(password).toMatch(/^[\w-]{19}$/)
    expect(program.output()).not.toMatch(/Demo-Passw0rd|donor@example\.com|dev\/mail/)
    expect((await fetch(`${program.origin}/dev/mail`)).status).toBe(404)
    const signIn = async (PASSWORD: string) => {
      const answer = await fetch(`${program.origin}/identity/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
        },
        body: JSON.stringify({
          ClientId: 'embeddeddonorandconsole',
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: 'admin@example.com', PASSWORD },
        }),
      })
      return (await answer.json()) as { ChallengeName?: string }
    }
    expect((await signIn('Demo-Passw0rd')).ChallengeName).toBeUndefined()
    expect((await signIn(password)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    rmSync(dataDir, { recursive: true, force: true })
    mkdirSync(dataDir, { mode: 0o711 })

    const known = await run(['--empty'])
    await known.started()
    known.child.kill('SIGTERM')
    await known.ended
    const opened = await run(['--empty'], { HOST: '0.0.0.0' })
    expect(await opened.ended).toBe(1)
    expect(opened.output()).toContain('見本のアカウント（admin@example.com）があります')
  })

  test('starts again after it was killed with its database running', async () => {
    const killed = await run(['--empty'])
    await killed.started()
    const orphan = postmaster()
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(isRunning(orphan)).toBe(true)

    const next = await run(['--empty'])
    await next.started()
    expect(isRunning(orphan)).toBe(false)
    next.child.kill('SIGINT')
    expect(await next.ended).toBe(0)
  })
})

test('the production mode names a setting that is missing', async () => {
  const program = await run(['--production'], { GRAPHQL_ENDPOINT: 'https://example.com/graphql' })
  expect(await program.ended).toBe(1)
  expect(program.output()).toBe(
    '環境変数「REGION」が設定されていません。設定してから、もう一度起動してください。\n',
  )
})

const complete = {
  GRAPHQL_ENDPOINT: 'https://example.com/graphql',
  REGION: 'ap-northeast-1',
  USER_POOL_CLIENT_ID: 'client',
  USER_POOL_ID: 'ap-northeast-1_Pool',
  IDENTITY_POOL_ID: 'ap-northeast-1:pool',
  DATABASE_URL: 'postgres://localhost/none',
  SMTP_URL: 'smtp://localhost',
  OPERATOR_FILE: 'tests/support/operator/morioka.json',
}

test('the production mode does not take a setting it cannot obey', async () => {
  const program = await run(['--production'], { ...complete, REQUIRE_TOTP: 'administrators' })
  expect(await program.ended).toBe(1)
  expect(program.output()).toBe(
    '環境変数「REQUIRE_TOTP」は本番では使えません。認証アプリの必須化は、Amazon Cognitoのユーザープールで設定してください。\n',
  )
})

describe('before anything is made, an address that cannot be listened on is refused', () => {
  const made = () => existsSync(join(dataDir, 'postgres'))

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const program = await run(['--empty'], { PORT: port })
    expect(await program.ended).toBe(1)
    other.close()
    expect(program.output()).toBe(
      `ポート${port}は別のプロセスが使用中です。環境変数「PORT」で別の番号を指定してください。\n`,
    )
    expect(made()).toBe(false)
  })

  test('an address of another machine', async () => {
    const program = await run(['--empty'], { HOST: '192.0.2.1' })
    expect(await program.ended).toBe(1)
    expect(program.output()).toBe(
      '「192.0.2.1」はこのコンピューターのアドレスではありません。環境変数「HOST」を確認してください。\n',
    )
    expect(made()).toBe(false)
  })
})

test('the production mode wants a folder for files that it can write, or a bucket', async () => {
  const taken = join(dataDir, 'a-file')
  writeFileSync(taken, '')
  const program = await run(['--production'], { ...complete, DATA_DIR: taken })
  expect(await program.ended).toBe(1)
  expect(program.output()).toMatch(/^データフォルダー「.*a-file」に書き込めません。[^\n]*\n$/)
})

test('a group that does not exist is refused at the start', async () => {
  const program = await run(['--empty'], { REQUIRE_TOTP: 'administrators,everybody' })
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain(
    '環境変数「REQUIRE_TOTP」はadministrators、coordinators、physicians、receptionists、finance、support、auditorsのいずれか',
  )
})

test('the production mode refuses the sample operator by line and key, and starts nothing', async () => {
  const program = await run(['--production'], {
    GRAPHQL_ENDPOINT: 'https://example.com/graphql',
    REGION: 'ap-northeast-1',
    USER_POOL_CLIENT_ID: 'client',
    USER_POOL_ID: 'ap-northeast-1_Pool',
    IDENTITY_POOL_ID: 'ap-northeast-1:pool',
    DATABASE_URL: 'postgres://localhost/none',
    SMTP_URL: 'smtp://localhost',
    OPERATOR_FILE: 'docs/operator.sample.json',
  })
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain('  4行目 operator.name：見本の値「株式会社なかつぐ見本」のままです。')
})

test('a text that now stands in the operator file is refused by the name of its variable', async () => {
  const program = await run(['--empty'], { REGION_NAME: '岩手県盛岡地域' })
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain('環境変数「REGION_NAME」は使えなくなりました。')
  expect(program.output()).toContain('環境変数「OPERATOR_FILE」')
})

test('the embedded mode is that of the operator it is given, without the people of the sample', async () => {
  const program = await run([], { OPERATOR_FILE: 'tests/support/operator/morioka.json' })
  await program.started()
  expect(program.output()).toContain('おくりばを起動しました')
  const home = await (await fetch(`${program.origin}/terms`)).text()
  expect(home).toContain('岩手県盛岡地域（盛岡市、滝沢市、矢巾町、紫波町）にお住まいの')
  expect(home).not.toMatch(/見本|庄内|鶴岡|0235|なかつぐ/)
  expect(await (await fetch(`${program.origin}/config.json`)).json()).toMatchObject({ sampleData: false })
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
})
