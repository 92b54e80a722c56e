import { strFromU8, unzipSync } from 'fflate'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '../../../server/schema/activity'
import { certified, staff, type Actor } from '../../support/actors'
import { SAYS_WHY } from '../../support/api'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
let admin: Actor
let sato: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  sato = await certified(server, {
    lastName: '佐藤',
    firstName: '健～𠮷',
    tel: '09011112222',
    caution: '=HYPERLINK("http://example.com")',
  })
})
afterAll(() => server.close())

const post = (resource: string, body: object) =>
  fetch(`${server.url}/api/exports/${resource}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: admin.token, ...SAYS_WHY },
    body: JSON.stringify(body),
  })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const lastLog = async () =>
  (await server.db.select().from(activities).orderBy(desc(activities.id)).limit(1))[0]

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }
const cellsOf = (xml: string) =>
  [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gsu)].map(([, row = '']) =>
    [...row.matchAll(/<c r="\w+"(?: t="(\w+)")?>(.*?)<\/c>/gsu)].map(([, type = 'number', content = '']) => [
      type,
      content.replace(/<[^>]*>/gu, '').replace(/&\w+;/gu, (entity) => entities[entity] ?? entity),
    ]),
  )
const read = async (response: Response) => {
  const parts = unzipSync(await bytesOf(response))
  return cellsOf(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()))
}

test('keeps the 0 of a telephone number, and takes no text for a formula', async () => {
  const response = await post('users', {
    filter: { Id: { eq: sato.id } },
    columns: ['Name', 'Tel', 'Caution', 'DonorExpirationDate'],
    format: 'xlsx',
  })
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="users-2026-12-01.xlsx"')
  expect(response.headers.get('x-rows')).toBe('1')
  const [, row] = await read(response)
  expect(row).toEqual([
    ['inlineStr', '佐藤 健～𠮷'],
    ['inlineStr', '090-1111-2222'],
    ['inlineStr', '=HYPERLINK("http://example.com")'],
    ['inlineStr', '2027-02-02'],
  ])
  expect((await lastLog())?.text).toContain('会員を書き出しました（1件、')
})

test('writes numbers as numbers, and nothing that XML or Excel would read as something else', async () => {
  const { id } = await certified(server, { caution: '<b>&\u0007_x0041_ "x"' })
  const filter = { Id: { eq: id } }
  const [, row] = await read(
    await post('users', { filter, columns: ['Caution', 'TotalDonationsCount'], format: 'xlsx' }),
  )
  expect(row).toEqual([
    ['inlineStr', '<b>&_x005F_x0041_ "x"'],
    ['number', '0'],
  ])
})
