import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${server.url}/graphql`, { method: 'POST', headers, body })

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn: fetch })
  test.each(
    audits.filter(({ name }) => /^(MUST|SHOULD) /.test(name)).map((audit) => [audit.name, audit] as const),
  )('%s', async (_name, audit) => {
    const result = await audit.fn()
    expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok')
  })
})

describe('what is not a JSON body with one operation', () => {
  const query = '{ getAdministrator { Id } }'
  test.each([
    ['a batch', JSON.stringify([{ query }, { query }]), 'application/json', 400],
    ['broken JSON', '{"query":', 'application/json', 400],
    ['no query', '{}', 'application/json', 400],
    ['variables that are a list', JSON.stringify({ query, variables: [1] }), 'application/json', 400],
    ['a body of plain text', JSON.stringify({ query }), 'text/plain', 415],
    ['GraphQL itself', query, 'application/graphql', 415],
    ['a form', `query=${encodeURIComponent(query)}`, 'application/x-www-form-urlencoded', 415],
    ['an upload', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x', 415],
    [
      'more than a megabyte',
      JSON.stringify({ query, variables: { x: 'x'.repeat(1_000_000) } }),
      'application/json',
      413,
    ],
  ])('%s is refused', async (_name, body, contentType, status) => {
    const response = await post(body, { 'content-type': contentType })
    expect(response.status).toBe(status)
    expect(await response.text()).not.toMatch(/ at |\.ts:|node_modules/)
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is refused', async (method) => {
    const address = `${server.url}/graphql?query=${encodeURIComponent('mutation { createLogoutActivity { success } }')}`
    const response = await fetch(address, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('an unknown operation name is refused', async () => {
    const response = await post(JSON.stringify({ query, operationName: 'Other' }))
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })
})

test('variables under a prototype’s name are refused and do no harm', async () => {
  const body =
    '{"query":"{ __typename }","variables":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}'
  expect((await post(body)).status).toBe(400)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
