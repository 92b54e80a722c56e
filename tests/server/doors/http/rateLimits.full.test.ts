import { connect } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerDonorPages } from '../../../../server/doors/http/donorPages'
import { createServer } from '../../../../server/doors/http/createServer'
import { applicant } from '../../../support/actors'
import { callApi } from '../../../support/api'
import { startTestServer, type TestServer } from '../../../support/testServer'

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
            '操作が続いたため、一時的に受け付けを止めています。1分ほどたってから、もう一度お試しください。',
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

  test('has as many pages that are made for it, which are those of no path we know', async () => {
    server = await startTestServer({ limits: { callsPerMinute: 2 }, pages: registerDonorPages })
    const status = async (url: string, remoteAddress = '10.0.0.1') =>
      (await server.app.inject({ url, remoteAddress, headers: { accept: 'text/html' } })).statusCode
    const codes = []
    for (const path of ['/one', '/two', '/three']) codes.push(await status(path))
    expect(codes).toEqual([404, 404, 429])
    // Pages from memory cost nothing, and other addresses are not touched.
    expect([await status('/terms'), await status('/three', '10.9.9.9')]).toEqual([200, 404])
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
    expect([codes[20], refused.statusCode]).toEqual([429, 429])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
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
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['cache-control']).toBe('no-store')
  expect((await call(other.token, 0)).statusCode).toBe(200)
  server.clock.advance(60_000)
  expect((await call(member.token, 0)).statusCode).toBe(200)
})

describe('however an address is spelt', () => {
  const bodies: Record<string, [type: string, body: string]> = {
    graphql: ['application/json', '{"query":"{ __typename }"}'],
    identity: ['application/x-amz-json-1.1', '{}'],
  }

  /** As it stands on the line, which no client of ours would send. */
  function statusOf(method: string, target: string, kind: string): Promise<number> {
    const [type, body] = bodies[kind] ?? ['', '']
    const { hostname, port } = new URL(server.url)
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      let answer = ''
      socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
      socket.on('error', reject).on('close', () => resolve(Number(answer.split(' ')[1])))
      // Not ended: an answer that takes a moment would find the connection closed.
      socket.write(
        [
          `${method} ${target} HTTP/1.1`,
          'Host: localhost:3000',
          'Connection: close',
          'X-Amz-Target: AWSCognitoIdentityProviderService.InitiateAuth',
          ...(body ? [`Content-Type: ${type}`, `Content-Length: ${body.length}`] : []),
          '',
          body,
        ].join('\r\n'),
      )
    })
  }

  const POST_SPELLINGS: [string, string[]][] = [
    [
      'graphql',
      [
        '/graphql',
        '/%67raphql',
        '/graphq%6C',
        '/%67%72%61%70%68%71%6c',
        '/graphql?x=1',
        '/%67raphql?x',
        '/graphql#x',
        '/graphql;x',
        '/GRAPHQL',
        '/Graphql',
        '/graphql/',
        '/graphql.',
        '/graphql%2e',
        '/graphql%2f',
        '/graphql%20',
        '//graphql',
        '/./graphql',
        '/x/../graphql',
        '/%2e/graphql',
        '/graphql%00',
        '\\graphql',
      ],
    ],
    [
      'identity',
      [
        '/identity/',
        '/%69dentity/',
        '/identity%2f',
        '/identity',
        '/IDENTITY/',
        '/identity//',
        '//identity/',
        '/identity/.',
        '/identity/?x',
        '/%69%64entity/?x=1',
        '/identity/%2e',
      ],
    ],
  ]
  const absolute = (spellings: string[]) =>
    spellings
      .filter((spelling) => spelling.startsWith('/'))
      .flatMap((spelling) => [`http://localhost:3000${spelling}`, `http://evil.example${spelling}`])

  test('its calls are counted, or it leads nowhere', async () => {
    server = await startTestServer({ limits: { callsPerMinute: 5, signInsPerMinute: Infinity } })
    for (const [kind, [plain = '']] of POST_SPELLINGS.map(([kind, all]) => [kind, all] as const))
      for (let call = 0; call < 6; call++) await statusOf('POST', plain, kind)
    const passed: string[] = []
    for (const [kind, spellings] of POST_SPELLINGS)
      for (const target of [...spellings, ...absolute(spellings)]) {
        const status = await statusOf('POST', target, kind)
        // 400: refused by the parser; the pool answers it too, which is why its kind of body is one it would take.
        if (![404, 405, 421, 429].includes(status) && !(status === 400 && kind === 'graphql'))
          passed.push(`${target} ${status}`)
      }
    for (const target of [
      '/%61pi/postal_code?zipcode=9970052',
      '/api/postal%5Fcode?zipcode=9970052',
      'http://x/api/postal_code?zipcode=9970052',
    ])
      if ((await statusOf('GET', target, '')) === 200) passed.push(target)
    expect(passed).toEqual([])
  })
})

describe('limits are', () => {
  test('shared by all processes on a database, but for a twelfth', async () => {
    server = await startTestServer({ limits: {} })
    const second = await createServer(server.deps, {})
    const ask = (app: typeof second) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: '10.1.1.1',
        payload: { query: '{ __typename }' },
      })
    let answered = 0
    for (let call = 0; call < 400; call++)
      if ((await ask(call % 2 ? second : server.app)).statusCode === 200) answered++
    await second.close()
    expect(answered).toBeGreaterThanOrEqual(300)
    expect(answered).toBeLessThanOrEqual(325)
  })

  test('those of a whole IPv6 household together', async () => {
    server = await startTestServer({ limits: { callsPerMinute: 3 } })
    const from = async (remoteAddress: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/graphql',
          remoteAddress,
          payload: { query: '{ __typename }' },
        })
      ).statusCode
    const codes = []
    for (const host of ['1', '2:3', 'ffff:1:2', '9']) codes.push(await from(`2001:db8:1:2::${host}`))
    expect(codes).toEqual([200, 200, 200, 429])
    expect(await from('2001:db8:1:3::1')).toBe(200)
    expect([
      await from('::ffff:10.0.0.1'),
      await from('10.0.0.1'),
      await from('10.0.0.1'),
      await from('10.0.0.1'),
    ]).toEqual([200, 200, 200, 429])
  })
})

test('most calls cost no statement', async () => {
  server = await startTestServer({ limits: {} })
  const statements = vi.spyOn(server.db.$client, 'query')
  for (let call = 0; call < 100; call++)
    await server.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } })
  expect(statements.mock.calls.length).toBeLessThanOrEqual(100 / 25 + 3)
})

test('a token may be announced as bearer in any case of letters', async () => {
  server = await startTestServer()
  const member = await applicant(server)
  for (const scheme of ['Bearer ', 'bearer ', 'BEARER ', ''])
    expect((await callApi(server, scheme + member.token, '{ getUser { Id } }')).status).toBe(200)
})
