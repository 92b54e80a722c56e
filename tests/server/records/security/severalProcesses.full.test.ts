import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applicant } from '../../../support/actors'
import { testDatabase, type TestDatabase } from '../../../support/database'
import { startSeveral, type Several } from '../../replica/several'

// Three processes of the program on one database, with their limits.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const PROCESSES = 3
const CALLS = 120
const SIGN_INS = 20

let database: TestDatabase
let several: Several
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  database = await testDatabase()
  stops.push(database.close)
  several = await startSeveral(PROCESSES, { env: { DATABASE_URL: database.url }, flags: ['--limited'] })
  stops.push(several.stop)
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

/** A minute with so much time left that all calls fall into it. */
async function atStartOfMinute(): Promise<void> {
  await vi.waitUntil(() => new Date().getSeconds() < 40, { timeout: 30_000 })
}

const ask = (url: string, token: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: '{"query":"{ __typename }"}',
  }).then(({ status }) => status)

/** A sign-in with a wrong password, of somebody known by their token or of a stranger. */
const guess = (url: string, { email, token }: { email: string; token?: string }) =>
  fetch(`${url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      ...(token ? { authorization: token } : {}),
    },
    body: JSON.stringify({
      ClientId: 'embeddeddonorandconsole',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: 'guess' },
    }),
  }).then(({ headers }) => headers.get('x-amzn-errortype'))

/** Asks everywhere at once until everybody has been refused. */
async function takeAll(call: (url: string) => Promise<boolean>, most: number): Promise<number> {
  const taken = await Promise.all(
    several.urls.map(async (url) => {
      let answered = 0
      for (let turn = 0; turn < most && (await call(url)); turn++) answered++
      return answered
    }),
  )
  return taken.reduce((sum, one) => sum + one, 0)
}

test('a person has one limit of calls at all of them, but for a twelfth by each further one', async () => {
  const member = await applicant(several.stage)
  await atStartOfMinute()
  const answered = await takeAll(async (url) => (await ask(url, member.token)) === 200, CALLS)
  expect(answered).toBeGreaterThanOrEqual(CALLS)
  expect(answered).toBeLessThanOrEqual(CALLS + (PROCESSES - 1) * (CALLS / 12))
})

test('sign-ins of an address have one limit, but for one by each further process', async () => {
  await atStartOfMinute()
  const isTaken = async (url: string) =>
    (await guess(url, { email: 'nobody@example.com' })) !== 'TooManyRequestsException'
  const taken = await takeAll(isTaken, SIGN_INS)
  expect(taken).toBeGreaterThanOrEqual(SIGN_INS)
  expect(taken).toBeLessThanOrEqual(SIGN_INS + PROCESSES - 1)
})

test('what a process has not told yet it tells within a second', async () => {
  const member = await applicant(several.stage)
  await atStartOfMinute()
  let answered = 0
  const askOnce = async (url: string) => {
    if ((await ask(url, member.token)) === 200) answered++
  }
  for (let call = 0; call < CALLS - 10; call++) await askOnce(several.urls[0]!)
  for (let turn = 0; turn < 9; turn++) {
    const url = several.urls[turn % PROCESSES]!
    const before = await told()
    await askOnce(url)
    await askOnce(url)
    await vi
      .waitUntil(async () => (await told()) > before, { timeout: 1_500, interval: 50 })
      .catch(() => null)
  }
  expect(answered).toBeGreaterThanOrEqual(CALLS)
  expect(answered).toBeLessThanOrEqual(CALLS + PROCESSES * 2)
})

async function told(): Promise<number> {
  const { rows } = await database.pool.query<{ sum: string }>('SELECT sum(count) FROM call_counts')
  return Number(rows[0]?.sum)
}

test('wrong passwords lock an account at all of them, however many try at once', async () => {
  const member = await applicant(several.stage)
  await Promise.all(Array.from({ length: 12 }, (_, turn) => guess(several.urls[turn % PROCESSES]!, member)))
  const { rows } = await database.pool.query<{ failures: number }>(
    'SELECT failures FROM pool_sign_in_failures WHERE sub = $1',
    [member.id],
  )
  // The fifth locks for a second.
  expect([5, 6]).toContain(rows[0]?.failures)
})

test('without the common count each would give the whole limit: the control', async () => {
  const member = await applicant(several.stage)
  await database.pool.query('ALTER TABLE call_counts RENAME TO hidden')
  await atStartOfMinute()
  const answered = await takeAll(async (url) => (await ask(url, member.token)) === 200, CALLS)
  expect(answered).toBe(PROCESSES * CALLS)
})
