import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerDonorPages } from '../../../../server/doors/http/donorPages'
import { startTestServer, type TestServer } from '../../../support/testServer'
import budgets from './pageBytes.json'

/** No public page may ask for more, over brotli. */
const PUBLIC_SCRIPT = 135_500
const PUBLIC_ALL = 200_000

/** What my page may ask of script until it is usable: of a donor, of who waits, and of others; and while a day is booked or a test is ahead. */
const MY_PAGE = 125_000
const MY_PAGE_WITH_MORE = 134_000
const WITH_MORE = [
  'WaitingToParticipateGuidance',
  'DonorRegistrationExam',
  'RenewalExamOnlineCheckBeforeExam',
  'DonorRenewalExam',
]

const CLIENT = join(import.meta.dirname, '../../../../build/donor/client')
const SIGN_IN = /InitiateAuth|SRP_A/

const build: ServerBuild = await import(pathToFileURL(join(CLIENT, '../server/index.js')).href)

const pathOf = (id: string): string => {
  const route = build.assets.routes[id]
  if (!route) return ''
  const parent = route.parentId ? pathOf(route.parentId) : ''
  return route.path ? `${parent}/${route.path}` : parent
}
const pages = Object.values(build.assets.routes)
  .flatMap((route) => (route?.id.startsWith('routes/') ? [route] : []))
  .map(({ id, parentId }) => ({ path: pathOf(id) || '/', layout: parentId }))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ pages: registerDonorPages })
})
afterAll(() => server.close())

const get = (url: string) =>
  server.app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'br' } })

/** What a browser fetches for a page before anybody touches it, each part as it goes over the line. */
async function partsOf(path: string): Promise<{ url: string; bytes: number; text: string }[]> {
  const seen = new Map<string, { url: string; bytes: number; text: string }>()
  const add = async (url: string) => {
    if (seen.has(url)) return
    const { statusCode, rawPayload, headers } = await get(url)
    expect([statusCode, url]).toEqual([path === '/*' && url === path ? 404 : 200, url])
    const plain = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload
    const text = plain.toString()
    seen.set(url, { url, bytes: rawPayload.length, text })
    // Others fetch the picture in a message to friends, nobody what is for no medium; the menu waits until the page is
    // there, and the program of pages that are only read until somebody touches them.
    const page = text.replace(
      /<meta [^>]*>|<link [^>]*media="not all"[^>]*>|<script[^>]*>addEventListener[^]*?<\/script>|<script[^>]* type="text\/plain">[^]*?<\/script>/g,
      '',
    )
    const named = url.endsWith('.js')
      ? []
      : Array.from(page.matchAll(/\/assets\/[\w.-]+/g), ([asset]) => asset)
    for (const asset of named) await add(asset)
  }
  await add(path)
  return [...seen.values()]
}

const sum = (parts: readonly { bytes: number }[]) => parts.reduce((total, { bytes }) => total + bytes, 0)
const isScript = ({ url }: { url: string }) => url.endsWith('.js')

test('every route has its number, and no number is without a route', () => {
  expect(Object.keys(budgets).toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
})

test.each(pages)('$path has not grown past its bytes', async ({ path }) => {
  const parts = await partsOf(path)
  const budget = new Map(Object.entries(budgets)).get(path)
  expect(sum(parts.filter(isScript))).toBeLessThanOrEqual(budget?.script ?? 0)
  expect(sum(parts)).toBeLessThanOrEqual(budget?.all ?? 0)
})

/** What my page brings beside, once it knows who is there (`early.js`). */
async function ownScripts(page: string): Promise<Record<string, number>> {
  const [, json = ''] = /const views = (\{.*\})/.exec(page) ?? []
  const views: Record<string, string[]> = JSON.parse(json)
  const sizeOf = async (name: string) => (await get(`/assets/${name}`)).rawPayload.length
  const sums = Object.entries(views).map(async ([status, names]): Promise<[string, number]> => {
    const sizes = await Promise.all(names.filter((name) => name.endsWith('.js')).map(sizeOf))
    return [status, sizes.reduce((total, size) => total + size, 0)]
  })
  return Object.fromEntries(await Promise.all(sums))
}

test('my page brings no more than its limit with what is of one status', async () => {
  const parts = await partsOf('/mypage')
  const own = await ownScripts(parts[0]?.text ?? '')
  const named = sum(parts.filter(isScript))
  expect(Object.keys(own)).toContain('Donation')
  for (const [status, bytes] of Object.entries(own))
    expect([status, named + bytes <= (WITH_MORE.includes(status) ? MY_PAGE_WITH_MORE : MY_PAGE)]).toEqual([
      status,
      true,
    ])
})

test.each(pages.filter(({ layout }) => layout === 'frame/layouts/public'))(
  '$path is light enough for everybody, and brings no sign-in',
  async ({ path }) => {
    const parts = await partsOf(path)
    expect(sum(parts.filter(isScript))).toBeLessThanOrEqual(PUBLIC_SCRIPT)
    expect(sum(parts)).toBeLessThanOrEqual(PUBLIC_ALL)
    for (const { url, text } of parts.filter(isScript)) expect(text, url).not.toMatch(SIGN_IN)
  },
)

test('the functions of the sign-in would be recognised', () => {
  const chunks: Record<string, { name?: string; file: string }> = JSON.parse(
    readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'),
  )
  const { file } = Object.values(chunks).find(({ name }) => name === 'amplifyAuth') ?? { file: '' }
  expect(readFileSync(join(CLIENT, file), 'utf8')).toMatch(SIGN_IN)
})
