import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFileStore } from '../../../../server/ground/files/createFileStore'
import { registerAssets } from '../../../../server/doors/http/assets'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'
import { testDataDir } from '../../../support/testDataDir'

/** Of scripts and styles. */
const NO_PAGE =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
const DAY = 24 * 60 * 60_000
const OLD = { 'root-oldoldol.js': 'export const version = "old"\n'.repeat(100), 'page-oldoldol.css': '' }
const NEW = {
  'root-newnewne.js': 'export const version = "new"',
  'mark-newnewne.png': 'a picture',
  'read.worker-newnewne.js': 'addEventListener("message", () => {})',
  'reader-newnewne.wasm': 'a program',
}

/** All that servers of one installation share: a file store. */
let shared: string
const servers: TestServer[] = []
beforeAll(async () => {
  shared = await testDataDir()
})
afterAll(async () => {
  for (const server of servers) await server.close()
  rmSync(shared, { recursive: true, force: true })
})

const keptIn = () => readdirSync(join(shared, 'files', 'builds')).filter((name) => !name.startsWith('.'))

/** A process with a build of its own. */
async function start(name: string, build: Record<string, string>, now = TEST_NOW): Promise<TestServer> {
  const folder = join(shared, name)
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of Object.entries(build)) writeFileSync(join(folder, file), content)
  const server = await startTestServer({
    now,
    pages: async (app, deps) => {
      const files = createFileStore({ settings: { ...deps.settings, dataDir: shared } })
      await registerAssets(app, { ...deps, files }, { of: 'donor', folder, prefix: '/assets' })
    },
  })
  servers.push(server)
  return server
}

const get = (server: TestServer, name: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: `/assets/${name}`, headers })

describe('two versions side by side', () => {
  let older: TestServer
  let newer: TestServer
  beforeAll(async () => {
    older = await start('old', OLD)
    // Asked before the newer one is there, the older one has looked into the store already.
    expect((await get(older, 'root-newnewne.js')).statusCode).toBe(404)
    newer = await start('new', NEW)
    await older.clock.advance(1000)
  })

  test.each([
    ['the newer process', () => newer, OLD],
    ['the older process', () => older, NEW],
  ])('%s has the files of the other', async (_name, asked, build) => {
    for (const [name, content] of Object.entries(build)) {
      const answer = await get(asked(), name)
      expect([name, answer.statusCode, answer.body]).toEqual([name, 200, content])
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      const mayRunWasm = name.includes('.worker-')
      expect(String(answer.headers['content-security-policy']).includes("'wasm-unsafe-eval'")).toBe(
        mayRunWasm,
      )
      expect(answer.headers['content-security-policy'] === NO_PAGE).toBe(/^(?:root|page)/.test(name))
    }
  })

  test('WebAssembly with its type, which the browser asks for', async () => {
    const answer = await get(older, 'reader-newnewne.wasm')
    expect(answer.headers['content-type']).toBe('application/wasm')
  })

  test('as its own: with their types, compressed, and only once', async () => {
    const own = await get(older, 'root-oldoldol.js')
    const others = await get(newer, 'root-oldoldol.js', { 'accept-encoding': 'br' })
    expect(others.headers['content-type']).toBe(own.headers['content-type'])
    expect(brotliDecompressSync(others.rawPayload).toString()).toBe(own.body)
    const again = await get(newer, 'root-oldoldol.js', { 'if-none-match': String(others.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect((await get(older, 'mark-newnewne.png')).headers['content-type']).toBe('image/png')
  })

  test.each([
    'root-nobodyno.js',
    'root-oldoldol.js.map',
    '..%2f..%2fkeys%2fsealing.key',
    '../builds',
    '__proto__',
    'constructor.js',
    'root-oldoldol.js/x',
  ])('nobody has %s', async (name) => {
    for (const server of [older, newer]) {
      const answer = await get(server, name)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toContain('NOT_FOUND')
    }
  })

  test('writing is not answered', async () => {
    const answer = await newer.app.inject({ method: 'POST', url: '/assets/root-oldoldol.js' })
    expect(answer.statusCode).toBe(404)
  })
})

test('a build is kept once, anew after a week, and forgotten after a month but for the last three', async () => {
  const before = keptIn()
  await start('old again', OLD)
  expect(keptIn()).toEqual(before)
  await start('old a week later', OLD, new Date(TEST_NOW.getTime() + 8 * DAY))
  expect(keptIn()).toHaveLength(before.length + 1)
  const later = await start('a month later', { 'x-a.js': 'x' }, new Date(TEST_NOW.getTime() + 40 * DAY))
  expect(keptIn()).toHaveLength(3)
  const last = await start('the day after', { 'x-b.js': 'x' }, new Date(TEST_NOW.getTime() + 41 * DAY))
  expect((await get(last, 'x-a.js')).statusCode).toBe(200)
  // Of the three that were kept, the eldest has gone; its process has its own files still.
  expect(keptIn()).toHaveLength(3)
  expect((await get(later, 'x-a.js')).statusCode).toBe(200)
})

test('without a file store a build serves its own, and says so', async () => {
  const folder = join(shared, 'alone')
  cpSync(join(shared, 'old'), folder, { recursive: true })
  const gone = () => Promise.reject(new Error('no store'))
  const server = await startTestServer({
    pages: (app, deps) =>
      registerAssets(
        app,
        { ...deps, files: { ...deps.files, list: gone, put: gone, get: gone } },
        { of: 'donor', folder, prefix: '/assets' },
      ),
  })
  servers.push(server)
  expect((await get(server, 'root-oldoldol.js')).statusCode).toBe(200)
  expect((await get(server, 'root-newnewne.js')).statusCode).toBe(500)
  expect(server.logged.join()).toContain('the build is not kept for pages of other builds')
})
