import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = (host: string, accept: string, url = '/config.json') =>
  server.app.inject({ method: 'GET', url, headers: { host, accept } })

test('a page opened by the loopback address is led to the name it calls itself', async () => {
  const { port } = new URL(server.deps.settings.origin)
  const answer = await ask(`127.0.0.1:${port}`, 'text/html', '/mypage?a=1')
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(`${server.deps.settings.origin}/mypage?a=1`)
  const outside = await ask(`127.0.0.1:${port}`, 'text/html', '//elsewhere.example')
  expect(outside.headers.location).toBe(`${server.deps.settings.origin}//elsewhere.example`)
})

test.each([
  ['calls that are no pages', '127.0.0.1:3000', 'application/json'],
  ['another port', '127.0.0.1:1', 'text/html'],
  ['the name itself', 'localhost:3000', 'text/html'],
])('%s stay where they are', async (_what, host, accept) => {
  expect((await ask(host, accept)).statusCode).toBe(200)
})
