import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const pool = {
  'content-type': 'application/x-amz-json-1.1',
  'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
}

const answers: [string, string, RequestInit, number][] = [
  ['the API', '/graphql', { method: 'POST', headers: json, body: '{"query":"{ __typename }"}' }, 200],
  [
    'a refused call',
    '/graphql',
    { method: 'POST', headers: json, body: '{"query":"{ getUser { Id } }"}' },
    401,
  ],
  ['a broken body', '/graphql', { method: 'POST', headers: json, body: '{' }, 400],
  ['another method', '/graphql', {}, 405],
  ['the settings', '/config.json', {}, 200],
  ['a postal code', '/api/postal_code?zipcode=9970052', {}, 200],
  ['a bad postal code', '/api/postal_code?zipcode=x', {}, 400],
  ['the user pool', '/identity/', { method: 'POST', headers: pool, body: '{"AccessToken":"x"}' }, 400],
  ['an unknown address', '/nowhere', {}, 404],
]

describe.each(answers)('%s', (_name, path, init, status) => {
  test('leaves with the headers that every answer has', async () => {
    const response = await fetch(server.url + path, init)
    expect(response.status).toBe(status)
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(part)
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe-|nonce-/)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-frame-options': 'DENY',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-type': expect.stringMatching(/charset=utf-8|x-amz-json/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(response.headers.has('x-powered-by')).toBe(false)
    expect(response.headers.has('server')).toBe(false)
    const kept = path.startsWith('/api/') && status === 200
    expect(response.headers.get('cache-control')).toMatch(kept ? /^public, max-age=/ : /no-store|no-cache/)
  })
})

describe('other sites', () => {
  const ask = async (origin: string) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    }
    const response = await fetch(`${server.url}/graphql`, { method: 'OPTIONS', headers })
    return response.headers.get('access-control-allow-origin')
  }
  test('are not let in, our own pages are', async () => {
    expect(await ask('https://evil.example')).toBeNull()
    expect(await ask('null')).toBeNull()
    expect(await ask(server.deps.settings.origin)).toBe(server.deps.settings.origin)
  })
})

test('the settings hold nothing but public names', async () => {
  const settings = (await (await fetch(`${server.url}/config.json`)).json()) as Record<string, unknown>
  expect(Object.keys(settings).toSorted()).toEqual([
    'consoleUrl',
    'graphqlEndpoint',
    'identityPoolEndpoint',
    'identityPoolId',
    'region',
    'sampleData',
    'tellsDevices',
    'userPoolClientId',
    'userPoolEndpoint',
    'userPoolId',
  ])
})
