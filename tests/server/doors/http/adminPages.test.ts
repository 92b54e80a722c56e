import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerAdminPages } from '../../../../server/doors/http/adminPages'
import { startTestServer, type TestServer } from '../../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ pages: registerAdminPages })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })

test('the console is one page at all its addresses, which no cache before us keeps', async () => {
  const pages = await Promise.all(
    ['/admin/', '/admin/users', '/admin/users/1/show?tab=2'].map((url) => get(url)),
  )
  for (const { statusCode, headers, body } of pages) {
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect([headers.etag, body]).toEqual([pages[0]?.headers.etag, pages[0]?.body])
  }
  expect((await get('/admin')).headers.location).toBe('/admin/')
})

test('the console is not sent again to a browser that has it', async () => {
  const { headers, rawPayload } = await get('/admin/', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<div id="root"></div>')
  const again = await get('/admin/users', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the console runs its own files alone, and no inline script or style', async () => {
  const { headers, body } = await get('/admin/')
  const policy = String(headers['content-security-policy'])
  // Beside them the probe for browsers that are too old to read them.
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/)
  // The hash of an empty style element, whose rules come by script.
  expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';")
  expect(body.match(/<script(?![^>]*\ssrc=)/g)).toHaveLength(1)
  expect(body).not.toMatch(/nonce|<style/)
})
