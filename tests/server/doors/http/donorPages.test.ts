import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { registerDonorPages } from '../../../../server/doors/http/donorPages'
import { applicant } from '../../../support/actors'
import { startTestServer, type TestServer } from '../../../support/testServer'

const BUILD = join(import.meta.dirname, '../../../../build/donor/server/index.js')
const { assets }: ServerBuild = await import(pathToFileURL(BUILD).href)

const pathOf = (id: string): string => {
  const route = assets.routes[id]
  return route ? pathOf(route.parentId ?? '') + (route.path ? `/${route.path}` : '') : ''
}
const paths = Object.keys(assets.routes)
  .filter((id) => id.startsWith('routes/'))
  .map((id) => pathOf(id) || '/')
const pages = paths.filter((path) => !/[*.]/.test(path))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ pages: registerDonorPages })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The inline scripts of a page, and those that its policy allows. */
function scriptsOf({ headers, body }: Awaited<ReturnType<typeof get>>) {
  const inline = Array.from(
    body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g),
    ([, script = '']) => hashOf(script),
  )
  const [, sources = ''] = /script-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
  return { inline, allowed: sources.split(' ') }
}

test('the pages of the build are found', () => {
  expect(pages.length).toBeGreaterThan(40)
  expect(pages).toEqual(expect.arrayContaining(['/', '/terms', '/login', '/mypage']))
})

// One such storage in use makes Node follow every promise of the process, which costs an answer of the API a tenth.
test('a rendered page leaves no storage behind that follows promises', async () => {
  const run = vi.spyOn(AsyncLocalStorage.prototype, 'run')
  const { statusCode } = await get('/a-page-that-has-no-file')
  expect(statusCode).toBe(404)
  expect(run).not.toHaveBeenCalled()
  run.mockRestore()
})

describe.each(pages)('%s', (path) => {
  test('is the same for everybody, who may keep it for minutes', async () => {
    const person = await applicant(server)
    const first = await get(path)
    const signedIn = await get(path, { authorization: `Bearer ${person.token}`, cookie: 'session=1' })
    expect(first.statusCode).toBe(200)
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=300')
    expect(first.body).toMatch(/^<!DOCTYPE html>[^]*<\/html>$/)
    expect(signedIn.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(signedIn.headers.etag).toBe(first.headers.etag)
    expect((await get(`${path}?utm_source=letter`)).body).toBe(first.body)
  })

  test('runs its own inline scripts and no others', async () => {
    const page = await get(path)
    const { inline, allowed } = scriptsOf(page)
    expect(allowed.toSorted()).toEqual(["'self'", ...new Set(inline)].toSorted())
    expect(page.headers['content-security-policy']).not.toMatch(/nonce|unsafe|dynamic/)
    expect(page.body).not.toMatch(/\bnonce=|<style|<[^>]* style=|<[^>]* on[a-z]+=/)
    // For the code of an お薬手帳.
    expect(page.headers['permissions-policy']).toMatch(/^camera=\(self\), microphone=\(\)/)
  })

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await get(path)
    const again = await get(path, { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    for (const name of ['etag', 'cache-control', 'content-security-policy', 'vary'])
      expect([name, again.headers[name]]).toEqual([name, headers[name]])
    expect((await get(path, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })
})

const isFetched = (link: string) => !link.includes('media="not all"')

describe('a page', () => {
  test('lets its scripts wait behind its styles and pictures, but for the large ones', async () => {
    const { body } = await get('/login')
    const preloads = (body.match(/<link [^>]*rel="modulepreload"[^>]*>/g) ?? []).filter(isFetched)
    const atOnce = preloads.filter((link) => !link.includes('fetchpriority="low"'))
    expect(preloads.length).toBeGreaterThan(atOnce.length)
    expect(atOnce.map((link) => /assets\/(\w+)/.exec(link)?.[1])).toEqual(['shell', 'libraries'])
  })

  test('fetches no file that only names what is in another', async () => {
    const { body } = await get('/login')
    const files = Array.from(
      body.matchAll(/(?:from|import) ?\(?"([^"]+\.js)"|(<link [^>]*modulepreload[^>]*>)/g),
    ).flatMap(
      ([, file, link = '']) => file ?? (isFetched(link) ? (/href="([^"]+)"/.exec(link)?.[1] ?? []) : []),
    )
    expect(files.length).toBeGreaterThan(5)
    for (const file of new Set(files))
      expect([file, (await get(file)).body]).toEqual([file, expect.stringMatching(/[^]{400}/)])
    expect(body).toMatch(/const route0=\{ErrorBoundary:/)
  })

  test('that is only read has none that runs before it is touched, but one that its policy knows', async () => {
    const { body, headers } = await get('/')
    expect(body).not.toContain('modulepreload')
    expect(body).not.toContain('type="module"')
    const [, late = ''] = /<script type="text\/plain">([^]*?)<\/script>/.exec(body) ?? []
    expect(late).toContain('__reactRouterRouteModules')
    expect(headers['content-security-policy']).toContain(hashOf(late))
  })

  test('is another one on another day in Japan', async () => {
    const { clock } = server
    const began = clock.now()
    // The day itself; those on which the room opens follow.
    const dates = (body: string) => body.match(/2026-12-\d\d/g)?.slice(0, 1)
    const first = await get('/login')
    clock.set(new Date('2026-12-01T14:59:59.000Z'))
    expect((await get('/login')).headers.etag).toBe(first.headers.etag)
    clock.set(new Date('2026-12-01T15:00:00.000Z'))
    const next = await get('/login', { 'if-none-match': String(first.headers.etag) })
    expect([dates(first.body), dates(next.body)]).toEqual([['2026-12-01'], ['2026-12-02']])
    clock.set(began)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['gzip;q=0.5, BR', 'br'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['identity, br;q=0.9', undefined],
    ['deflate', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('goes to a browser that takes "%s" as %s', async (accepted, encoding) => {
    const plain = await get('/')
    const response = await get('/', { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toBe('Origin, accept-encoding')
    const unpack = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from
    expect(unpack(response.rawPayload).toString()).toBe(plain.body)
  })

  test('answers a HEAD like a GET, without a body', async () => {
    const headers = { 'accept-encoding': 'br' }
    const head = await fetch(`${server.url}/terms`, { method: 'HEAD', headers })
    const { headers: ofGet } = await get('/terms', headers)
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const name of ['etag', 'cache-control', 'content-encoding', 'content-length', 'content-type'])
      expect([name, head.headers.get(name)]).toEqual([name, String(ofGet[name])])
  })

  test.each(['/terms/', '/TERMS'])('is shown at %s too, which names the one address', async (path) => {
    const { statusCode, headers, body } = await get(path)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toContain(`<link rel="canonical" href="${server.deps.settings.origin}/terms"/>`)
  })
})

describe('other addresses', () => {
  test('a path that matches nothing is not found, and kept by nobody', async () => {
    for (const path of ['/nowhere', '/elsewhere']) {
      const page = await get(path)
      expect([page.statusCode, page.headers['cache-control']]).toEqual([404, 'no-store'])
      expect(page.headers.etag).toBeUndefined()
      expect(page.body).toContain('Page not found')
      expect(page.body).toContain(`>${path}<`)
      const { inline, allowed } = scriptsOf(page)
      expect(allowed.toSorted()).toEqual(["'self'", ...new Set(inline)].toSorted())
    }
  })

  test('a script in the address is text, and no policy allows it', async () => {
    const page = await get(`/${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(page.statusCode).toBe(404)
    expect(page.body).not.toContain('<script>alert')
    expect(scriptsOf(page).allowed).not.toContain(hashOf('alert(1)'))
  })

  test.each(['/%E0', '/%E0%A4%A', '/%', '/mypage/%zz', '/%C3%28?redirect=%'])(
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
    ['/%0d/evil.example', '/evil.example'],
    ['/%E2%80%A8a', '/a'],
  ])('the path %s of several lines leads to that of one', async (path, oneLine) => {
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers.location]).toEqual([301, `${server.deps.settings.origin}${oneLine}`])
  })

  test.each(['/sw.js', '/manifest.webmanifest'])('%s is asked for again each time', async (path) => {
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
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
  const [, path = ''] = /(\/assets\/shell-[\w-]+\.js)/.exec((await get('/login')).body) ?? []
  const response = await get(path, { 'accept-encoding': 'br' })
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
