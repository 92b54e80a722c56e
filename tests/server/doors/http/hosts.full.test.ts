import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readSettings } from '../../../../server/ground/settings/env'
import { registerAdminPages } from '../../../../server/doors/http/adminPages'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
let running: TestServer | null = null
afterEach(async () => {
  await running?.close()
  running = null
})
const started = async (starting: Promise<TestServer>) => (server = running = await starting)

const DONOR = 'donor.example.jp'
const CONSOLE = 'console.example.jp'
const API = 'api.example.jp'

const start = (api: string, adminAllow = '') => {
  const { pool, ...settings } = readSettings(
    {
      ORIGIN: `https://${DONOR}`,
      ADMIN_ORIGIN: `https://${CONSOLE}`,
      GRAPHQL_ENDPOINT: `https://${api}/graphql`,
      ADMIN_ALLOW: adminAllow,
    },
    { production: false, empty: true },
  )
  return started(
    startTestServer({
      settings: {
        origin: settings.origin,
        adminOrigin: settings.adminOrigin,
        adminAllow: settings.adminAllow,
        pool,
      },
      pages: async (app, deps) => {
        await registerAdminPages(app, deps)
        app.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send('donor'))
      },
    }),
  )
}
const ask = (host: string, url: string, remoteAddress = '203.0.113.7') =>
  server.app.inject({ url, headers: { host }, remoteAddress })
const call = async (host: string) =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host },
      payload: { query: '{ __typename }' },
    })
  ).statusCode

describe('with host names of their own', () => {
  test.each([DONOR, CONSOLE, API])(
    'each serves its own application, and nothing else, with the API on %s',
    async (api) => {
      await start(api)
      expect((await ask(CONSOLE, '/admin/users')).statusCode).toBe(200)
      expect((await ask(DONOR, '/login')).body).toBe('donor')
      for (const [host, url] of [
        [DONOR, '/admin/'],
        [DONOR, '/admin'],
        [DONOR, '/%61dmin/'],
        [CONSOLE, '/login'],
        [CONSOLE, '/signup/profile'],
        [API, '/login'],
        [API, '/admin/'],
      ] as const) {
        const answer = await ask(host, url)
        const nothing = host === API && api !== API ? 421 : 404
        expect([host, url, answer.statusCode, answer.body]).toEqual([host, url, nothing, ''])
      }
      const door = await ask(CONSOLE, '/')
      expect([door.statusCode, door.headers.location]).toEqual([302, '/admin/'])
      expect([await call(DONOR), await call(CONSOLE), await call(API)]).toEqual([
        200,
        200,
        api === API ? 200 : 421,
      ])
    },
  )

  test('other names get nothing, however they are sent; the health is told to all', async () => {
    await start(DONOR)
    for (const host of ['old.example.jp', '192.0.2.1', `${DONOR}.evil.example`, 'localhost'])
      for (const url of [
        '/',
        '/login',
        '/admin/',
        '/config.json',
        '/graphql',
        '/assets/x.js',
        '/robots.txt',
      ]) {
        const answer = await ask(host, url)
        expect([answer.statusCode, answer.body]).toEqual([421, ''])
      }
    expect((await ask('192.0.2.1', '/health')).statusCode).toBe(200)
    for (const host of [`${DONOR}:443`, `${DONOR}.`, DONOR.toUpperCase()])
      expect((await ask(host, '/login')).statusCode).toBe(200)
  })

  test.each([DONOR, CONSOLE, API])(
    'a console page may talk to the API on %s and to the user pool',
    async (api) => {
      await start(api)
      const policy = String((await ask(CONSOLE, '/admin/')).headers['content-security-policy'])
      const connections = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
      expect(connections).toEqual(expect.arrayContaining(["'self'", `https://${api}`, `https://${DONOR}`]))
      const preflight = await server.app.inject({
        method: 'OPTIONS',
        url: '/graphql',
        headers: {
          host: api,
          origin: `https://${CONSOLE}`,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      })
      expect(preflight.headers['access-control-allow-origin']).toBe(`https://${CONSOLE}`)
    },
  )

  test('the console and its host are opened from the networks that are named', async () => {
    await start(CONSOLE, '203.0.113.0/24, 2001:db8::/32')
    for (const address of ['203.0.113.7', '::ffff:203.0.113.8', '2001:db8:1::2'])
      expect((await ask(CONSOLE, '/admin/', address)).statusCode).toBe(200)
    for (const url of ['/admin/', '/admin/assets/x.js', '/config.json', '/']) {
      const answer = await ask(CONSOLE, url, '198.51.100.1')
      expect([url, answer.statusCode]).toEqual([url, url === '/' ? 302 : 403])
    }
    expect((await ask(CONSOLE, '/admin/', '198.51.100.1')).body).toBe(
      'この接続元からは、管理画面を開けません。事務局のネットワークからお試しください。',
    )
    expect((await ask(DONOR, '/login', '198.51.100.1')).statusCode).toBe(200)
  })
})

describe('with one name for everything', () => {
  test('every name serves it all, and the console may still be bound to networks', async () => {
    const { adminAllow } = readSettings({ ADMIN_ALLOW: '10.0.0.0/8' }, { production: false, empty: true })
    await started(
      startTestServer({
        settings: { adminAllow },
        pages: async (app, deps) => registerAdminPages(app, deps),
      }),
    )
    expect((await ask('192.0.2.1', '/config.json')).statusCode).toBe(200)
    expect((await ask('192.0.2.1', '/admin/', '10.1.2.3')).statusCode).toBe(200)
    expect((await ask('192.0.2.1', '/admin/', '198.51.100.1')).statusCode).toBe(403)
  })

  test.each(['10.0.0.0/33', 'office', '10.0.0', '2001:db8::/129', '10.0.0.0/x'])(
    '%s is no network',
    (text) => {
      expect(() => readSettings({ ADMIN_ALLOW: text }, { production: false, empty: true })).toThrow(
        'ADMIN_ALLOW',
      )
    },
  )
})

/** What is sent as it stands; the answer until the connection is closed. */
function exchange(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
    socket.on('error', reject).on('close', () => resolve(answer))
  })
}

describe('what is no request', () => {
  test.each([
    ['another protocol', 'HELO there\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is answered in Japanese, with the headers that every answer has: %s', async (_name, text, status) => {
    await started(startTestServer())
    const answer = await exchange(text)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'Strict-Transport-Security'])
      expect(head).toContain(`${name}: `)
    expect(JSON.parse(body)).toEqual({
      errors: [
        {
          message: '送信された内容を読み取れませんでした。もう一度お試しください。',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ],
    })
  })

  test('a body that does not come to its end is ended', async () => {
    await started(
      startTestServer({
        limits: { requestTimeoutMs: 300, callsPerMinute: Infinity, signInsPerMinute: Infinity },
      }),
    )
    const answer = await exchange(
      'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"query"',
    )
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('通信に時間がかかりすぎたため、受付を終わりました。')
  })

  test('neither an address with a host in it nor somebody who hangs up is an alarm', async () => {
    await start(DONOR)
    const absolute = await exchange(
      `GET http://evil.example/login HTTP/1.1\r\nHost: ${DONOR}\r\nConnection: close\r\n\r\n`,
    )
    expect(absolute).toMatch(/^HTTP\/1.1 421 /)
    const own = await exchange(
      `GET http://${DONOR}/login HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    )
    expect(own).toMatch(/^HTTP\/1.1 200 /)

    const { hostname, port } = new URL(server.url)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /graphql HTTP/1.1\r\nHost: ${DONOR}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`,
        )
        socket.resetAndDestroy()
      })
      socket.on('close', () => resolve())
    })
    await ask(DONOR, '/health')
    expect(server.logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([])
  })
})

test('a proxy that the settings do not name is noticed, once', async () => {
  await started(startTestServer())
  const through = () =>
    server.app.inject({ url: '/config.json', headers: { 'x-forwarded-for': '203.0.113.7' } })
  await server.app.inject({ url: '/config.json' })
  for (let call = 0; call < 3; call++) await through()
  const lines = server.logged.filter((line) => line.includes('TRUSTED_PROXIES'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, advice: expect.stringContaining('プロキシ') })
  expect(lines[0]).not.toContain('203.0.113.7')
  await server.close()
  running = null

  await started(startTestServer({ trustedProxies: ['127.0.0.1'] }))
  await through()
  expect(server.logged.join('')).not.toContain('TRUSTED_PROXIES')
})
