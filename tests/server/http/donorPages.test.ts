import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerDonorPages } from '../../../server/http/donorPages'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ pages: registerDonorPages })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1]

describe('a public page', () => {
  test('is whole without script, and each time made for its request', async () => {
    const [first, second] = [await get('/terms'), await get('/terms')]
    for (const { statusCode, headers, body } of [first, second]) {
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toContain('第1条')
      const nonces = new Set(Array.from(body.matchAll(/nonce="([^"]+)"/g), ([, nonce]) => nonce))
      expect([...nonces]).toEqual([nonceOf(headers['content-security-policy'])])
      expect(body).toContain(String(headers['x-request-id']))
    }
    expect(nonceOf(second.headers['content-security-policy'])).not.toBe(
      nonceOf(first.headers['content-security-policy']),
    )
  })

  test('lets its scripts wait behind its styles and pictures', async () => {
    const { body } = await get('/')
    const preloads = body.match(/<link [^>]*rel="modulepreload"[^>]*>/g) ?? []
    expect(preloads).not.toEqual([])
    expect(preloads.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([])
  })

  test('shows the clock of its own request, and is rendered anew on another day', async () => {
    const { clock } = server
    const began = clock.now()
    await get('/')
    clock.set(new Date('2026-12-01T05:00:00.000Z'))
    expect((await get('/')).body).toContain('2026-12-01T05:00:00.000Z')
    clock.set(new Date('2026-12-01T15:00:00.000Z'))
    expect((await get('/')).body).toContain('2026-12-01T15:00:00.000Z')
    clock.set(began)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('goes to a browser that takes %s as %s', async (accepted, encoding, unpack) => {
    const response = await get('/', { 'accept-encoding': accepted })
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Origin, accept-encoding' })
    expect(unpack(response.rawPayload).toString()).toMatch(/^<!DOCTYPE html>[^]*<\/html>$/)
  })

  test('goes as it is to who takes nothing else', async () => {
    const response = await get('/', { 'accept-encoding': 'identity' })
    expect(response.headers).not.toHaveProperty('content-encoding')
    expect(response.body).toContain('</html>')
  })

  test('answers a HEAD without a body, before and after it was kept', async () => {
    for (const url of ['/privacy_policy', '/terms']) {
      const { statusCode, body } = await server.app.inject({ method: 'HEAD', url })
      expect([statusCode, body]).toEqual([200, ''])
      expect((await get(url)).body).toContain('</html>')
    }
  })
})

describe('other pages', () => {
  test('a path that matches nothing is not found, and not kept for the next', async () => {
    for (const path of ['/nowhere', '/elsewhere']) {
      const { statusCode, body } = await get(path)
      expect(statusCode).toBe(404)
      expect(body).toContain('Page not found')
      expect(body).toContain(`>${path}<`)
    }
  })

  test.each(['/%E0%A4%A', '/%', '/mypage/%zz', '/%C3%28?redirect=%'])(
    'the malformed path %s gets the same page, with its own words',
    async (path) => {
      const { statusCode, headers, body } = await get(path)
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(body).toContain('ページが見つかりません')
      expect(body).toContain(`Page Not Found: ${path.split('?')[0]}`)
    },
  )

  test.each([
    ['/mypage/%0Ax?a=%0A', '/mypage/x?a=%0A'],
    ['/%0d/evil.example', '//evil.example'],
    ['/%E2%80%A8a', '/a'],
  ])('the path %s of several lines leads to that of one', async (path, oneLine) => {
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers.location]).toEqual([301, `${server.deps.settings.origin}${oneLine}`])
  })

  test.each(['/login', '/mypage'])('%s is kept by nobody', async (path) => {
    expect((await get(path)).headers['cache-control']).toBe('no-store')
  })
})

describe('the builds', () => {
  test('name the one being served, as its pages do', async () => {
    const latest = await get('/builds/latest.json')
    expect(latest.headers['cache-control']).toBe('no-store')
    const { id } = latest.json<{ id: string }>()
    expect((await get('/')).body).toContain(id)
    const meta = await get(`/builds/meta/${id}.json`)
    expect(meta.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(meta.json()).toEqual({
      id,
      files: expect.arrayContaining([expect.stringMatching(/^\/assets\/root-/)]),
    })
  })

  test('know no other', async () => {
    expect((await get('/builds/meta/00000000.json')).statusCode).toBe(404)
  })
})

test('assets are compressed before, and never change under their names', async () => {
  const [, path = ''] = /(\/assets\/entry\.client-[\w-]+\.js)/.exec((await get('/')).body) ?? []
  const response = await get(path, { 'accept-encoding': 'br' })
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
