import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../support/api'
import { freePort } from '../../devtools/world/freePort'
import { startTestProgram } from '../support/program'

type Span = {
  name: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

/** A collector that keeps what it is sent. */
const sent: string[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => (body += text))
  request.on('end', () => {
    sent.push(`${request.url} ${body}`)
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
let port: number
beforeAll(async () => {
  port = await freePort()
  await once(collector.listen(port, '127.0.0.1'), 'listening')
})
afterAll(() => void collector.close())

const spansOf = (text: string): Span[] => {
  const body = JSON.parse(text.slice(text.indexOf(' '))) as {
    resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
  }
  return body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}

test('a request is a trace with its operation and its statements, and with nothing about anybody', async () => {
  const program = await startTestProgram({
    empty: true,
    tree: process.cwd(),
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` },
  })
  const person = randomUUID()
  await callApi({ url: program.origin }, `${person}.${person}.${person}`, 'query { getUser { Id } }')
  await fetch(`${program.origin}/api/donor-cards/${person}?name=${person}`, {
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  })
  await fetch(`${program.origin}/readyz`)
  await program.stop()

  expect(sent.length).toBeGreaterThan(0)
  const [, resource = ''] = /"resource":(\{.*?\}),"scopeSpans"/.exec(sent.join()) ?? []
  expect(resource).toContain('"nakatsugu"')
  expect(sent.every((text) => text.startsWith('/v1/traces '))).toBe(true)
  const spans = sent.flatMap(spansOf)
  const api = spans.find(({ name }) => name === 'POST /graphql')
  const of = (key: string) => api?.attributes.find((one) => one.key === key)?.value.stringValue
  expect(['http.route', 'nakatsugu.operation', 'nakatsugu.outcome'].map(of)).toEqual([
    '/graphql',
    'getUser',
    'UNAUTHENTICATED',
  ])
  expect(of('nakatsugu.request_id')).toMatch(/^[\da-f-]{36}$/)
  const card = spans.find(({ name }) => name === 'GET /api/donor-cards/:id')
  expect(card?.parentSpanId ?? '').toBe('')
  expect(spans.some(({ name }) => name.includes('readyz'))).toBe(false)
  const statements = spans.filter(({ name }) => name.startsWith('pg'))
  expect(statements.length).toBeGreaterThan(0)
  const parents = new Set(spans.map(({ spanId }) => spanId))
  expect(statements.filter(({ parentSpanId = '' }) => !parents.has(parentSpanId))).toEqual([])
  const text = sent.join()
  for (const secret of [person, 'a'.repeat(32), 'select ', '127.0.0.1', program.dataDir])
    expect(text).not.toContain(secret)
})
