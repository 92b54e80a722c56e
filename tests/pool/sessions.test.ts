import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, signInPlainly, tokensOf } from './support/call'
import type { Tokens } from './support/call'
import { PASSWORD, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'
import { verifyAccessToken } from '../support/verifyAccessToken'

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

const verify = (token: string) => verifyAccessToken(pool, token)

describe('a token whose time is over before it expires', () => {
  const client = () => ({ ClientId: pool.settings.pool.userPoolClientId })
  const refresh = () =>
    call(pool, 'GetTokensFromRefreshToken', { ...client(), RefreshToken: tokens.RefreshToken })
  const badRefresh = { status: 400, body: { __type: 'NotAuthorizedException' } }

  it('by signing out of this sign-in, while others go on', async () => {
    const other = tokensOf(await signInPlainly(pool, person.email, PASSWORD))
    expect(await refresh()).toMatchObject({ status: 200 })
    expect(await call(pool, 'RevokeToken', { ...client(), Token: tokens.RefreshToken })).toMatchObject({
      status: 200,
    })
    expect(await verify(tokens.AccessToken)).toBeNull()
    expect(await refresh()).toMatchObject(badRefresh)
    expect(await verify(other.AccessToken)).not.toBeNull()
    expect(await call(pool, 'GetUser', { AccessToken: tokens.AccessToken })).toMatchObject({
      status: 400,
      body: { __type: 'NotAuthorizedException', message: 'Invalid Access Token' },
    })
  })

  it('by signing out everywhere in the same second', async () => {
    await call(pool, 'GlobalSignOut', { AccessToken: tokens.AccessToken })
    expect(await verify(tokens.AccessToken)).toBeNull()
    expect(await refresh()).toMatchObject(badRefresh)
    const again = tokensOf(await signInPlainly(pool, person.email, PASSWORD))
    expect(await verify(again.AccessToken)).not.toBeNull()
  })

  it('by being stopped; lifting it does not bring the old session back', async () => {
    const { admin } = pool.identity
    await admin.setEnabled(person.sub, false)
    expect(await verify(tokens.AccessToken)).toBeNull()
    expect(await refresh()).toMatchObject(badRefresh)
    expect(await signInPlainly(pool, person.email, PASSWORD)).toMatchObject({
      body: { __type: 'NotAuthorizedException', message: 'User is disabled.' },
    })
    await admin.setEnabled(person.sub, true)
    expect(await verify(tokens.AccessToken)).toBeNull()
    expect(tokensOf(await signInPlainly(pool, person.email, PASSWORD)).AccessToken).toBeTruthy()
  })

  it('by being deleted', async () => {
    await pool.identity.admin.deleteUser(person.sub)
    expect(await verify(tokens.AccessToken)).toBeNull()
    expect(await refresh()).toMatchObject(badRefresh)
    await pool.identity.admin.deleteUser(person.sub)
  })

  it('by leaving a group: the role ends with the next request', async () => {
    const { admin } = pool.identity
    await admin.addToGroup(person.sub, 'Administrators')
    await admin.addToGroup(person.sub, 'Administrators')
    expect(await verify(tokens.AccessToken)).toMatchObject({ sub: person.sub, groups: ['Administrators'] })
    await admin.removeFromGroup(person.sub, 'Administrators')
    expect(await verify(tokens.AccessToken)).toMatchObject({ sub: person.sub, groups: [] })
  })
})

it('removes what has ended', async () => {
  const count = async () => {
    const { rows } = await pool.db.execute(
      sql`select (select count(*) from pool_refresh_tokens) + (select count(*) from pool_windows)
        + (select count(*) from pool_sessions) + (select count(*) from pool_codes) as left`,
    )
    return Number(rows[0]?.left)
  }
  await call(pool, 'ForgotPassword', {
    ClientId: pool.settings.pool.userPoolClientId,
    Username: person.email,
  })
  expect(await count()).toBeGreaterThan(0)
  await pool.identity.cleanUp(pool.clock.now())
  expect(await verify(tokens.AccessToken)).not.toBeNull()
  await pool.identity.cleanUp(new Date(pool.clock.now().getTime() + 40 * 24 * 3_600_000))
  expect(await count()).toBe(0)
  expect(await pool.identity.admin.findUser(person.sub)).not.toBeNull()
})
