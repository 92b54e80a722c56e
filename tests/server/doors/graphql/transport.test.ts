import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicant, staff, type Actor } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

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
      'more than a hundred kilobytes',
      JSON.stringify({ query, variables: { x: 'x'.repeat(100_000) } }),
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

describe('what is no envelope of one operation says so, with its number and the mistake', () => {
  const query = '{ __typename }'
  test.each<[string, unknown, string]>([
    ['an empty object', {}, 'Missing "query"'],
    ['null', null, 'The body must be a JSON object with "query"'],
    ['a number', 5, 'The body must be a JSON object with "query"'],
    ['an empty list', [], 'A batch is not taken: send one operation a request'],
    ['a batch', [{ query }, { query }], 'A batch is not taken: send one operation a request'],
    ['a query that is none', { query: 5 }, '"query" must be a string'],
    ['variables in a list', { query, variables: [1] }, '"variables" must be an object'],
    ['a name that is a number', { query, operationName: 5 }, '"operationName" must be a string'],
    [
      'a persisted query',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
      'Persisted queries are not supported: send "query"',
    ],
  ])('%s', async (_name, body, reason) => {
    const answer = await post(JSON.stringify(body))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      errors: [
        {
          message: '入力内容を確認してください。',
          extensions: { code: 'BAD_USER_INPUT', detail: { reason } },
        },
      ],
    })
    const requestId = answer.headers.get('x-request-id')
    expect(server.logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'query refused', requestId, reason }),
    )
  })

  test('a mistake in a query or a variable is told by its place, in the answer and in the log', async () => {
    const refusal = async (body: object) => {
      const answer = await post(JSON.stringify(body))
      const { errors } = (await answer.json()) as { errors: { extensions: { detail: unknown } }[] }
      return errors[0]?.extensions.detail
    }
    expect(await refusal({ query: '{ getUser { Id Himitsu } }' })).toEqual({
      reason: 'Cannot query field "…" on type "User".',
      locations: [{ line: 1, column: 16 }],
    })
    const save = 'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { Id } }'
    expect(await refusal({ query: save, variables: { input: { Birthday: 'himitsu' } } })).toMatchObject({
      reason: expect.stringMatching(/^Date must be|required type/),
      at: expect.stringMatching(/^input/),
    })
    expect(server.logged.join('').toLowerCase()).not.toContain('himitsu')
  })
})

describe('bodies', () => {
  const table = (size: number) => ({
    query: 'mutation ($input: PreviewBulkFileInput!) { previewBulkFile(input: $input) { Id } }',
    variables: { input: { Act: 'PayRewards', Csv: 'x'.repeat(size) } },
  })
  const send = async (actor: Actor | null, body: object, chunked = false) => {
    const text = JSON.stringify(body)
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(actor ? { authorization: actor.token } : {}) },
      body: chunked ? new Blob([text]).stream() : text,
      ...(chunked ? { duplex: 'half' as const } : {}),
    })
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    return [response.status, errors?.[0]?.message]
  }
  const tooLarge = [413, '送信された内容が大きすぎます。内容を減らして、もう一度お試しください。']

  test('of more than 100 kB are taken for a table of results alone, of administrators alone', async () => {
    const [admin, support] = [await staff(server), await staff(server, 'Support')]
    expect((await send(admin, table(500_000)))[0]).toBe(200)
    for (const other of [support, await applicant(server), null])
      expect(await send(other, table(500_000))).toEqual(tooLarge)
    const something = { query: '{ __typename }', variables: { x: 'x'.repeat(100_000) } }
    expect(await send(admin, something)).toEqual(tooLarge)
    expect(await send(admin, something, true)).toEqual(tooLarge)
    expect(await send(null, { query: '{ __typename }' }, true)).toEqual([200, undefined])
  })
})
