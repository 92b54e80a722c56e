import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { securityEvents } from '../../server/ground/tables/security'
import { mailOutbox } from '../../server/ground/tables/mail'
import { openMail } from '../../server/ground/outbox/sealedCodes'
import { startTestServer, type TestServer } from '../support/testServer'
import { call, signInPlainly, tokensOf } from './support/call'
import { PASSWORD, startPool } from './support/startPool'

let server: TestServer
const sub = '11111111-1111-4111-8111-111111111111'
const email = 'haruka.mori@example.com'
beforeAll(async () => {
  server = await startTestServer({ trustedProxies: ['127.0.0.1'] })
  await server.identity.unsafeImportUser({ sub, email, password: PASSWORD, createdAt: server.clock.now() })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(securityEvents)
  server.clock.advance(60 * 60_000)
})

const pool = () => ({ endpoint: `${server.url}/identity/`, settings: server.deps.settings })
const client = () => ({ ClientId: server.deps.settings.pool.userPoolClientId })
const rows = async () =>
  (await server.db.select().from(securityEvents).orderBy(asc(securityEvents.id))).map((row) => ({
    kind: row.kind,
    accountId: row.accountId,
    count: row.count,
  }))

describe('the security log', () => {
  it('tells of failed sign-ins, the lock and the sign-in, and names nobody', async () => {
    for (let tried = 0; tried < 5; tried++) await signInPlainly(pool(), email, 'not the password')
    await signInPlainly(pool(), 'nobody@example.com', 'not the password')
    server.clock.advance(5_000)
    const tokens = tokensOf(await signInPlainly(pool(), email, PASSWORD))
    await call(pool(), 'GlobalSignOut', { AccessToken: tokens.AccessToken })
    expect(await rows()).toEqual([
      { kind: 'SignInFailed', accountId: sub, count: 5 },
      { kind: 'Locked', accountId: sub, count: 1 },
      { kind: 'SignInFailed', accountId: null, count: 1 },
      { kind: 'SignedIn', accountId: sub, count: 1 },
      { kind: 'SignedOutEverywhere', accountId: sub, count: 1 },
    ])
    const all = JSON.stringify(await server.db.select().from(securityEvents))
    expect(all).not.toMatch(/@|haruka|127\.0\.0\.1/)
    expect(all).toContain('127.0.0.0/24')
  })

  it('tells of wrong codes and of a password that was set by one', async () => {
    await call(pool(), 'ForgotPassword', { ...client(), Username: email })
    const confirm = (ConfirmationCode: string) =>
      call(pool(), 'ConfirmForgotPassword', {
        ...client(),
        Username: email,
        ConfirmationCode,
        Password: PASSWORD,
      })
    await confirm('not it')
    const [mail] = await server.db.select().from(mailOutbox)
    if (!mail) throw new Error('no mail')
    const { params } = await openMail(server.db, server.deps.vault, mail)
    if (typeof params !== 'object' || params === null || !('code' in params)) throw new Error('no code')
    await confirm(String(params.code))
    expect(await rows()).toEqual([
      { kind: 'CodeFailed', accountId: sub, count: 1 },
      { kind: 'PasswordReset', accountId: sub, count: 1 },
    ])
  })
})

describe('a request for a code', () => {
  it('leaves no mail for an address that nobody has', async () => {
    await server.db.delete(mailOutbox)
    await call(pool(), 'ForgotPassword', { ...client(), Username: 'nobody@example.com' })
    expect(await server.db.select().from(mailOutbox)).toEqual([])
    await call(pool(), 'ForgotPassword', { ...client(), Username: email })
    expect(await server.db.select().from(mailOutbox)).toMatchObject([
      { kind: 'recoveryCode', recipient: email },
    ])
  })

  it.each([email, 'nobody@example.com'])(
    'has the outbox walked after the answer, also for %s',
    async (Username) => {
      const fresh = await startPool()
      try {
        await fresh.identity.unsafeImportUser({
          sub,
          email,
          password: PASSWORD,
          createdAt: fresh.clock.now(),
        })
        const walk = vi.spyOn(fresh.deps.mail, 'deliverPending')
        await call(fresh, 'ForgotPassword', { ...client(), Username })
        expect(walk).not.toHaveBeenCalled()
        await expect.poll(() => walk).toHaveBeenCalledTimes(1)
      } finally {
        await fresh.stop()
      }
    },
  )
})

describe('a password', () => {
  it.each([
    ['one character over and over', 'aaaaaaaa'],
    ['blanks', '        '],
    ['blanks of several kinds', ' \u3000 \u3000\t \u3000 '],
    ['one beginning over and over', 'abcabcabc'],
    ['the own address', 'Sato.Hanako@example.com'],
    ['the name in it', 'sato.hanako'],
    ['the name in it with a number', 'Sato.Hanako1985!'],
    ['one that everybody tries', 'sakura0401'],
  ])('is refused that is %s', async (_what, Password) => {
    const Username = 'sato.hanako@example.com'
    expect(
      await call(pool(), 'SignUp', { ...client(), Username, Password, UserAttributes: [] }),
    ).toMatchObject({ errorType: 'InvalidPasswordException' })
  })
})
