import { randomUUID } from 'node:crypto'
import { fetchAuthSession, signIn } from 'aws-amplify/auth'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashToken } from '../../pool/account/tokens/issueTokens'
import { poolRefreshTokens, poolReplacedTokens } from '../../server/ground/tables/identity'
import { configureAmplify } from './support/amplify'
import { call, refusal, signInPlainly, tokensOf } from './support/call'
import { cognitoClient } from './support/cognitoClient'
import { PASSWORD, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'
import { withPause } from '../support/triggers'
import { verifyAccessToken } from '../support/verifyAccessToken'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
// Each sign-in of the real client computes for up to a second in plain JavaScript.
vi.setConfig({ testTimeout: 120_000 })

let pool: TestPool
beforeAll(async () => {
  pool = await startPool()
})
afterAll(() => pool.stop())
beforeEach(() => configureAmplify(pool))

const ended = refusal('NotAuthorizedException', 'Invalid Refresh Token')

async function account(group?: 'Administrators') {
  const sub = randomUUID()
  const email = `${sub}@example.com`
  const createdAt = pool.clock.now()
  await pool.identity.unsafeImportUser({
    sub,
    email,
    password: PASSWORD,
    createdAt,
    ...(group ? { groups: [group] } : {}),
  })
  return { sub, email }
}
async function signedIn(group?: 'Administrators') {
  const { sub, email } = await account(group)
  return { sub, ...tokensOf(await signInPlainly(pool, email, PASSWORD)) }
}

const ClientId = () => pool.settings.pool.userPoolClientId
/** As the client of the donor app refreshes. */
const exchange = (RefreshToken: string) =>
  call(pool, 'GetTokensFromRefreshToken', { ClientId: ClientId(), RefreshToken })
/** As the client of the console does. */
const extend = (REFRESH_TOKEN: string) =>
  call(pool, 'InitiateAuth', {
    ClientId: ClientId(),
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN },
  })
const ownRows = (token: string) =>
  pool.db
    .select()
    .from(poolRefreshTokens)
    .where(eq(poolRefreshTokens.tokenHash, hashToken(token)))
type OwnRow = typeof poolRefreshTokens.$inferSelect
const sameSignIn = ({ originJti }: OwnRow) => eq(poolRefreshTokens.originJti, originJti)
const replacedOf = ({ originJti }: OwnRow) => eq(poolReplacedTokens.originJti, originJti)
const waiting = async (table = 'pool_users') =>
  (await pool.db.execute(sql`select 1 from pg_locks where relation = ${table}::regclass and not granted`))
    .rows.length
const isGood = async (token: string) => (await verifyAccessToken(pool, token)) !== null

describe('a refresh token', () => {
  it('is replaced by each use; a copy that comes later ends the sign-in, and the log says so', async () => {
    const { sub, RefreshToken: first } = await signedIn()
    const second = tokensOf(await exchange(first))
    expect(second.RefreshToken).not.toBe(first)
    pool.clock.advance(2 * MINUTE)
    const third = tokensOf(await exchange(second.RefreshToken))
    expect(await isGood(third.AccessToken)).toBe(true)

    expect(await exchange(first)).toMatchObject(ended)
    expect(await exchange(third.RefreshToken)).toMatchObject(ended)
    expect(await isGood(third.AccessToken)).toBe(false)
    const { rows } = await pool.db.execute(
      sql`select kind, count from security_events where account_id = ${sub} and kind = 'TokenReused'`,
    )
    expect(rows).toEqual([{ kind: 'TokenReused', count: 1 }])
  })

  it('leads two tabs that refresh at once, or one after the other, to the same new one', async () => {
    const { RefreshToken } = await signedIn()
    const both = (await Promise.all([exchange(RefreshToken), exchange(RefreshToken)])).map(tokensOf)
    expect(both[0]?.RefreshToken).toBe(both[1]?.RefreshToken)
    const next = tokensOf(await exchange(both[0]?.RefreshToken ?? ''))
    pool.clock.advance(30_000)
    const late = tokensOf(await exchange(RefreshToken))
    expect(late.RefreshToken).toBe(next.RefreshToken)
    expect(await isGood(late.AccessToken)).toBe(true)
    expect(tokensOf(await exchange(next.RefreshToken)).RefreshToken).not.toBe(next.RefreshToken)
  })

  it('leads a tab that was overtaken between its looks to the new one', async () => {
    const { RefreshToken } = await signedIn()
    const [before] = await ownRows(RefreshToken)
    const next = tokensOf(await exchange(RefreshToken)).RefreshToken
    const [after] = await ownRows(next)
    if (!before || !after) throw new Error('no sign-in')
    // As if the first tab had not been here yet; it comes while the second one reads whose token it is.
    await pool.db.update(poolRefreshTokens).set(before).where(sameSignIn(before))
    const [replaced] = await pool.db.delete(poolReplacedTokens).where(replacedOf(before)).returning()
    if (!replaced) throw new Error('nothing was replaced')
    let second: ReturnType<typeof exchange> | undefined
    await pool.db.transaction(async (first) => {
      await first.execute(sql`lock table pool_users in access exclusive mode`)
      second = exchange(RefreshToken)
      await expect.poll(() => waiting()).toBe(1)
      await first.update(poolRefreshTokens).set(after).where(sameSignIn(before))
      await first.insert(poolReplacedTokens).values(replaced)
    })
    expect(tokensOf((await second)!).RefreshToken).toBe(next)
  })

  it('leads a tab that was overtaken twice to the newest', async () => {
    const { RefreshToken } = await signedIn()
    const second = tokensOf(await exchange(RefreshToken)).RefreshToken
    const [before] = await ownRows(second)
    const third = tokensOf(await exchange(second)).RefreshToken
    const [after] = await ownRows(third)
    if (!before || !after) throw new Error('no sign-in')
    // As if the third tab had not been here yet; it comes after the looks at what replaced the first one.
    await pool.db.update(poolRefreshTokens).set(before).where(sameSignIn(before))
    const replaced = await pool.db
      .delete(poolReplacedTokens)
      .where(eq(poolReplacedTokens.tokenHash, hashToken(second)))
      .returning()
    let first: ReturnType<typeof exchange> | undefined
    await pool.db.transaction(async (tab) => {
      await pool.db.transaction(async (tx) => {
        await tx.execute(sql`lock table pool_replaced_tokens in access exclusive mode`)
        first = exchange(RefreshToken)
        await expect.poll(() => waiting('pool_replaced_tokens')).toBe(1)
        await tab.execute(sql`lock table pool_users in access exclusive mode`)
      })
      await expect.poll(() => waiting('pool_users')).toBe(1)
      await tab.update(poolRefreshTokens).set(after).where(sameSignIn(before))
      await tab.insert(poolReplacedTokens).values(replaced)
    })
    expect(tokensOf((await first)!).RefreshToken).toBe(third)
  })

  it('ends its sign-in when it is given back, also one that was just replaced', async () => {
    const { RefreshToken } = await signedIn()
    const next = tokensOf(await exchange(RefreshToken))
    await call(pool, 'RevokeToken', { ClientId: ClientId(), Token: RefreshToken })
    expect(await isGood(next.AccessToken)).toBe(false)
    expect(await exchange(next.RefreshToken)).toMatchObject(ended)
  })

  it('ends its sign-in when it is given back while another tab replaces it', async () => {
    const { RefreshToken } = await signedIn()
    const pause = await withPause(pool, 'before insert on pool_replaced_tokens')
    const other = exchange(RefreshToken)
    await pause.waiting()
    const givenBack = call(pool, 'RevokeToken', { ClientId: ClientId(), Token: RefreshToken })
    await pause.waiting(2)
    await pause.goOn()
    expect((await givenBack).status).toBe(200)
    expect(await exchange(tokensOf(await other).RefreshToken)).toMatchObject(ended)
  })

  it('stays what it is for a client that cannot take another, as at Cognito', async () => {
    const { RefreshToken } = await signedIn('Administrators')
    const { AuthenticationResult: result } = (await extend(RefreshToken)).body
    expect(result).not.toHaveProperty('RefreshToken')
    pool.clock.advance(HOUR)
    expect((await extend(RefreshToken)).status).toBe(200)
  })
})

describe('a sign-in that nobody uses', () => {
  it('ends for members after fourteen days, and with use after thirty', async () => {
    await signIn({ username: (await account()).email, password: PASSWORD })
    const tokens = async () => (await fetchAuthSession({ forceRefresh: true })).tokens
    pool.clock.advance(13 * DAY)
    expect(await tokens()).toBeDefined()
    pool.clock.advance(13 * DAY)
    expect(await tokens()).toBeDefined()
    pool.clock.advance(4 * DAY)
    expect(await tokens()).toBeUndefined()

    await configureAmplify(pool)
    await signIn({ username: (await account()).email, password: PASSWORD })
    pool.clock.advance(14 * DAY + MINUTE)
    expect(await tokens()).toBeUndefined()
  })

  it('ends for staff over night', async () => {
    const client = cognitoClient(pool, (await account('Administrators')).email)
    await client.signIn(PASSWORD)
    pool.clock.advance(11 * HOUR)
    expect((await client.refresh())?.isValid()).toBe(true)
    pool.clock.advance(12 * HOUR + MINUTE)
    await expect(client.refresh()).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })
})
