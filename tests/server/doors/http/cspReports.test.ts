import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { callsPerMinute: 300 } })
})
afterAll(() => server.close())

/** What a browser tells, from an address of its own so that the tests do not use up each other's minute. */
const report = (type: string, payload: string, remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/csp_reports',
    remoteAddress,
    headers: { 'content-type': type },
    payload,
  })

const counted = () =>
  server.logged
    .map((line): unknown => JSON.parse(line))
    .filter(
      (line): line is { violations: Record<string, number> } =>
        typeof line === 'object' && line !== null && 'violations' in line,
    )

const WHOSE = 'hanako.mihon@example.com'
const violation = (effectiveDirective: string, blockedURL: string) => ({
  type: 'csp-violation',
  url: `https://example.com/mypage?mail=${WHOSE}`,
  body: {
    documentURL: `https://example.com/mypage?mail=${WHOSE}`,
    effectiveDirective,
    blockedURL,
    sample: WHOSE,
  },
})

test('every answer says where violations are told of, and that address takes them', async () => {
  const { headers } = await server.app.inject('/health')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain('report-uri /api/csp_reports')
  expect(policy).toMatch(/report-to csp(?:;|$)/)
  expect(headers['reporting-endpoints']).toBe('csp="/api/csp_reports"')
})

test('violations are counted in the log, without an address or a word of the page', async () => {
  const before = counted().length
  const list = [
    violation('script-src-elem', 'inline'),
    violation('script-src-elem', 'inline'),
    violation('img-src', `https://elsewhere.example/${WHOSE}`),
    { type: 'deprecation', body: { id: WHOSE } },
  ]
  const answer = await report('application/reports+json', JSON.stringify(list), '203.0.113.7')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([204, 'no-store'])
  const older = {
    'csp-report': {
      'document-uri': WHOSE,
      'violated-directive': 'style-src',
      'blocked-uri': `https://x/${WHOSE}`,
    },
  }
  expect((await report('application/csp-report', JSON.stringify(older), '203.0.113.7')).statusCode).toBe(204)
  expect(
    counted()
      .slice(before)
      .map(({ violations }) => violations),
  ).toEqual([{ 'script-src-elem inline': 2, 'img-src address': 1 }, { 'style-src address': 1 }])
  const log = server.logged.join('')
  for (const secret of [WHOSE, 'elsewhere.example', '203.0.113']) expect(log).not.toContain(secret)
})

test('what is no report is taken for none, and nobody fills the log or the line', async () => {
  const before = counted().length
  for (const body of ['[]', '{}', '[null,1,{"type":"csp-violation"}]', '{"csp-report":"x"}'])
    expect((await report('application/reports+json', body, '203.0.113.8')).statusCode).toBe(204)
  const words = [violation(`${WHOSE} said`, 'inline')]
  await report('application/reports+json', JSON.stringify(words), '203.0.113.8')
  expect((await report('application/reports+json', '{', '203.0.113.8')).statusCode).toBe(400)
  const large = JSON.stringify([violation('img-src', 'x'.repeat(10_001))])
  expect((await report('application/reports+json', large, '203.0.113.8')).statusCode).toBe(413)
  expect(counted().length).toBe(before)

  const codes: number[] = []
  const one = JSON.stringify([violation('img-src', 'inline')])
  for (let no = 0; no < 35; no++)
    codes.push((await report('application/reports+json', one, '198.51.100.7')).statusCode)
  expect(codes.filter((code) => code === 204)).toHaveLength(30)
  expect(codes.at(-1)).toBe(429)
  // The person behind that address has all her calls still.
  const call = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: '198.51.100.7',
    payload: { query: '{ __typename }' },
  })
  expect(call.statusCode).toBe(200)
})
