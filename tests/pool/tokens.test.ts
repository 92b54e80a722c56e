import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
} from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompactSign, decodeJwt, decodeProtectedHeader, exportJWK, SignJWT } from 'jose'
import type { JWTHeaderParameters, JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmbeddedIdentity } from '../../pool/createEmbeddedIdentity'
import { signInPlainly, tokensOf } from './support/call'
import type { Tokens } from './support/call'
import { PASSWORD, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'
import { verifyAccessToken } from '../support/verifyAccessToken'

let pool: TestPool
let poolKey: ReturnType<typeof createPrivateKey>
beforeAll(async () => {
  pool = await startPool()
  poolKey = createPrivateKey(await readFile(join(pool.dataDir, 'keys', 'signing-0001.pem')))
})
afterAll(() => pool.stop())

let tokens: Tokens
let claims: JWTPayload
let header: JWTHeaderParameters
let person: { sub: string; email: string }
beforeEach(async () => {
  const sub = randomUUID()
  person = { sub, email: `${sub}@example.com` }
  await pool.identity.unsafeImportUser({ ...person, password: PASSWORD, createdAt: pool.clock.now() })
  tokens = tokensOf(await signInPlainly(pool, person.email, PASSWORD))
  claims = decodeJwt(tokens.AccessToken)
  header = { alg: 'RS256', ...decodeProtectedHeader(tokens.AccessToken) }
})

const verify = (token: string) => verifyAccessToken(pool, token)
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A token of the pool's own key with other content: what only a flaw of ours could ever have signed. */
const signed = (payload: JWTPayload, changes: Partial<JWTHeaderParameters> = {}, key = poolKey) =>
  new SignJWT(payload).setProtectedHeader({ ...header, ...changes }).sign(key)

const seconds = () => Math.floor(pool.clock.now().getTime() / 1000)
const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))

it('takes a good access token, with one query', async () => {
  const queries = vi.spyOn(pool.pool, 'query')
  expect(await verify(tokens.AccessToken)).toMatchObject({ sub: person.sub, groups: [] })
  expect(queries).toHaveBeenCalledTimes(1)
  queries.mockRestore()
  expect(await verify(await signed(claims))).toMatchObject({ sub: person.sub, groups: [] })
  expect(claims).toMatchObject({
    iss: `${pool.settings.origin}/identity/${pool.settings.pool.userPoolId}`,
    client_id: pool.settings.pool.userPoolClientId,
    token_use: 'access',
    origin_jti: expect.any(String),
    username: person.sub,
  })
})

describe('a token that is not ours or not whole', () => {
  const parts = () => tokens.AccessToken.split('.')
  const cases: [string, () => Promise<string> | string][] = [
    ['nothing', () => ''],
    ['no token', () => 'not.a.token'],
    ['algorithm none', () => `${base64url({ ...header, alg: 'none' })}.${parts()[1]}.`],
    ['algorithm None', () => `${base64url({ ...header, alg: 'None' })}.${parts()[1]}.`],
    [
      'algorithm NONE with the signature',
      () => `${base64url({ ...header, alg: 'NONE' })}.${parts()[1]}.${parts()[2]}`,
    ],
    [
      'HS256 keyed with the public key',
      () => {
        const text = `${base64url({ ...header, alg: 'HS256' })}.${parts()[1]}`
        const pem = createPublicKey(poolKey).export({ type: 'spki', format: 'pem' })
        return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`
      },
    ],
    ['a stranger’s key under our key id', () => signed(claims, {}, stranger.privateKey)],
    [
      'a key of its own in the header',
      async () => signed(claims, { jwk: await exportJWK(stranger.publicKey) }, stranger.privateKey),
    ],
    [
      'an address of keys in the header',
      () => signed(claims, { jku: 'https://evil.example/jwks' }, stranger.privateKey),
    ],
    [
      'an address of a certificate',
      () => signed(claims, { x5u: 'https://evil.example/x5u' }, stranger.privateKey),
    ],
    ['an unknown key id', () => signed(claims, { kid: 'unknown' })],
    ['a path for a key id', () => signed(claims, { kid: '../../keys/signing-0001.pem' })],
    ['SQL for a key id', () => signed(claims, { kid: "' or 1=1 --" })],
    ['no key id', () => signed(claims, { kid: undefined })],
    ['another issuer', () => signed({ ...claims, iss: `${claims.iss}x` })],
    ['another client', () => signed({ ...claims, client_id: 'another' })],
    ['expired by a second', () => signed({ ...claims, exp: seconds() - 1 })],
    ['not valid yet', () => signed({ ...claims, nbf: seconds() + 60 })],
    ['issued in the future', () => signed({ ...claims, iat: seconds() + 60 })],
    ['no expiry', () => signed(without('exp'))],
    ['no origin', () => signed(without('origin_jti'))],
    ['an unknown origin', () => signed({ ...claims, origin_jti: randomUUID() })],
    ['an origin that is no id', () => signed({ ...claims, origin_jti: "' or 1=1 --" })],
    ['another generation', () => signed({ ...claims, 'custom:generation': 2 })],
    ['a generation as text', () => signed({ ...claims, 'custom:generation': '1' })],
    ['somebody unknown', () => signed({ ...claims, sub: randomUUID() })],
    ['an id token', () => tokens.IdToken],
    ['no signature', () => `${parts()[0]}.${parts()[1]}.`],
    ['two parts', () => `${parts()[0]}.${parts()[1]}`],
    [
      'another payload',
      () => `${parts()[0]}.${base64url({ ...claims, 'cognito:groups': ['Administrators'] })}.${parts()[2]}`,
    ],
    [
      'two signatures',
      () =>
        JSON.stringify({
          payload: parts()[1],
          signatures: [
            { protected: parts()[0], signature: parts()[2] },
            { protected: parts()[0], signature: parts()[2] },
          ],
        }),
    ],
    ['100 kB', () => signed({ ...claims, filler: 'x'.repeat(100_000) })],
    [
      'a critical extension',
      () => {
        const text = `${base64url({ ...header, crit: ['later'], later: true })}.${parts()[1]}`
        return `${text}.${sign('sha256', Buffer.from(text), poolKey).toString('base64url')}`
      },
    ],
    [
      'a payload that is no object',
      () => new CompactSign(Buffer.from('"text"')).setProtectedHeader(header).sign(poolKey),
    ],
  ]

  it.each(cases)('is refused: %s', async (_case, make) => {
    expect(await verify(await make())).toBeNull()
  })

  it('is refused with any single letter of the signature changed, the last one too', async () => {
    const { AccessToken } = tokens
    const start = AccessToken.lastIndexOf('.') + 1
    for (let index = start; index < AccessToken.length; index += 1) {
      const letter = AccessToken.charAt(index)
      const other = letter === 'A' ? 'B' : String.fromCharCode(letter.charCodeAt(0) ^ 1)
      const changed = `${AccessToken.slice(0, index)}${other}${AccessToken.slice(index + 1)}`
      expect(await verify(changed), `letter ${index - start}`).toBeNull()
    }
  })

  it('cannot make itself an administrator’s: the groups are the account’s', async () => {
    expect(await verify(await signed({ ...claims, 'cognito:groups': ['Administrators'] }))).toMatchObject({
      sub: person.sub,
      groups: [],
    })
  })
})

describe('signing keys', () => {
  it('are published, and an old one is good until its file is removed', async () => {
    const { userPoolId } = pool.settings.pool
    const jwks = await fetch(new URL(`${userPoolId}/.well-known/jwks.json`, pool.endpoint))
    expect(await jwks.json()).toEqual({
      keys: [expect.objectContaining({ kid: header.kid, alg: 'RS256', use: 'sig', kty: 'RSA' })],
    })
    expect(
      JSON.stringify(
        await (await fetch(new URL(`${userPoolId}/.well-known/jwks.json`, pool.endpoint))).json(),
      ),
    ).not.toMatch(/"(?:d|p|q)"/)
    const second = stranger.privateKey.export({ type: 'pkcs8', format: 'pem' })
    await writeFile(join(pool.dataDir, 'keys', 'signing-0002.pem'), second, { mode: 0o600 })
    const restarted = await createEmbeddedIdentity(pool.deps)
    expect(await verifyAccessToken({ identity: restarted, db: pool.db }, tokens.AccessToken)).not.toBeNull()
    const withSecond = await signed(claims, { kid: 'unknown' }, stranger.privateKey)
    expect(await verifyAccessToken({ identity: restarted, db: pool.db }, withSecond)).toBeNull()
  })
})
