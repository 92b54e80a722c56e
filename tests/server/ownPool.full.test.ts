import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, tokensOf } from '../pool/support/call'
import { bundled } from '../support/bundled'
import { testDatabase, type TestDatabase } from '../support/database'
import { freePort } from '../../devtools/world/freePort'
import { recordingSmtpServer } from './ground/outbox/recordingSmtpServer'
import { partOf } from './ground/outbox/rfc822'

// The program of production with its own pool, in processes of their own, on a database without a table.
vi.setConfig({ testTimeout: 120_000 })

const PASSWORD = 'Sea-breeze over 9 hills'
const ClientId = 'embeddeddonorandconsole'

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof recordingSmtpServer>>
let folders: string[]
let running: { stop(): Promise<unknown> }[]
beforeEach(async () => {
  database = await testDatabase({ bare: true })
  smtp = await recordingSmtpServer()
  folders = []
  running = []
})
afterEach(async () => {
  for (const program of running) await program.stop()
  await smtp.close()
  await database.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nakatsugu-own-pool-'))
  folders.push(folder)
  return folder
}

type Options = {
  dataDir: string
  env?: Record<string, string>
  args?: string[]
  program?: 'index' | 'first-administrator'
}

async function run({ dataDir, env = {}, args = ['--production'], program = 'index' }: Options) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [...bundled(program), ...args], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      GRAPHQL_ENDPOINT: `${origin}/graphql`,
      USER_POOL: 'embedded',
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url,
      OPERATOR_FILE: 'tests/support/operator/morioka.json',
      SEAL_KEY: 'ab'.repeat(32),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { log: '', beside: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.log += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.beside += text
  })
  const ended = once(child, 'close').then(([code]: unknown[]) => code)
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  running.push({ stop })
  return { printed, ended, stop, origin, endpoint: `${origin}/identity/` }
}

async function start(options: Options) {
  const program = await run(options)
  const isUp = () => /"msg":"started"|を起動しました/.test(program.printed.log)
  await Promise.race([vi.waitUntil(isUp, { timeout: 60_000 }), program.ended])
  expect(program.printed).toMatchObject({ log: expect.stringMatching(/"msg":"started"|を起動しました/) })
  return program
}

const linkIn = (text: string) => /#first-administrator=(\S+)/.exec(text)?.[1] ?? ''

const ask = async (origin: string, token: string, query: string) => {
  const headers = { 'content-type': 'application/json', authorization: token }
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

type Door = { endpoint: string }

const signIn = (door: Door, USERNAME: string) =>
  call(door, 'InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
  })

const open = (door: Door, Link: string, Username = 'chief@example.jp') =>
  call(door, 'CreateFirstAdministrator', { ClientId, Link, Username, Password: PASSWORD })

/** Signs in with an authenticator app that is set up on the way, as the console does. */
async function signInAsStaff(door: Door, USERNAME: string) {
  const asked = await signIn(door, USERNAME)
  expect(asked.body.ChallengeName).toBe('MFA_SETUP')
  const given = await call(door, 'AssociateSoftwareToken', { Session: asked.body.Session })
  const app = new TOTP({ secret: Secret.fromBase32(String(given.body.SecretCode)) })
  const proved = await call(door, 'VerifySoftwareToken', {
    Session: given.body.Session,
    UserCode: app.generate(),
  })
  return tokensOf(
    await call(door, 'RespondToAuthChallenge', {
      ClientId,
      ChallengeName: 'MFA_SETUP',
      ChallengeResponses: { USERNAME },
      Session: proved.body.Session,
    }),
  )
}

test('the first administrator comes in by a link that one person can use, once', async () => {
  const dataDir = newFolder()
  const program = await start({ dataDir })
  const first = linkIn(program.printed.beside)
  expect(program.printed.beside).toContain(`${program.origin}/admin/login#first-administrator=`)

  const renewed = await run({
    dataDir,
    args: [],
    program: 'first-administrator',
    env: { ADMIN_ORIGIN: 'https://console.example.jp' },
  })
  expect(await renewed.ended).toBe(0)
  expect(renewed.printed.log).toContain('https://console.example.jp/admin/login#first-administrator=')
  const link = linkIn(renewed.printed.log)
  expect((await open(program, first)).body.message, 'the one before').toBe('This link has ended.')
  expect((await open(program, `zzzzzzzz.${link.split('.')[1]}`)).status, 'a later end').toBe(400)

  const addresses = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.jp`)
  const answers = await Promise.all(addresses.map((address) => open(program, link, address)))
  const won = addresses.filter((_, index) => answers[index]?.status === 200)
  expect(won).toHaveLength(1)
  expect((await open(program, link)).body.message).toBe('This link has ended.')

  const [winner = ''] = won
  const { AccessToken } = await signInAsStaff(program, winner)
  expect(await ask(program.origin, AccessToken, '{ getAdministrator { Role } }')).toMatchObject({
    status: 200,
    body: { data: { getAdministrator: { Role: 'Administrator' } } },
  })
  const again = await run({ dataDir, args: [], program: 'first-administrator' })
  expect(await again.ended).toBe(1)
  expect(again.printed.beside).toBe(
    '管理者はすでにいます。新しい管理者は、管理画面の「管理者」から招待してください。\n',
  )
  expect(program.printed.log, 'the log').not.toContain(first)
  await program.stop()
  const next = await start({ dataDir })
  expect(next.printed.beside).toBe('')
})

test('a link to an address that was mistyped can be followed by another', async () => {
  const dataDir = newFolder()
  const program = await start({ dataDir })
  expect((await open(program, linkIn(program.printed.beside), 'chief@exampel.jp')).status).toBe(200)
  const command: Options = { dataDir, args: [], program: 'first-administrator' }
  const renewed = await run(command)
  expect(await renewed.ended).toBe(0)
  expect((await open(program, linkIn(renewed.printed.log))).status).toBe(200)
  await signInAsStaff(program, 'chief@example.jp')
  expect((await signIn(program, 'chief@exampel.jp')).errorType).toBe('NotAuthorizedException')
})

test('members sign up by a code that comes by mail, and everybody can check their tokens', async () => {
  const program = await start({ dataDir: newFolder() })
  const Username = 'member@example.jp'
  await call(program, 'SignUp', { ClientId, Username, Password: PASSWORD })
  await vi.waitUntil(() => smtp.messages.length > 0, { timeout: 20_000 })
  const mail = partOf(smtp.messages[0] ?? '', 'text/plain')
  expect(mail).toContain('次の確認コードを登録画面に入力してください。')
  const ConfirmationCode = /確認コード\D{1,9}(\d{6})/.exec(mail)?.[1]
  expect((await call(program, 'ConfirmSignUp', { ClientId, Username, ConfirmationCode })).status).toBe(200)
  const { AccessToken, IdToken } = tokensOf(await signIn(program, Username))
  expect(await ask(program.origin, AccessToken, '{ getAdministrator { Id } }')).toMatchObject({
    status: 200,
    body: { data: { getAdministrator: null } },
  })

  const config = (await (await fetch(`${program.origin}/config.json`)).json()) as Record<string, string>
  const issuer = `${program.endpoint}${config.userPoolId}`
  const discovered = await fetch(`${issuer}/.well-known/openid-configuration`)
  const provider = (await discovered.json()) as {
    issuer: string
    jwks_uri: string
    id_token_signing_alg_values_supported: string[]
    claims_supported: string[]
  }
  expect(provider.issuer).toBe(issuer)
  const { payload } = await jwtVerify(IdToken, createRemoteJWKSet(new URL(provider.jwks_uri)), {
    issuer: provider.issuer,
    audience: ClientId,
    algorithms: provider.id_token_signing_alg_values_supported,
  })
  const told = Object.keys(payload).filter(
    (claim) => !['origin_jti', 'event_id', 'custom:generation'].includes(claim),
  )
  expect(provider.claims_supported).toEqual(expect.arrayContaining(told))
})

test('nothing of a sample or of developers is there', async () => {
  const dataDir = newFolder()
  const program = await start({ dataDir })
  const demo = { USERNAME: 'admin@example.com', PASSWORD: 'Demo-Passw0rd' }
  const answer = await call(program, 'InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: demo,
  })
  expect(answer.body.message).toBe('Incorrect username or password.')
  for (const path of ['/dev', '/dev/mail', '/dev/graphql'])
    expect((await fetch(program.origin + path)).status, path).toBe(404)
  expect(await (await fetch(`${program.origin}/config.json`)).json()).not.toHaveProperty('sampleData')
})

test('a database that was tried out with the published password is refused', async () => {
  const dataDir = newFolder()
  const tried = await start({ dataDir, args: ['--empty'] })
  await tried.stop()
  const program = await run({ dataDir })
  expect(await program.ended).toBe(1)
  expect(program.printed.beside).toBe(
    'データベースに、パスワードが公開されている見本のアカウント（admin@example.com）があります。本番では起動できません。\n',
  )
})

test('processes on several machines have the same keys, or do not start', async () => {
  const [here, there] = [newFolder(), newFolder()]
  const program = await start({ dataDir: here })
  const keys = join(here, 'keys')
  expect((await open(program, linkIn(program.printed.beside))).status).toBe(200)
  const { AccessToken } = await signInAsStaff(program, 'chief@example.jp')

  const without = await run({ dataDir: there })
  expect(await without.ended).toBe(1)
  expect(without.printed.beside).toMatch(/^ユーザープールの鍵が「[^\n]+」にそろっていません。[^\n]+\n$/)
  expect(existsSync(join(there, 'keys'))).toBe(false)

  const POOL_SIGNING_KEY = readFileSync(join(keys, 'signing-0001.pem'), 'utf8').replaceAll('\n', '\\n')
  const others = await run({ dataDir: there, env: { POOL_SIGNING_KEY, POOL_SEALING_KEY: 'cd'.repeat(32) } })
  expect(await others.ended).toBe(1)
  expect(others.printed.beside).toMatch(
    /^環境変数「POOL_SEALING_KEY」のユーザープールの鍵か[^\n]+違います。[^\n]+\n$/,
  )

  const POOL_SEALING_KEY = readFileSync(join(keys, 'sealing.key')).toString('hex')
  const ORIGIN = program.origin
  const beside = await start({ dataDir: there, env: { POOL_SIGNING_KEY, POOL_SEALING_KEY, ORIGIN } })
  expect(beside.printed.beside).toBe('')
  expect(await ask(beside.origin, AccessToken, '{ getAdministrator { Role } }')).toMatchObject({
    body: { data: { getAdministrator: { Role: 'Administrator' } } },
  })
})
