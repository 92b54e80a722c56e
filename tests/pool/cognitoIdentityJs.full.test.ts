import { CognitoUserAttribute } from 'amazon-cognito-identity-js'
import type { ISignUpResult } from 'amazon-cognito-identity-js'
import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cognitoClient } from './support/cognitoClient'
import { PASSWORD, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'
import { verifyAccessToken } from '../support/verifyAccessToken'

// The client's proof of a password computes for up to a second in plain JavaScript: where the proof is not the subject,
// it sends the password itself.
const PLAINLY = 'USER_PASSWORD_AUTH'
vi.setConfig({ testTimeout: 120_000 })

let pool: TestPool
beforeAll(async () => {
  pool = await startPool({}, { REQUIRE_TOTP: 'support' })
})
afterAll(() => pool.stop())

const NEW_PASSWORD = 'Another long evening 4'
const wrong = { step: 'refused', name: 'NotAuthorizedException', message: 'Incorrect username or password.' }

const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: pool.clock.now().getTime() + later })

async function staff(email: string, group: 'Administrators' | 'Support' = 'Administrators') {
  const created = await pool.identity.admin.createUser({ email, groups: [group] })
  if (!created) throw new Error('the address is taken')
  return { ...created, client: cognitoClient(pool, email) }
}

/** Somebody of the console who has set her own password. */
async function settledStaff(email: string) {
  const person = await staff(email)
  await person.client.signIn(person.temporaryPassword, PLAINLY)
  await person.client.newPassword(PASSWORD)
  return person
}

describe('temporary password with the client of the console', () => {
  it('has to be replaced, and the new one opens the session', async () => {
    const { client, sub, temporaryPassword } = await staff('first@example.com')
    expect(await client.signIn(temporaryPassword)).toEqual({ step: 'newPassword' })
    expect(await client.newPassword('short')).toMatchObject({ name: 'InvalidPasswordException' })
    expect(await client.newPassword(temporaryPassword)).toMatchObject({ name: 'InvalidPasswordException' })
    expect(await client.newPassword(PASSWORD)).toMatchObject({ step: 'done' })
    const token = client.requireSession().getAccessToken().getJwtToken()
    expect(await verifyAccessToken(pool, token)).toMatchObject({ sub, groups: ['Administrators'] })
    const again = cognitoClient(pool, 'first@example.com')
    expect(await again.signIn(temporaryPassword)).toMatchObject(wrong)
    expect(await again.signIn(PASSWORD)).toMatchObject({ step: 'done' })
    expect(await again.signIn(PASSWORD, PLAINLY)).toMatchObject({ step: 'done' })
  })

  it('ends after seven days', async () => {
    const { client, temporaryPassword } = await staff('late@example.com')
    pool.clock.advance(7 * 24 * 3_600_000)
    expect(await client.signIn(temporaryPassword)).toMatchObject({
      name: 'NotAuthorizedException',
      message: expect.stringContaining('expired'),
    })
  })

  it('is not given out twice for one address', async () => {
    await staff('once@example.com')
    expect(
      await pool.identity.admin.createUser({ email: 'Once@Example.com', groups: ['Support'] }),
    ).toBeNull()
  })
})

describe('a session of the console', () => {
  it('is refreshed with the refresh token', async () => {
    const { client } = await settledStaff('refresh@example.com')
    const before = client.requireSession().getAccessToken().getJwtToken()
    pool.clock.advance(50 * 60_000)
    const session = await client.refresh()
    expect(session?.getAccessToken().getJwtToken()).not.toBe(before)
    pool.clock.advance(11 * 60_000)
    expect(await verifyAccessToken(pool, before)).toBeNull()
    const now = session?.getAccessToken().getJwtToken() ?? ''
    expect(await verifyAccessToken(pool, now)).toMatchObject({ groups: ['Administrators'] })
  })

  it('shows its attributes', async () => {
    const { client, sub } = await settledStaff('attributes@example.com')
    const attributes = await client.settled<CognitoUserAttribute[]>((done) =>
      client.user.getUserAttributes(done),
    )
    expect(attributes?.map(({ Name, Value }) => [Name, Value])).toEqual([
      ['sub', sub],
      ['email', 'attributes@example.com'],
      ['email_verified', 'true'],
    ])
  })

  it('changes its password', async () => {
    const { client } = await settledStaff('change@example.com')
    const change = (old: string, next: string) =>
      client.settled((done) => client.user.changePassword(old, next, done))
    await expect(change('not this', NEW_PASSWORD)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await expect(change(PASSWORD, 'password1')).rejects.toMatchObject({ name: 'InvalidPasswordException' })
    await change(PASSWORD, NEW_PASSWORD)
    expect(await cognitoClient(pool, 'change@example.com').signIn(NEW_PASSWORD)).toMatchObject({
      step: 'done',
    })
  })

  it('ends everywhere', async () => {
    const { client } = await settledStaff('everywhere@example.com')
    const other = cognitoClient(pool, 'everywhere@example.com')
    await other.signIn(PASSWORD, PLAINLY)
    const token = other.requireSession().getAccessToken().getJwtToken()
    await new Promise((resolve, reject) => {
      client.user.globalSignOut({ onSuccess: resolve, onFailure: reject })
    })
    expect(await verifyAccessToken(pool, token)).toBeNull()
    await expect(other.refresh()).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })
})

describe('authenticator app', () => {
  it('is set up in a session and asked for from then on; a code is good once', async () => {
    const email = 'totp@example.com'
    const { client } = await settledStaff(email)
    const secret = await client.associate()
    expect(await client.verifyTotp('000000')).toMatchObject({ name: 'EnableSoftwareTokenMFAException' })
    await client.verifyTotp(codeOf(secret))
    await client.settled((done) =>
      client.user.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, done),
    )

    const next = cognitoClient(pool, email)
    expect(await next.signIn(PASSWORD)).toEqual({ step: 'totp' })
    expect(await next.sendTotp(codeOf(secret))).toMatchObject({ name: 'CodeMismatchException' })
    pool.clock.advance(30_000)
    expect(await next.sendTotp('not it')).toMatchObject({ name: 'CodeMismatchException' })
    expect(await next.sendTotp(codeOf(secret))).toMatchObject({ step: 'done' })

    const last = cognitoClient(pool, email)
    await last.signIn(PASSWORD, PLAINLY)
    expect(await last.sendTotp(codeOf(secret))).toMatchObject({ name: 'CodeMismatchException' })
    expect(await last.sendTotp(codeOf(secret, 30_000))).toMatchObject({ step: 'done' })
  })

  it('gives few tries in one sign-in and three minutes', async () => {
    const email = 'tries@example.com'
    const { client } = await settledStaff(email)
    const secret = await client.associate()
    await client.verifyTotp(codeOf(secret))
    await client.settled((done) =>
      client.user.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, done),
    )
    const next = cognitoClient(pool, email)
    await next.signIn(PASSWORD, PLAINLY)
    for (let tried = 0; tried < 5; tried += 1)
      expect(await next.sendTotp('000000')).toMatchObject({ name: 'CodeMismatchException' })
    pool.clock.advance(30_000)
    expect(await next.sendTotp(codeOf(secret))).toMatchObject({ name: 'NotAuthorizedException' })

    await next.signIn(PASSWORD, PLAINLY)
    pool.clock.advance(3 * 60_000)
    expect(await next.sendTotp(codeOf(secret))).toMatchObject({ name: 'NotAuthorizedException' })

    for (let tried = 0; tried < 2; tried += 1) {
      await next.signIn(PASSWORD, PLAINLY)
      for (let code = 0; code < 5; code += 1) await next.sendTotp('000000')
    }
    await next.signIn(PASSWORD, PLAINLY)
    expect(await next.sendTotp(codeOf(secret))).toMatchObject({ name: 'LimitExceededException' })
  })

  it('is set up in the middle of the sign-in by a group that must have one', async () => {
    const email = 'support@example.com'
    const { client, temporaryPassword, sub } = await staff(email, 'Support')
    await client.signIn(temporaryPassword)
    expect(await client.newPassword(PASSWORD)).toEqual({ step: 'totpSetUp' })
    const secret = await client.associate()
    expect(await client.verifyTotp('000000')).toMatchObject({ name: 'EnableSoftwareTokenMFAException' })
    expect(await client.verifyTotp(codeOf(secret))).toMatchObject({ step: 'done' })
    const token = client.requireSession().getAccessToken().getJwtToken()
    expect(await verifyAccessToken(pool, token)).toMatchObject({ sub, groups: ['Support'] })
    expect(await cognitoClient(pool, email).signIn(PASSWORD)).toEqual({ step: 'totp' })
  })
})

describe('sign-up and recovery with the client of the console', () => {
  it('sign up, confirm, resend, forget the password and set a new one', async () => {
    const email = 'donor@example.com'
    const client = cognitoClient(pool, email)
    const attributes = [new CognitoUserAttribute({ Name: 'email', Value: email })]
    const result = await client.settled<ISignUpResult>((done) =>
      client.userPool.signUp(email, PASSWORD, attributes, [], done),
    )
    expect(result?.userConfirmed).toBe(false)
    expect(await client.signIn(PASSWORD)).toMatchObject({ name: 'UserNotConfirmedException' })
    expect(await client.signIn('not the password')).toMatchObject(wrong)
    const donor = cognitoClient(pool, email)
    await donor.settled((done) => donor.user.resendConfirmationCode(done))
    await donor.settled((done) => donor.user.confirmRegistration(pool.codeFor(email), false, done))
    expect(await donor.signIn(PASSWORD)).toMatchObject({ step: 'done' })

    const forgetful = cognitoClient(pool, email)
    await new Promise((resolve, reject) => {
      forgetful.user.forgotPassword({ onSuccess: resolve, onFailure: reject })
    })
    await new Promise<string>((resolve, reject) => {
      forgetful.user.confirmPassword(pool.codeFor(email), NEW_PASSWORD, {
        onSuccess: resolve,
        onFailure: reject,
      })
    })
    await expect(donor.refresh()).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect(await forgetful.signIn(PASSWORD)).toMatchObject(wrong)
    expect(await forgetful.signIn(NEW_PASSWORD)).toMatchObject({ step: 'done' })
  })
})
