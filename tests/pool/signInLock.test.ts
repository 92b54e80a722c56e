import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, locked, signInPlainly, tokensOf, wrongPassword } from './support/call'
import { srpSignIn } from './support/srpClient'
import { PASSWORD, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'

// Hundreds of sign-ins, on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

let pool: TestPool
beforeAll(async () => {
  pool = await startPool({ limits: { failuresPerAddress: { tries: 100_000, milliseconds: 1 } } })
})
afterAll(() => pool.stop())

async function person() {
  const sub = randomUUID()
  const email = `${sub}@example.com`
  await pool.identity.unsafeImportUser({ sub, email, password: PASSWORD, createdAt: pool.clock.now() })
  return { sub, email }
}

const fail = (email: string) => signInPlainly(pool, email, 'not the password')
const succeed = (email: string) => signInPlainly(pool, email, PASSWORD)
const SECOND = 1_000
const MINUTE = 60 * SECOND

describe('lock after failed sign-ins', () => {
  it('lets five fail, then refuses even the right password for one second', async () => {
    const { email } = await person()
    for (let failure = 1; failure <= 5; failure += 1) expect(await fail(email)).toMatchObject(wrongPassword)
    expect(await fail(email)).toMatchObject(locked)
    expect(await succeed(email)).toMatchObject(locked)
    expect(await srpSignIn(pool, email, PASSWORD)).toMatchObject(locked)
    pool.clock.advance(SECOND)
    expect(tokensOf(await succeed(email)).AccessToken).toBeTruthy()
  })

  it('doubles with each failure up to fifteen minutes, and tries during a lock do not lengthen it', async () => {
    const { email } = await person()
    for (let failure = 1; failure <= 4; failure += 1) await fail(email)
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]) {
      expect(await fail(email)).toMatchObject(wrongPassword)
      pool.clock.advance(seconds * SECOND - 1)
      expect(await succeed(email), `${seconds} s are not over`).toMatchObject(locked)
      pool.clock.advance(1)
    }
    expect((await succeed(email)).status).toBe(200)
  })

  it('forgets after a success, and after fifteen quiet minutes', async () => {
    const { email } = await person()
    for (let failure = 1; failure <= 4; failure += 1) await fail(email)
    await succeed(email)
    for (let failure = 1; failure <= 5; failure += 1) expect(await fail(email)).toMatchObject(wrongPassword)
    pool.clock.advance(15 * MINUTE)
    for (let failure = 1; failure <= 5; failure += 1) expect(await fail(email)).toMatchObject(wrongPassword)
    expect(await fail(email)).toMatchObject(locked)
  })

  it('counts a hundred wrong guesses at the same moment one by one', async () => {
    const { email } = await person()
    const answers = await Promise.all(Array.from({ length: 100 }, () => fail(email)))
    const messages = answers.map(({ body }) => body.message)
    expect(messages.filter((message) => message === wrongPassword.body.message)).toHaveLength(5)
    expect(messages.filter((message) => message === locked.body.message)).toHaveLength(95)
  })

  it('lets at most twenty guesses in fifteen minutes be looked at', async () => {
    const { email } = await person()
    let looked = 0
    const guess = async () => {
      if ((await fail(email)).body.message === wrongPassword.body.message) looked += 1
    }
    for (let burst = 0; burst < 10; burst += 1) await guess()
    for (let second = 0; second < 15 * 60; second += 4) {
      await guess()
      pool.clock.advance(4 * SECOND)
    }
    expect(looked).toBeGreaterThan(5)
    expect(looked).toBeLessThanOrEqual(20)
  })

  it('locks an address nobody has in the same way', async () => {
    const nobody = 'nobody-at-all@example.com'
    for (let failure = 1; failure <= 5; failure += 1) expect(await fail(nobody)).toMatchObject(wrongPassword)
    expect(await fail(nobody)).toMatchObject(locked)
  })

  it('is written to the activity log', async () => {
    const { sub, email } = await person()
    for (let failure = 1; failure <= 6; failure += 1) await fail(email)
    const { rows } = await pool.db.execute(
      sql`select category, operation, actor_id from activities where user_id = ${sub}`,
    )
    expect(rows).toEqual([{ category: 'Security', operation: 'Lock', actor_id: null }])
  })
})

describe('one password tried on many accounts', () => {
  it('is stopped for that network address after a hundred failures in five minutes', async () => {
    const guarded = await startPool()
    try {
      const spray = (index: number) => signInPlainly(guarded, `person${index}@example.com`, 'Summer2026')
      const throttled = {
        status: 400,
        body: { __type: 'TooManyRequestsException', message: 'Rate exceeded' },
      }
      const answers = await Promise.all(Array.from({ length: 120 }, (_, index) => spray(index)))
      expect(answers.filter(({ errorType }) => errorType === 'NotAuthorizedException')).toHaveLength(100)
      expect(await spray(1_000)).toMatchObject(throttled)
      guarded.clock.advance(5 * MINUTE)
      expect(await spray(1_001)).toMatchObject(wrongPassword)
    } finally {
      await guarded.stop()
    }
  })

  it('is stopped for people who are known there, too, and a right password gives back its own try alone', async () => {
    const guarded = await startPool({
      limits: { failuresPerAddress: { tries: 20, milliseconds: 5 * MINUTE } },
    })
    try {
      const known = await Promise.all(
        Array.from({ length: 22 }, async () => {
          const user = { sub: randomUUID(), email: `${randomUUID()}@example.com`, password: PASSWORD }
          await guarded.identity.unsafeImportUser({ ...user, createdAt: guarded.clock.now() })
          expect((await signInPlainly(guarded, user.email, PASSWORD)).status).toBe(200)
          return user.email
        }),
      )
      const [one = '', other = '', ...rest] = known
      // Whoever hammers one account takes no more than its free tries from the others.
      for (let time = 0; time < 12; time += 1) await signInPlainly(guarded, one, 'Summer2026')
      const spray = await Promise.all(rest.map((email) => signInPlainly(guarded, email, 'Summer2026')))
      expect(spray.filter(({ errorType }) => errorType === 'NotAuthorizedException')).toHaveLength(15)
      expect(spray.filter(({ errorType }) => errorType === 'TooManyRequestsException')).toHaveLength(5)
      expect(await signInPlainly(guarded, other, PASSWORD)).toMatchObject({
        errorType: 'TooManyRequestsException',
      })
      guarded.clock.advance(5 * MINUTE)
      for (let time = 0; time < 25; time += 1)
        expect((await signInPlainly(guarded, other, PASSWORD)).status).toBe(200)
    } finally {
      await guarded.stop()
    }
  })

  it('does not count sign-ins that succeed', async () => {
    const guarded = await startPool({ limits: { failuresPerAddress: { tries: 3, milliseconds: MINUTE } } })
    try {
      const createdAt = guarded.clock.now()
      const user = { sub: randomUUID(), email: 'often@example.com', password: PASSWORD, createdAt }
      await guarded.identity.unsafeImportUser(user)
      for (let time = 0; time < 6; time += 1)
        expect((await signInPlainly(guarded, user.email, PASSWORD)).status).toBe(200)
    } finally {
      await guarded.stop()
    }
  })
})

it('answers an unknown operation with HTTP 400', async () => {
  expect(await call(pool, 'AdminDeleteUser', {})).toMatchObject({
    status: 400,
    errorType: 'UnknownOperationException',
  })
})
