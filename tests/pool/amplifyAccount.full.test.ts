import { randomUUID } from 'node:crypto'
import {
  confirmResetPassword,
  confirmSignIn,
  confirmUserAttribute,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  resetPassword,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureAmplify } from './support/amplify'
import { PASSWORD, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'
import { verifyAccessToken } from '../support/verifyAccessToken'

const NEW_PASSWORD = 'Another long evening 4'
// Each sign-in of the real client computes for up to a second in plain JavaScript.
vi.setConfig({ testTimeout: 120_000 })

let pool: TestPool
beforeAll(async () => {
  pool = await startPool()
})
afterAll(() => pool.stop())
beforeEach(() => configureAmplify(pool))

async function person() {
  const sub = randomUUID()
  const username = `${sub}@example.com`
  await pool.identity.unsafeImportUser({
    sub,
    email: username,
    password: PASSWORD,
    createdAt: pool.clock.now(),
  })
  return { sub, username }
}

async function signedIn() {
  const someone = await person()
  await signIn({ username: someone.username, password: PASSWORD })
  return someone
}

const accessToken = async () => (await fetchAuthSession()).tokens?.accessToken.toString() ?? ''

describe('a forgotten password', () => {
  it('is replaced with a code from the mail, and every session ends', async () => {
    const { sub, username } = await signedIn()
    const token = await accessToken()
    const { nextStep } = await resetPassword({ username })
    expect(nextStep).toMatchObject({
      resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
      codeDeliveryDetails: { deliveryMedium: 'EMAIL' },
    })
    const confirmationCode = pool.codeFor(username)
    await confirmResetPassword({ username, confirmationCode, newPassword: NEW_PASSWORD })
    expect(await verifyAccessToken(pool, token)).toBeNull()
    await configureAmplify(pool)
    await expect(signIn({ username, password: PASSWORD })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    })
    expect(await signIn({ username, password: NEW_PASSWORD })).toMatchObject({ isSignedIn: true })
    const { rows } = await pool.db.execute(
      sql`select operation from activities where user_id = ${sub} and actor_id = ${sub} order by id`,
    )
    expect(rows.map(({ operation }) => operation)).toEqual(['SignIn', 'ResetPassword', 'SignIn'])
  })

  it('is answered the same for an address nobody has', async () => {
    const { username } = await person()
    const known = await resetPassword({ username })
    const unknown = await resetPassword({ username: username.replace('@', 'x@') })
    expect(unknown).toEqual(known)
    expect(pool.sent.some(({ to }) => to === username.replace('@', 'x@'))).toBe(false)
  })

  it('cannot be replaced by a common or short one', async () => {
    const { username } = await person()
    await resetPassword({ username })
    const confirmationCode = pool.codeFor(username)
    for (const newPassword of ['short', 'password1', 'x'.repeat(257)])
      await expect(confirmResetPassword({ username, confirmationCode, newPassword })).rejects.toMatchObject({
        name: 'InvalidPasswordException',
      })
    await confirmResetPassword({ username, confirmationCode, newPassword: '長いパスワードです' })
    expect(await signIn({ username, password: '長いパスワードです' })).toMatchObject({ isSignedIn: true })
  })
})

describe('somebody signed in', () => {
  it('changes the password and stays, while other devices are signed out', async () => {
    const { username } = await signedIn()
    const elsewhere = await accessToken()
    await configureAmplify(pool)
    await signIn({ username, password: PASSWORD })
    await expect(
      updatePassword({ oldPassword: 'wrong one', newPassword: NEW_PASSWORD }),
    ).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    })
    await updatePassword({ oldPassword: PASSWORD, newPassword: NEW_PASSWORD })
    expect(await verifyAccessToken(pool, await accessToken())).not.toBeNull()
    expect(await verifyAccessToken(pool, elsewhere)).toBeNull()
  })

  it('changes the address with a code; the old one stays until then', async () => {
    const { sub, username } = await signedIn()
    const next = `new-${username}`
    const { nextStep } = await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: next } })
    expect(nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE')
    expect(pool.sent.at(-1)).toMatchObject({ kind: 'emailChangeCode', to: next, userId: sub })
    expect(await fetchUserAttributes()).toMatchObject({ email: username })
    const first = pool.codeFor(next)
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
    const second = pool.codeFor(next)
    await expect(
      confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: first }),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: second })
    expect(await fetchUserAttributes()).toMatchObject({ email: next, email_verified: 'true' })
    expect(await pool.identity.admin.findUser(sub)).toMatchObject({ email: next, emailVerified: true })
    await signOut()
    await signIn({ username: next, password: PASSWORD })
  })

  it('cannot take an address that somebody has, or that somebody else takes meanwhile', async () => {
    const other = await person()
    const { username } = await signedIn()
    const change = (value: string) => updateUserAttribute({ userAttribute: { attributeKey: 'email', value } })
    await expect(change(other.username)).rejects.toMatchObject({
      name: 'AliasExistsException',
      message: 'An account with the given email already exists.',
    })
    const wanted = `wanted-${username}`
    await change(wanted)
    await pool.identity.unsafeImportUser({ sub: randomUUID(), email: wanted, createdAt: pool.clock.now() })
    await expect(
      confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: pool.codeFor(wanted) }),
    ).rejects.toMatchObject({ name: 'AliasExistsException' })
    expect(await fetchUserAttributes()).toMatchObject({ email: username })
  })

  it('refreshes the session after an hour and for thirty days', async () => {
    const { sub } = await signedIn()
    const before = await accessToken()
    pool.clock.advance(61 * 60_000)
    expect(await verifyAccessToken(pool, before)).toBeNull()
    await fetchAuthSession({ forceRefresh: true })
    const after = await accessToken()
    expect(after).not.toBe(before)
    expect(await verifyAccessToken(pool, after)).toMatchObject({ sub })
    pool.clock.advance(30 * 24 * 60 * 60_000)
    const session = await fetchAuthSession({ forceRefresh: true })
    expect(session.tokens).toBeUndefined()
  })

  it('signs out everywhere', async () => {
    const { username } = await signedIn()
    const elsewhere = await accessToken()
    await configureAmplify(pool)
    await signIn({ username, password: PASSWORD })
    await signOut({ global: true })
    expect(await verifyAccessToken(pool, elsewhere)).toBeNull()
  })

  it('sets up an authenticator app, signs in with it, and puts it away', async () => {
    const { username } = await signedIn()
    const { sharedSecret } = await setUpTOTP()
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(sharedSecret) }).generate({
        timestamp: pool.clock.now().getTime(),
      })
    await verifyTOTPSetup({ code: code() })
    await updateMFAPreference({ totp: 'PREFERRED' })
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
    await signOut()
    pool.clock.advance(30_000)
    expect(await signIn({ username, password: PASSWORD })).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
    })
    await expect(confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    expect(await confirmSignIn({ challengeResponse: code() })).toMatchObject({ isSignedIn: true })
    await updateMFAPreference({ totp: 'DISABLED' })
    await signOut()
    expect(await signIn({ username, password: PASSWORD })).toMatchObject({ isSignedIn: true })
  })
})

describe('a person without a session', () => {
  it('has no tokens, and no credentials either', async () => {
    const session = await fetchAuthSession()
    expect(session.tokens).toBeUndefined()
    expect(session.credentials).toBeUndefined()
  })
})
