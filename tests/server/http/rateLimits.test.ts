import { afterEach, describe, expect, test } from 'vitest'
import { applicant } from '../../support/actors'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
afterEach(() => server.close())

const anonymous = (headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ __typename }' } })

const signIn = (address: string) =>
  server.app.inject({
    method: 'POST',
    url: '/identity/',
    remoteAddress: address,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    payload: '{}',
  })

describe('an address', () => {
  test('has 300 calls a minute, whatever it says about itself', async () => {
    server = await startTestServer({ limits: {} })
    const codes: number[] = []
    for (let call = 0; call < 301; call++)
      codes.push((await anonymous({ 'x-forwarded-for': `10.0.0.${call % 250}` })).statusCode)
    expect(codes.slice(0, 300).every((code) => code === 200)).toBe(true)
    const refused = await anonymous()
    expect([codes[300], refused.statusCode]).toEqual([429, 429])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.json()).toEqual({
      errors: [
        {
          message:
            '操作が続いたため、一時的に受け付けを止めています。しばらくたってから、もう一度お試しください。',
          extensions: { code: 'RATE_LIMITED' },
        },
      ],
    })
    // Settings and pages are not counted, and other addresses are not touched.
    expect((await server.app.inject('/config.json')).statusCode).toBe(200)
    const other = {
      method: 'POST',
      url: '/graphql',
      remoteAddress: '10.9.9.9',
      payload: { query: '{ __typename }' },
    } as const
    expect((await server.app.inject(other)).statusCode).toBe(200)
  })

  test('behind a proxy we know is the one the proxy names', async () => {
    server = await startTestServer({ limits: { callsPerMinute: 2 }, trustedProxies: ['127.0.0.1'] })
    const from = async (address: string) => (await anonymous({ 'x-forwarded-for': address })).statusCode
    expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1')]).toEqual([200, 200, 429])
    expect(await from('10.0.0.2')).toBe(200)
  })

  test('asks for a sign-in 20 times a minute, then again the next minute', async () => {
    server = await startTestServer({ limits: {} })
    const codes: number[] = []
    for (let call = 0; call < 21; call++) codes.push((await signIn('10.0.0.1')).statusCode)
    expect(codes.slice(0, 20)).not.toContain(429)
    const refused = await signIn('10.0.0.1')
    expect([codes[20], refused.statusCode, refused.headers['retry-after']]).toEqual([429, 429, '60'])
    expect(refused.json()).toMatchObject({ __type: 'TooManyRequestsException' })
    expect((await signIn('10.0.0.2')).statusCode).toBe(400)
    server.clock.advance(60_000)
    expect((await signIn('10.0.0.1')).statusCode).toBe(400)
  })
})

test('a person has 120 calls a minute, from however many addresses', async () => {
  server = await startTestServer({ limits: {} })
  const member = await applicant(server)
  const other = await applicant(server)
  const call = (token: string, index: number) =>
    server.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: `10.0.${index % 10}.1`,
      headers: { authorization: token },
      payload: { query: '{ __typename }' },
    })
  const codes: number[] = []
  for (let index = 0; index < 121; index++) codes.push((await call(member.token, index)).statusCode)
  expect([codes[119], codes[120]]).toEqual([200, 429])
  const refused = await call(member.token, 0)
  expect([refused.headers['retry-after'], refused.headers['cache-control']]).toEqual(['60', 'no-store'])
  expect((await call(other.token, 0)).statusCode).toBe(200)
  server.clock.advance(60_000)
  expect((await call(member.token, 0)).statusCode).toBe(200)
})
