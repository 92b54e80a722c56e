import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { networkOf } from '../../../../server/records/security/networkOf'
import { recordSecurityEvent } from '../../../../server/records/security/recordSecurityEvent'
import { applicant } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { FULL } from '../../../support/full'

let server: TestServer
afterEach(() => server.close())

const OFFICE = '203.0.113.9'
const PASSWORD = 'Sea-breeze over 9 hills'

describe('one office', () => {
  const pool = (operation: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/identity/',
      remoteAddress: OFFICE,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        ...headers,
      },
      payload: JSON.stringify({ ClientId: server.deps.settings.pool.userPoolClientId, ...payload }),
    })
  const signInAs = (email: string, password: string, headers?: Record<string, string>) =>
    pool(
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: password } },
      headers,
    )
  const refresh = (token: string) =>
    pool('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: token } })

  async function people(count: number): Promise<{ sub: string; email: string }[]> {
    const made = Array.from({ length: count }, () => {
      const sub = randomUUID()
      return { sub, email: `${sub}@example.com`, password: PASSWORD, createdAt: server.clock.now() }
    })
    await server.identity.unsafeImportUsers(made)
    return made
  }
  const haveBeenHere = (them: { sub: string }[]) =>
    Promise.all(
      them.map(({ sub }) =>
        recordSecurityEvent(server.db, {
          kind: 'SignedIn',
          accountId: sub,
          network: networkOf(OFFICE),
          now: new Date(server.clock.now().getTime() - 86_400_000),
        }),
      ),
    )

  test('signs in sixty people in a minute, and renews their sessions', async () => {
    server = await startTestServer({ limits: {} })
    const tokens: string[] = []
    for (const { email } of await people(60)) {
      const answer = await signInAs(email, PASSWORD)
      expect(answer.statusCode).toBe(200)
      tokens.push(answer.json().AuthenticationResult.RefreshToken)
    }
    for (const token of tokens) expect((await refresh(token)).statusCode).toBe(200)
    // A newcomer may still try.
    expect((await signInAs('somebody@example.com', 'wrong')).statusCode).toBe(400)
  }, 120_000)

  test.runIf(FULL)(
    'signs in sixty people who were there before, while a thousand guesses are stopped',
    async () => {
      server = await startTestServer({ limits: {} })
      const [colleagues, strangers] = [await people(60), await people(10)]
      await haveBeenHere(colleagues)
      const guessed: string[] = []
      const guess = async (index: number) => {
        const email = strangers[index % 20]?.email ?? `nobody${index}@example.com`
        guessed.push(String((await signInAs(email, `guess ${index}`)).headers['x-amzn-errortype']))
      }
      const codes: number[] = []
      for (const [index, { email }] of colleagues.entries()) {
        const guesses = Array.from({ length: 17 }, (_, n) => guess(index * 17 + n))
        codes.push((await signInAs(email, PASSWORD)).statusCode)
        await Promise.all(guesses)
      }
      expect(codes).toEqual(colleagues.map(() => 200))
      expect(guessed).toHaveLength(1020)
      expect(guessed.filter((type) => type !== 'TooManyRequestsException').length).toBeLessThanOrEqual(20)
    },
    120_000,
  )

  test('knows whoever brings a token of their own, although it has ended; of another’s it takes none', async () => {
    server = await startTestServer({ limits: {} })
    const member = await applicant(server)
    const [newcomer] = await people(1)
    for (let call = 0; call < 30; call++) await signInAs(`nobody${call}@example.com`, 'guess')
    server.clock.advance(2 * 3_600_000)
    for (let call = 0; call < 30; call++) await signInAs(`nobody${call}@example.com`, 'guess')
    const type = async (email: string, token?: string) =>
      (await signInAs(email, 'guess', token ? { authorization: `bearer ${token}` } : {})).headers[
        'x-amzn-errortype'
      ]
    expect(await type(member.email)).toBe('TooManyRequestsException')
    expect(await type(member.email, member.token)).toBe('NotAuthorizedException')
    expect(await type(newcomer?.email ?? '', member.token)).toBe('TooManyRequestsException')
    expect(await type(member.email, `${member.token.slice(0, -4)}AAAA`)).toBe('TooManyRequestsException')
  })

  test('takes the right password of whoever was there before, after a hundred failures', async () => {
    server = await startTestServer({ limits: { signInsPerMinute: Infinity, callsPerMinute: 100_000 } })
    const [colleague, newcomer] = await people(2)
    await haveBeenHere([colleague ?? { sub: '' }])
    for (let call = 0; call < 101; call++) await signInAs(`nobody${call}@example.com`, 'guess')
    expect((await signInAs(newcomer?.email ?? '', PASSWORD)).headers['x-amzn-errortype']).toBe(
      'TooManyRequestsException',
    )
    expect((await signInAs(colleague?.email ?? '', PASSWORD)).statusCode).toBe(200)
  }, 60_000)
})
