import Fastify, { type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings, type Settings } from '../../../../server/ground/settings/env'
import { createCognitoIdentity } from '../../../../server/ground/identity/createCognitoIdentity'
import { call, signInPlainly, tokensOf } from '../../../pool/support/call'
import { PASSWORD, startPool, type TestPool } from '../../../pool/support/startPool'
import { freePort } from '../../../../devtools/world/freePort'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { verifyAccessToken } from '../../../support/verifyAccessToken'

// The server with Cognito's protocol is another program's own pool, under the address that its tokens name.
let other: TestPool
let door: FastifyInstance
let endpoint: string
let settings: Settings
let server: TestServer
beforeAll(async () => {
  const port = await freePort()
  endpoint = `http://127.0.0.1:${port}/identity`
  other = await startPool({}, { ORIGIN: `http://127.0.0.1:${port}` })
  door = Fastify()
  other.identity.registerRoutes?.(door)
  await door.listen({ port, host: '127.0.0.1' })
  const { userPoolId, userPoolClientId, identityPoolId } = other.settings.pool
  settings = readSettings(
    {
      GRAPHQL_ENDPOINT: 'https://donor.example.jp/graphql',
      REGION: 'ap-northeast-1',
      USER_POOL_ID: userPoolId,
      USER_POOL_CLIENT_ID: userPoolClientId,
      IDENTITY_POOL_ID: identityPoolId,
      DATABASE_URL: 'postgres://localhost/none',
      SMTP_URL: 'smtp://localhost',
      OPERATOR_FILE: 'operator.json',
      AWS_ENDPOINT_URL: 'https://elsewhere.example',
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${endpoint}/`,
    },
    { production: true, empty: false },
  )
  const { ownPool, cognito } = settings
  server = await startTestServer({ settings: { ownPool, cognito } })
})
afterAll(async () => {
  await server.close()
  await door.close()
  await other.stop()
})

it('gives the tokens that are good here, and no other pool does', async () => {
  const sub = randomUUID()
  const email = 'member@example.jp'
  // Its tokens are checked by the system's clock.
  other.clock.set(new Date())
  await other.identity.unsafeImportUser({ sub, email, password: PASSWORD, createdAt: other.clock.now() })
  const { AccessToken } = tokensOf(await signInPlainly({ ...other, endpoint }, email, PASSWORD))
  const read = (given: Settings) =>
    verifyAccessToken({ identity: createCognitoIdentity(given), db: server.db }, AccessToken)
  expect(await read(settings)).toMatchObject({ sub, groups: [] })

  const elsewhere = readSettings(
    { COGNITO_JWKS_URL: settings.cognito.jwksUrl.replace('127.0.0.1', 'localhost') },
    { production: false, empty: true },
  )
  expect(await read(elsewhere), 'its keys, under another name than that of the issuer').toBeNull()
})

it('is what clients are told to ask, and all that pages may ask beside us', async () => {
  const answer = await fetch(`${server.url}/config.json`)
  expect(await answer.json()).toMatchObject({
    userPoolEndpoint: `${endpoint}/`,
    identityPoolEndpoint: `${endpoint}/`,
  })
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`connect-src 'self' ${new URL(endpoint).origin};`)
  expect((await call({ endpoint: `${endpoint}/` }, 'GetUser', { AccessToken: 'x' })).status).toBe(400)
})
