import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { N } from '../../pool/account/passwords/srp/group'
import { virtualClock } from '../../server/ground/clock'
import { report, SOAK, times } from '../support/soak'
import { call, wrongPassword } from './support/call'
import { cognitoClient } from './support/cognitoClient'
import { answerSrp, srpSignIn, startSrpSignIn, writeTimestamp } from './support/srpClient'
import { PASSWORD, START, startPool } from './support/startPool'
import type { TestPool } from './support/startPool'
import { FULL } from '../support/full'

/** Enough for a steady median on a busy machine. */
const ROUNDS = times(40, 500)
/** People with one kind of salt. */
const PEOPLE = times(10, 40)
/** For tests of many sign-ins, on a machine that does much else. */
const LONG = times(120_000, 1_200_000)

let pool: TestPool
/** One whose clock of signatures is the machine’s, by which the real client signs. */
let real: TestPool
const email = 'person@example.com'
const sub = randomUUID()
beforeAll(async () => {
  pool = await startPool({ wallClock: virtualClock(START) })
  real = await startPool()
  await pool.identity.unsafeImportUser({ sub, email, password: PASSWORD, createdAt: START })
})
afterAll(async () => {
  await pool.stop()
  await real.stop()
})

const respond = (body: object) => call(pool, 'RespondToAuthChallenge', body)
const startWith = (SRP_A: string) =>
  call(pool, 'InitiateAuth', {
    ClientId: pool.settings.pool.userPoolClientId,
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A },
  })
const badSession = { status: 400, body: { __type: 'NotAuthorizedException' } }
const minutes = (count: number) => new Date(START.getTime() + count * 60_000)

/** A salt of sixteen bytes, of which the first are as given. */
const saltFrom = (...first: number[]) => Buffer.concat([Buffer.from(first), randomBytes(16 - first.length)])

describe('salts that lose bytes when a client reads them as a number', () => {
  const shapes = [
    ['one zero byte', () => saltFrom(0)],
    ['two zero bytes', () => saltFrom(0, 0)],
    ['a zero byte before a set top bit', () => saltFrom(0, 0x80)],
    ['a set top bit', () => saltFrom(0xff)],
    ['half a zero byte', () => saltFrom(0x0f)],
    ['a zero byte and half of the next', () => saltFrom(0, 0x01)],
    ['zero bytes but the last', () => Buffer.concat([Buffer.alloc(15), Buffer.from([1])])],
    ['zero bytes only', () => Buffer.alloc(16)],
  ] as const

  it.each(shapes)(
    'let people sign in: %s',
    async (_shape, makeSalt) => {
      const now = START
      for (let index = 0; index < PEOPLE; index += 1) {
        const user = {
          sub: randomUUID(),
          email: `${randomUUID()}@example.com`,
          password: PASSWORD,
          createdAt: now,
        }
        await pool.identity.unsafeImportUser({ ...user, salt: makeSalt() })
        const challenge = await startSrpSignIn(pool, user.email)
        const answer = await respond(
          answerSrp(pool, challenge, PASSWORD, { timestamp: writeTimestamp(pool.clock.now()) }),
        )
        expect(answer.status, answer.text).toBe(200)
      }
    },
    LONG,
  )

  it.each(shapes)('let somebody sign in with the real client: %s', async (_shape, makeSalt) => {
    const user = { sub: randomUUID(), email: `${randomUUID()}@example.com`, password: PASSWORD }
    await real.identity.unsafeImportUser({ ...user, createdAt: START, salt: makeSalt() })
    expect(await cognitoClient(real, user.email).signIn(PASSWORD)).toMatchObject({ step: 'done' })
  })
})

describe('hostile numbers', () => {
  it.each([
    ['0', 0n],
    ['N', N],
    ['2N', 2n * N],
  ])('refuses %s as the client’s public number', async (_name, value) => {
    expect(await startWith(value.toString(16))).toMatchObject({
      status: 400,
      body: { __type: 'InvalidParameterException' },
    })
  })

  it.each([
    ['nothing', ''],
    ['no number', 'zz'],
    ['a sign', '-1'],
    ['a prefix', '0x12'],
    ['endless digits', 'f'.repeat(2_000)],
  ])('refuses %s', async (_name, text) => {
    expect(await startWith(text)).toMatchObject({
      status: 400,
      body: { __type: 'InvalidParameterException' },
    })
  })

  it.each([
    ['1', 1n],
    ['N − 1', N - 1n],
    ['N + 1', N + 1n],
  ])('does not fall over %s', async (_name, value) => {
    const answer = await startWith(value.toString(16))
    expect(answer.status).toBe(200)
  })
})

describe('the signed claim', () => {
  it('is good once', async () => {
    const challenge = await startSrpSignIn(pool, email)
    const claim = answerSrp(pool, challenge, PASSWORD, { timestamp: writeTimestamp(START) })
    expect((await respond(claim)).status).toBe(200)
    expect(await respond(claim)).toMatchObject(badSession)
  })

  it('is not good for somebody else', async () => {
    const challenge = await startSrpSignIn(pool, email)
    const timestamp = writeTimestamp(START)
    const other = answerSrp(pool, challenge, PASSWORD, { timestamp, userName: 'other@example.com' })
    expect(await respond(other)).toMatchObject(badSession)
  })

  it.each([
    ['five minutes early', minutes(-5), 200],
    ['five minutes late', minutes(5), 200],
    ['six minutes early', minutes(-6), 400],
    ['six minutes late', minutes(6), 400],
  ])('of a clock %s', async (_case, instant, status) => {
    const challenge = await startSrpSignIn(pool, email)
    const claim = answerSrp(pool, challenge, PASSWORD, { timestamp: writeTimestamp(instant) })
    expect((await respond(claim)).status).toBe(status)
  })

  it('is refused with a time in another writing', async () => {
    const challenge = await startSrpSignIn(pool, email)
    expect(
      await respond(answerSrp(pool, challenge, PASSWORD, { timestamp: START.toISOString() })),
    ).toMatchObject(badSession)
  })

  it('comes too late after three minutes', async () => {
    const challenge = await startSrpSignIn(pool, email)
    pool.clock.advance(3 * 60_000)
    const timestamp = writeTimestamp(pool.clock.now())
    expect(await respond(answerSrp(pool, challenge, PASSWORD, { timestamp }))).toMatchObject(badSession)
  })
})

describe('an address nobody has', () => {
  it('has the same id and salt each time, other than its neighbour’s, and another B', async () => {
    const first = (await startSrpSignIn(pool, 'nobody@example.com')).parameters
    const second = (await startSrpSignIn(pool, 'Nobody@Example.com')).parameters
    const other = (await startSrpSignIn(pool, 'nobody2@example.com')).parameters
    expect(second).toMatchObject({ USER_ID_FOR_SRP: first.USER_ID_FOR_SRP, SALT: first.SALT })
    expect(second.SRP_B).not.toBe(first.SRP_B)
    expect(other.USER_ID_FOR_SRP).not.toBe(first.USER_ID_FOR_SRP)
    const known = (await startSrpSignIn(pool, email)).parameters
    expect(Object.keys(first)).toEqual(Object.keys(known))
    expect(first.SALT).toHaveLength(known.SALT?.length ?? 0)
    expect(first.USER_ID_FOR_SRP).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('is refused in the same words', async () => {
    const challenge = await startSrpSignIn(pool, 'nobody@example.com')
    const timestamp = writeTimestamp(pool.clock.now())
    expect(await respond(answerSrp(pool, challenge, PASSWORD, { timestamp }))).toMatchObject(wrongPassword)
  })

  it.runIf(FULL)(
    'takes as long as a known one',
    async () => {
      const timed = await startPool({ limits: { failuresPerAddress: { tries: 10_000, milliseconds: 1 } } })
      try {
        const measure = async (userName: string) => {
          const [begun, worked] = [performance.now(), process.cpuUsage()]
          await srpSignIn(timed, userName, 'not the password')
          const { user, system } = process.cpuUsage(worked)
          return { waited: performance.now() - begun, computed: (user + system) / 1000 }
        }
        // By turns, so that whatever else the machine does falls on both alike.
        const waited: number[] = []
        const computed: number[] = []
        for (let index = 0; index < ROUNDS; index += 1) {
          const names = [`known${index}@example.com`, `unknown${index}@example.com`]
          await timed.identity.unsafeImportUser({
            sub: randomUUID(),
            email: names[0] ?? '',
            password: PASSWORD,
            createdAt: START,
          })
          if (index % 2) names.reverse()
          const [one, other] = [await measure(names[0] ?? ''), await measure(names[1] ?? '')]
          const sign = index % 2 ? -1 : 1
          waited.push(sign * (one.waited - other.waited))
          computed.push(sign * (one.computed - other.computed))
        }
        const median = (values: number[]) => values.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0
        report(
          `known − unknown address, medians of ${ROUNDS}: ${median(waited).toFixed(2)} ms, ${median(computed).toFixed(2)} ms of computing`,
        )
        // Waiting says something only where nothing else is at work.
        for (const taken of SOAK ? [computed, waited] : [computed])
          expect(Math.abs(median(taken))).toBeLessThan(5)
      } finally {
        await timed.stop()
      }
    },
    LONG,
  )
})
