import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProgram, type TestProgram } from '../../../support/program'
import { report, SOAK } from '../../../support/soak'

const TURNS = 10
const SIGN_INS = 20
const FLOOD_EVERY_MS = 5

let program: TestProgram
beforeAll(async () => {
  if (SOAK)
    program = await startTestProgram({
      empty: true,
      limited: true,
      env: { TRUSTED_PROXIES: '127.0.0.1,::1' },
    })
}, 180_000)
afterAll(() => program?.stop())

const flood = async () => {
  const { status } = await fetch(`${program.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.66.0.1' },
    body: '{"query":"{ __typename }"}',
  })
  return status
}

/** @returns how long it took, in milliseconds */
async function signIn(): Promise<number> {
  const began = performance.now()
  const { status } = await fetch(`${program.origin}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      'x-forwarded-for': '10.1.0.1',
    },
    body: JSON.stringify({
      ClientId: 'embeddeddonorandconsole',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'admin@example.com', PASSWORD: 'Demo-Passw0rd' },
    }),
  })
  expect(status).toBe(200)
  return performance.now() - began
}

async function signIns(): Promise<number[]> {
  const waits: number[] = []
  for (let count = 0; count < SIGN_INS; count++) waits.push(await signIn())
  return waits
}

const share = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0

test.runIf(SOAK)(
  'whoever signs in from elsewhere waits less than twice as long while a flood is refused',
  async () => {
    await signIns()
    const [quiet, flooded]: [number[], number[]] = [[], []]
    let refused = 0
    // By turns, so that whatever else the machine does falls on both alike.
    for (let turn = 0; turn < TURNS; turn++) {
      quiet.push(...(await signIns()))
      const answers: Promise<number>[] = []
      const flooding = setInterval(() => answers.push(flood()), FLOOD_EVERY_MS)
      flooded.push(...(await signIns()))
      clearInterval(flooding)
      const statuses = await Promise.all(answers)
      refused += statuses.filter((status) => status === 429).length
      expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    }
    report(
      `sign-in, median and 99 of 100: ${[0.5, 0.99].map((part) => share(quiet, part).toFixed(0)).join(', ')} ms; ` +
        `while ${refused} calls of another address were refused: ${[0.5, 0.99].map((part) => share(flooded, part).toFixed(0)).join(', ')} ms`,
    )
    expect(refused).toBeGreaterThan(1_000)
    // The 99th is the second longest of 200, which on a busy machine says more of the others: it is told, not held.
    expect(share(flooded, 0.5)).toBeLessThan(2 * share(quiet, 0.5))
  },
  600_000,
)
