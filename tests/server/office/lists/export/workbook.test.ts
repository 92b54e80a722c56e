import { strFromU8, unzipSync } from 'fflate'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '../../../../../server/ground/tables/activity'
import { certified, staff, type Actor } from '../../../../support/actors'
import { SAYS_WHY } from '../../../../support/api'
import { startTestServer, type TestServer } from '../../../../support/testServer'

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
/** The formats of a day and of a time. */
const moments: Record<string, string> = { 1: 'yyyy/mm/dd', 2: 'yyyy/mm/dd\\ hh:mm' }
const cellsOf = (xml: string) =>
  [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gsu)].map(([, row = '']) =>
    [...row.matchAll(/<c r="\w+"(?: s="(\d)")?(?: t="(\w+)")?>(.*?)<\/c>/gsu)].map(
      ([, style, type = style ? moments[style] : 'number', content = '']) => [
        type,
        content.replace(/<[^>]*>/gu, '').replace(/&\w+;/gu, (entity) => entities[entity] ?? entity),
      ],
    ),
  )
const read = async (response: Response) => {
  const parts = unzipSync(await bytesOf(response))
  return cellsOf(strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()))
}

const serial = (local: string) => String((Date.parse(local) - Date.UTC(1899, 11, 30)) / 86_400_000)

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
    ['yyyy/mm/dd', serial('2027-02-02T00:00Z')],
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

test('days and times are counted and sorted as such, in Japan; the CSV has them as text', async () => {
  const columns = ['Birthday', 'CreatedAt', 'DonorExpirationDate']
  const filter = { Id: { eq: sato.id } }
  const [, row] = await read(await post('users', { filter, columns, format: 'xlsx' }))
  const csv = (await bytesOf(await post('users', { filter, columns }))).toString()
  const [birthday = '', created = '', ends = ''] =
    csv.trim().split('\r\n')[1]?.replaceAll('"', '').split(',') ?? []
  expect([birthday, ends]).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), '2027-02-02'])
  const time = `${created.replaceAll('/', '-').replace(' ', 'T')}Z`
  expect(row).toEqual([
    ['yyyy/mm/dd', serial(`${birthday}T00:00Z`)],
    ['yyyy/mm/dd\\ hh:mm', serial(time)],
    ['yyyy/mm/dd', serial(`${ends}T00:00Z`)],
  ])
})

test('the file says how days and times look', async () => {
  const parts = unzipSync(await bytesOf(await post('users', { columns: ['Birthday'], format: 'xlsx' })))
  const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())
  const formats = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/gu)].map(([, id, code]) => [id, code]),
  )
  const [, cells = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/u.exec(styles) ?? []
  const used = [...cells.matchAll(/<xf(?: numFmtId="(\d+)"[^>]*)?\/>/gu)].map(([, id]) => formats.get(id))
  expect(used).toEqual([undefined, moments[1], moments[2]])
})
