import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { decodeJwt, exportJWK, SignJWT, type JWTPayload, type JWTHeaderParameters } from 'jose'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { poolRefreshTokens } from '../../../../server/ground/tables/identity'
import { applicant, type Actor } from '../../../support/actors'
import { callApi } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let member: Actor
let claims: JWTPayload
beforeAll(async () => {
  server = await startTestServer()
  member = await applicant(server)
  claims = decodeJwt(member.token)
})
afterAll(() => server.close())

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const second = () => Math.floor(server.clock.now().getTime() / 1000)

/** The same claims, some of them changed, signed as asked. */
function forge(change: Record<string, unknown>, header: Partial<JWTHeaderParameters> = {}, ours = true) {
  const { signing } = server.pool.keys
  return new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'RS256', kid: signing.kid, ...header })
    .sign(ours ? signing.privateKey : stranger.privateKey)
}

const parts = () => member.token.split('.') as [string, string, string]
const unsigned = (alg: string) => `${base64({ alg })}.${parts()[1]}.`

async function signedWithPublicKey() {
  const { kid, publicKey } = server.pool.keys.signing
  const input = `${base64({ alg: 'HS256', kid })}.${parts()[1]}`
  const secret = publicKey.export({ type: 'spki', format: 'pem' })
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
}

function flipped() {
  const [head, body, signature] = parts()
  const bytes = Buffer.from(signature, 'base64url')
  bytes[10] = (bytes[10] ?? 0) ^ 1
  return `${head}.${body}.${bytes.toString('base64url')}`
}

const tampered: [string, () => string | Promise<string>][] = [
  ['alg none', () => unsigned('none')],
  ['alg None', () => unsigned('None')],
  ['alg NONE', () => unsigned('NONE')],
  ['HS256 with the public key as its secret', signedWithPublicKey],
  ['a key of their own under our id', () => forge({}, {}, false)],
  ['a key in the header', async () => forge({}, { jwk: await exportJWK(stranger.publicKey) }, false)],
  ['the address of a key', () => forge({}, { jku: 'https://evil.example/jwks.json', kid: 'theirs' }, false)],
  [
    'the address of a certificate',
    () => forge({}, { x5u: 'https://evil.example/cert', kid: 'theirs' }, false),
  ],
  ['an unknown key id', () => forge({}, { kid: 'unknown' })],
  ['a path as key id', () => forge({}, { kid: '../../../../dev/null' })],
  ['SQL as key id', () => forge({}, { kid: "' or 1=1 --" })],
  ['no key id', () => forge({}, { kid: undefined })],
  ['another issuer', () => forge({ iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Other' })],
  ['another client', () => forge({ client_id: 'other' })],
  ['ended a second ago', () => forge({ exp: second() - 1 })],
  ['not valid yet', () => forge({ nbf: second() + 3600 })],
  ['issued in the future', () => forge({ iat: second() + 3600 })],
  ['no end', () => forge({ exp: undefined })],
  ['an id token', () => member.idToken],
  [
    'an id token that calls itself an access token',
    () => forge({ token_use: 'access', client_id: undefined, aud: claims.client_id }),
  ],
  ['another person', () => forge({ sub: randomUUID() })],
  ['another generation', () => forge({ 'custom:generation': 99 })],
  ['an unknown sign-in', () => forge({ origin_jti: randomUUID() })],
  ['no signature', () => parts().slice(0, 2).join('.')],
  ['an empty signature', () => `${parts().slice(0, 2).join('.')}.`],
  ['a flipped bit', flipped],
  ['a changed payload', () => [parts()[0], base64({ ...claims, username: 'x' }), parts()[2]].join('.')],
  [
    'two signatures',
    () => base64({ payload: parts()[1], signatures: [{ protected: parts()[0], signature: parts()[2] }] }),
  ],
  ['the token twice', () => `${member.token}, ${member.token}`],
  ['nothing but dots', () => '../..'],
]

describe('a token that is not ours as we gave it', () => {
  test.each(tampered)('%s', async (_name, make) => {
    const answer = await callApi(server, await make(), '{ getUser { Id } }')
    expect(answer).toEqual({
      status: 401,
      errors: [
        {
          message: 'ログインが必要です。ログインしてから、もう一度お試しください。',
          extensions: { code: 'UNAUTHENTICATED' },
          path: ['getUser'],
        },
      ],
      data: null,
    })
  })

  test('of a hundred kilobytes does not reach the API', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'a'.repeat(100_000) },
      body: '{"query":"{ getUser { Id } }"}',
    })
    expect([401, 431]).toContain(response.status)
  })

  test('in the address is not looked at', async () => {
    const response = await fetch(
      `${server.url}/graphql?access_token=${member.token}&authorization=${member.token}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ getUser { Id } }"}',
      },
    )
    expect(response.status).toBe(401)
  })

  test('with the claim of a group added opens nothing', async () => {
    const token = await forge({ 'cognito:groups': ['Administrators'] })
    const answer = await callApi(server, token, '{ getPreference { Id } }')
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

describe('a good token', () => {
  test('is taken with Bearer and without, and a forged copy of its claims only by our key', async () => {
    for (const token of [member.token, `Bearer ${member.token}`, await forge({})])
      expect((await callApi(server, token, '{ getUser { Id } }')).status).toBe(200)
  })

  const endings: [string, (actor: Actor) => Promise<unknown>][] = [
    ['signing out everywhere', ({ id }) => server.identity.admin.signOutEverywhere(id)],
    ['the account’s removal', ({ id }) => server.identity.admin.deleteUser(id)],
    ['the account’s suspension', ({ id }) => server.identity.admin.setEnabled(id, false)],
    [
      'the revocation of its sign-in',
      ({ id }) =>
        server.db
          .update(poolRefreshTokens)
          .set({ revokedAt: server.clock.now() })
          .where(eq(poolRefreshTokens.sub, id)),
    ],
  ]
  test.each(endings)('ends at once with %s', async (_name, end) => {
    const actor = await applicant(server)
    expect((await actor.call('{ getUser { Id } }')).status).toBe(200)
    await end(actor)
    expect((await actor.call('{ getUser { Id } }')).status).toBe(401)
  })
})
