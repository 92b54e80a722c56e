import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, signInPlainly, tokensOf } from './support/call'
import type { Tokens } from './support/call'
import { PASSWORD, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'

let pool: TestPool
beforeAll(async () => {
  pool = await startPool()
})
afterAll(() => pool.stop())

let tokens: Tokens
let person: { sub: string; email: string }
beforeEach(async () => {
  const sub = randomUUID()
  person = { sub, email: `${sub}@example.com` }
  await pool.identity.unsafeImportUser({ ...person, password: PASSWORD, createdAt: pool.clock.now() })
  tokens = tokensOf(await signInPlainly(pool, person.email, PASSWORD))
})

const seconds = () => Math.floor(pool.clock.now().getTime() / 1000)

describe('identity pool', () => {
  const identity = (operation: string, body: object) =>
    call(pool, operation, body, 'AWSCognitoIdentityService')
  const logins = (token: string) => ({ Logins: { provider: token } })

  it('knows a person by the id token, always under the same id', async () => {
    const { identityPoolId: IdentityPoolId } = pool.settings.pool
    const first = await identity('GetId', { IdentityPoolId, ...logins(tokens.IdToken) })
    const second = await identity('GetId', { IdentityPoolId, ...logins(tokens.IdToken) })
    expect(first).toMatchObject({ status: 200, body: second.body })
    const credentials = await identity('GetCredentialsForIdentity', {
      ...first.body,
      ...logins(tokens.IdToken),
    })
    expect(credentials.body).toMatchObject({ Credentials: { Expiration: seconds() + 3600 } })
  })

  it.each([
    ['guests', () => ({})],
    ['an access token', () => logins(tokens.AccessToken)],
    ['no token', () => logins('text')],
  ])('refuses %s', async (_case, body) => {
    const { identityPoolId: IdentityPoolId } = pool.settings.pool
    const refused = { status: 400, body: { __type: 'NotAuthorizedException' } }
    expect(await identity('GetId', { IdentityPoolId, ...body() })).toMatchObject(refused)
    const { body: own } = await identity('GetId', { IdentityPoolId, ...logins(tokens.IdToken) })
    expect(await identity('GetCredentialsForIdentity', { ...own, ...body() })).toMatchObject(refused)
  })

  it('does not give one person another’s credentials', async () => {
    const IdentityId = `ap-northeast-1:${randomUUID()}`
    expect(
      await identity('GetCredentialsForIdentity', { IdentityId, ...logins(tokens.IdToken) }),
    ).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } })
  })
})
