import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedIdentity } from '../../pool/createEmbeddedIdentity'
import { operations } from '../../pool/doors/operations/operations'
import { createSealer } from '../../pool/ground/keys/loadKeys'
import { verifyAccessToken } from '../support/verifyAccessToken'
import { call, signInPlainly, tokensOf } from './support/call'
import { PASSWORD, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'

let pool: TestPool
beforeAll(async () => {
  pool = await startPool()
})
afterAll(() => pool.stop())

const post = (headers: Record<string, string>, body: string) =>
  fetch(pool.endpoint, { method: 'POST', headers, body })
const JSON_TYPE = 'application/x-amz-json-1.1'
const GET_USER = 'AWSCognitoIdentityProviderService.GetUser'

describe('every refusal is HTTP 400 in the protocol’s shape', () => {
  const bodies: [string, string][] = [
    ['an empty object', '{}'],
    ['no body', ''],
    ['broken JSON', '{"AccessToken":'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['a text', '"text"'],
    ['other types', '{"AccessToken":{"$ne":1},"ClientId":[],"Username":1,"Session":{},"AuthParameters":3}'],
    ['a polluted prototype', '{"__proto__":{"admin":true},"AccessToken":"x"}'],
  ]
  it.each(bodies)('of every operation, for %s', async (_case, body) => {
    for (const target of operations.keys()) {
      const response = await post({ 'content-type': JSON_TYPE, 'x-amz-target': target }, body)
      const answer: unknown = await response.json()
      expect({ target, status: response.status }).toEqual({ target, status: 400 })
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(answer).toEqual({
        __type: response.headers.get('x-amzn-errortype'),
        message: expect.any(String),
      })
      expect(answer).not.toMatchObject({ __type: 'InternalErrorException' })
    }
  })

  it.each([
    ['an unknown operation', { 'content-type': JSON_TYPE, 'x-amz-target': `${GET_USER}s` }],
    ['the name of an object’s own function', { 'content-type': JSON_TYPE, 'x-amz-target': 'toString' }],
    ['no operation', { 'content-type': JSON_TYPE }],
    ['another content type', { 'content-type': 'text/plain', 'x-amz-target': GET_USER }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded', 'x-amz-target': GET_USER }],
  ])('for %s', async (_case, headers) => {
    const response = await post(headers, '{}')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ __type: expect.any(String), message: expect.any(String) })
  })

  it('for a body that is too large', async () => {
    const body = JSON.stringify({ AccessToken: 'x'.repeat(100_000) })
    const response = await post({ 'content-type': JSON_TYPE, 'x-amz-target': GET_USER }, body)
    expect(response.status).toBe(400)
  })

  it('for another client', async () => {
    const answer = await call(pool, 'ForgotPassword', { ClientId: 'another', Username: 'a@example.com' })
    expect(answer).toMatchObject({ status: 400, body: { __type: 'ResourceNotFoundException' } })
  })

  it('also when something breaks, which the log then has by name and without content', async () => {
    const broken = await startPool()
    try {
      const email = 'secret-canary@example.com'
      await broken.db.execute(sql`drop table pool_windows`)
      expect(await signInPlainly(broken, email, 'canary password')).toMatchObject({
        status: 400,
        body: { __type: 'InternalErrorException', message: 'Internal error' },
      })
      expect(broken.lines.join('')).toContain('user pool call failed')
      expect(broken.lines.join('')).not.toContain('canary')
    } finally {
      await broken.stop()
    }
  })
})

describe('sessions between the steps of a sign-in', () => {
  it('cannot be invented, nor used for another step or person', async () => {
    const { userPoolClientId: ClientId } = pool.settings.pool
    const first = await pool.identity.admin.createUser({ email: 'one@example.com', groups: ['Support'] })
    await pool.identity.admin.createUser({ email: 'two@example.com', groups: ['Support'] })
    if (!first) throw new Error('taken')
    const respond = (ChallengeName: string, Session: string, USERNAME: string) =>
      call(pool, 'RespondToAuthChallenge', {
        ClientId,
        ChallengeName,
        Session,
        ChallengeResponses: { USERNAME, NEW_PASSWORD: PASSWORD, SOFTWARE_TOKEN_MFA_CODE: '000000' },
      })
    const refused = { status: 400, body: { __type: 'NotAuthorizedException' } }
    expect(await respond('NEW_PASSWORD_REQUIRED', 'invented', 'one@example.com')).toMatchObject(refused)
    const { body } = await signInPlainly(pool, 'one@example.com', first.temporaryPassword)
    const session = String(body.Session)
    expect(await respond('SOFTWARE_TOKEN_MFA', session, 'one@example.com')).toMatchObject(refused)
    expect(await respond('MFA_SETUP', session, 'one@example.com')).toMatchObject(refused)
    expect(await respond('NEW_PASSWORD_REQUIRED', session, 'two@example.com')).toMatchObject(refused)
    expect(await respond('NEW_PASSWORD_REQUIRED', session, 'one@example.com')).toMatchObject({ status: 200 })
    expect(await respond('NEW_PASSWORD_REQUIRED', session, 'one@example.com')).toMatchObject(refused)
  })
})

describe('keys', () => {
  it('stand in a folder only the program reads, and survive a restart', async () => {
    const folder = join(pool.dataDir, 'keys')
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    for (const name of await readdir(folder))
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    const sub = randomUUID()
    const email = 'restart@example.com'
    await pool.identity.unsafeImportUser({ sub, email, password: PASSWORD, createdAt: pool.clock.now() })
    const { AccessToken } = tokensOf(await signInPlainly(pool, email, PASSWORD))
    const restarted = await createEmbeddedIdentity(pool.deps)
    expect(await verifyAccessToken({ identity: restarted, db: pool.db }, AccessToken)).toMatchObject({
      sub,
      groups: [],
    })
  })

  it('seal for one owner and notice every change', () => {
    const sealer = createSealer(Buffer.alloc(32, 7))
    const sealed = sealer.seal(Buffer.from('verifier'), 'owner')
    expect(sealer.open(sealed, 'owner').toString()).toBe('verifier')
    expect(sealer.seal(Buffer.from('verifier'), 'owner')).not.toBe(sealed)
    expect(() => sealer.open(sealed, 'another')).toThrow('unable to authenticate data')
    expect(() => createSealer(Buffer.alloc(32, 8)).open(sealed, 'owner')).toThrow(
      'unable to authenticate data',
    )
    const bytes = Buffer.from(sealed, 'base64')
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => sealer.open(changed.toString('base64'), 'owner')).toThrow('unable to authenticate data')
    }
  })
})
