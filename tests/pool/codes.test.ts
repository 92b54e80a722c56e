import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attemptLimit, call, expiredCode, signInPlainly, tokensOf, wrongCode } from './support/call'
import { PASSWORD, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'

const HOUR = 3_600_000
const NEW_PASSWORD = 'Another long evening 4'
let pool: TestPool
beforeAll(async () => {
  pool = await startPool()
})
afterAll(() => pool.stop())

const newAddress = () => `${randomUUID()}@example.com`
const ask = (operation: string, body: object) =>
  call(pool, operation, { ClientId: pool.settings.pool.userPoolClientId, ...body })
const signUp = (Username: string, Password = PASSWORD) =>
  ask('SignUp', { Username, Password, UserAttributes: [{ Name: 'email', Value: Username }] })
const confirm = (Username: string, ConfirmationCode: string) =>
  ask('ConfirmSignUp', { Username, ConfirmationCode })
const forgot = (Username: string) => ask('ForgotPassword', { Username })
const recover = (Username: string, ConfirmationCode: string) =>
  ask('ConfirmForgotPassword', { Username, ConfirmationCode, Password: NEW_PASSWORD })
const ok = { status: 200 }

/** A six-digit code that is not this one. */
const otherThan = (code: string, offset = 1) => String((Number(code) + offset) % 1_000_000).padStart(6, '0')

async function signedUp() {
  const email = newAddress()
  expect(await signUp(email)).toMatchObject(ok)
  return { email, code: pool.codeFor(email) }
}

describe('a sign-up code', () => {
  it('has six digits, is good once and for the address it was made for', async () => {
    const { email, code } = await signedUp()
    const other = await signedUp()
    expect(code).toMatch(/^\d{6}$/)
    expect(await confirm(other.email, code)).toMatchObject(wrongCode)
    expect(await confirm(email, code)).toMatchObject(ok)
  })

  it('stays good after a mistyped one', async () => {
    const { email, code } = await signedUp()
    expect(await confirm(email, otherThan(code))).toMatchObject(wrongCode)
    expect(await confirm(email, code)).toMatchObject(ok)
  })

  it('says to nobody but its owner that it has confirmed the account, a new request later too', async () => {
    const { email, code } = await signedUp()
    await confirm(email, code)
    const confirmed = {
      errorType: 'NotAuthorizedException',
      body: { message: 'User cannot be confirmed. Current status is CONFIRMED' },
    }
    expect(await confirm(email, code)).toMatchObject(confirmed)
    expect(await confirm(email, otherThan(code))).toMatchObject(expiredCode)
    const nobody = newAddress()
    for (const Username of [email, nobody])
      expect(await ask('ResendConfirmationCode', { Username })).toMatchObject(ok)
    expect(await confirm(email, code)).toMatchObject(confirmed)
    expect(await confirm(email, otherThan(code))).toMatchObject(wrongCode)
    expect(await confirm(nobody, otherThan(code))).toMatchObject(wrongCode)
  })

  it('is given to one of two at the same moment', async () => {
    const { email, code } = await signedUp()
    const answers = await Promise.all([confirm(email, code), confirm(email, code), confirm(email, code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('ends after 24 hours, and the address is free again', async () => {
    const { email, code } = await signedUp()
    expect(await signUp(email)).toMatchObject({ body: { __type: 'UserLambdaValidationException' } })
    pool.clock.advance(24 * HOUR)
    expect(await confirm(email, code)).toMatchObject(expiredCode)
    expect(await signUp(email)).toMatchObject(ok)
    expect(await confirm(email, pool.codeFor(email))).toMatchObject(ok)
  })

  it('is answered alike for somebody unknown and somebody confirmed', async () => {
    const { email, code } = await signedUp()
    await confirm(email, code)
    expect(await confirm(email, '123456')).toMatchObject(expiredCode)
    expect(await confirm(newAddress(), '123456')).toMatchObject(expiredCode)
    const masked = { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL' } }
    expect((await ask('ResendConfirmationCode', { Username: email })).body).toMatchObject(masked)
    expect((await ask('ResendConfirmationCode', { Username: newAddress() })).body).toMatchObject(masked)
  })

  it('is not in the database in clear, nor is the password', async () => {
    const { email, code } = await signedUp()
    const { rows } = await pool.db.execute(
      sql`select u::text || c::text as text from pool_users u join pool_codes c using (sub) where u.email = ${email}`,
    )
    expect(rows).toHaveLength(1)
    const columns = JSON.stringify(rows).split(/[^0-9A-Za-z]/)
    expect(columns).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })
})

describe('a recovery code', () => {
  async function person() {
    const sub = randomUUID()
    const email = newAddress()
    await pool.identity.unsafeImportUser({ sub, email, password: PASSWORD, createdAt: pool.clock.now() })
    return email
  }

  it('ends after one hour', async () => {
    const email = await person()
    await forgot(email)
    pool.clock.advance(HOUR)
    expect(await recover(email, pool.codeFor(email))).toMatchObject(expiredCode)
  })

  it('is voided by a new one', async () => {
    const email = await person()
    await forgot(email)
    const first = pool.codeFor(email)
    await forgot(email)
    const second = pool.codeFor(email)
    expect(await recover(email, first)).toMatchObject(wrongCode)
    expect(await recover(email, second)).toMatchObject(ok)
    expect(await recover(email, second)).toMatchObject(expiredCode)
    expect(await signInPlainly(pool, email, NEW_PASSWORD)).toMatchObject(ok)
  })

  it('is answered as wrong for somebody unknown', async () => {
    const nobody = newAddress()
    expect(await recover(nobody, '123456')).toMatchObject(wrongCode)
    expect(await forgot(nobody)).toMatchObject(ok)
    expect(await recover(nobody, '123456')).toMatchObject(wrongCode)
  })

  it('confirms an account whose sign-up code never arrived', async () => {
    const { email } = await signedUp()
    await forgot(email)
    expect(await recover(email, pool.codeFor(email))).toMatchObject(ok)
    expect(await signInPlainly(pool, email, NEW_PASSWORD)).toMatchObject(ok)
    expect(await signInPlainly(pool, email, PASSWORD)).toMatchObject({ status: 400 })
  })

  it('can be asked for five times an hour, by nobody as by somebody; refused calls do not lengthen the wait', async () => {
    for (const address of [await person(), newAddress()]) {
      for (let request = 0; request < 5; request += 1) expect(await forgot(address)).toMatchObject(ok)
      for (let request = 0; request < 3; request += 1) {
        expect(await forgot(address)).toMatchObject(attemptLimit)
        pool.clock.advance(HOUR / 3)
      }
      expect(await forgot(address)).toMatchObject(ok)
    }
  })

  it('can be tried ten times an hour, however many are tried at the same moment', async () => {
    const email = await person()
    await forgot(email)
    const code = pool.codeFor(email)
    const guesses = Array.from({ length: 100 }, (_, index) => recover(email, otherThan(code, index + 1)))
    const types = (await Promise.all(guesses)).map(({ errorType }) => errorType)
    expect(types.filter((type) => type === 'CodeMismatchException')).toHaveLength(10)
    expect(types.filter((type) => type === 'LimitExceededException')).toHaveLength(90)
    expect(await recover(email, code)).toMatchObject(attemptLimit)
  })
})

describe('change of password', () => {
  it('can be tried ten times an hour', async () => {
    const email = newAddress()
    const sub = randomUUID()
    await pool.identity.unsafeImportUser({ sub, email, password: PASSWORD, createdAt: pool.clock.now() })
    const { AccessToken } = tokensOf(await signInPlainly(pool, email, PASSWORD))
    const change = (PreviousPassword: string) =>
      call(pool, 'ChangePassword', { AccessToken, PreviousPassword, ProposedPassword: NEW_PASSWORD })
    for (let tried = 0; tried < 10; tried += 1)
      expect(await change(`guess number ${tried}`)).toMatchObject({
        body: { __type: 'NotAuthorizedException' },
      })
    expect(await change(PASSWORD)).toMatchObject(attemptLimit)
  })
})

describe('sign-up', () => {
  it.each([
    ['no address', 'not-an-address', PASSWORD, 'InvalidParameterException'],
    [
      'a line break in the address',
      'a@example.com\r\nBcc: b@example.com',
      PASSWORD,
      'InvalidParameterException',
    ],
    ['a NUL in the address', 'a\0b@example.com', PASSWORD, 'InvalidParameterException'],
    ['a lone surrogate', 'a\ud800@example.com', PASSWORD, 'InvalidParameterException'],
    ['a short password', 'a@example.com', 'seven77', 'InvalidPasswordException'],
    ['a common password', 'a@example.com', 'password123', 'InvalidPasswordException'],
    ['an endless password', 'a@example.com', 'x'.repeat(257), 'InvalidPasswordException'],
  ])('refuses %s', async (_case, email, password, type) => {
    expect(await signUp(email, password)).toMatchObject({
      status: 400,
      errorType: type,
      body: { __type: type },
    })
  })

  it('knows one address in every writing', async () => {
    const { email, code } = await signedUp()
    expect(await confirm(email.toUpperCase(), code)).toMatchObject(ok)
    expect(await signUp(email.toUpperCase())).toMatchObject({
      body: { __type: 'UserLambdaValidationException' },
    })
    expect(await signInPlainly(pool, ` ${email.toUpperCase()}`, PASSWORD)).toMatchObject(ok)
  })

  it('is won by one of many at the same moment', async () => {
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(email)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(pool.sent.filter(({ to }) => to === email)).toHaveLength(1)
  })
})
