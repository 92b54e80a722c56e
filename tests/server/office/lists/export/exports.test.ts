import { randomUUID } from 'node:crypto'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { parse } from 'csv-parse/sync'
import { desc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activities } from '../../../../../server/ground/tables/activity'
import { donations } from '../../../../../server/ground/tables/donations'
import { screenings } from '../../../../../server/ground/tables/screenings'
import { applicant, certified, staff, type Actor } from '../../../../support/actors'
import { SAYS_WHY } from '../../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../../support/testServer'
import { FULL } from '../../../../support/full'

let server: TestServer
let admin: Actor
let support: Actor
let sato: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  support = await staff(server, 'Support')
  sato = await certified(server, {
    lastName: '佐藤',
    firstName: '健～𠮷',
    donorId: 'D-000042',
    tel: '09011112222',
    city: '鶴岡市',
    caution: '=HYPERLINK("http://example.com")',
    registrationDateOfService: '2026-11-02',
  })
  await applicant(server, {
    lastName: '鈴木',
    firstName: '葵',
    city: '+1',
    pref: 'Tokyo',
    profileCreatedAt: new Date('2026-11-01T15:30:00Z'),
  })
})
afterAll(() => server.close())

const post = (resource: string, body: object, token: string | null = admin.token) =>
  fetch(`${server.url}/api/exports/${resource}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}), ...SAYS_WHY },
    body: JSON.stringify(body),
  })
/** A line of a CSV: every cell in quotes. */
const line = (...cells: string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const lastLog = async () =>
  (await server.db.select().from(activities).orderBy(desc(activities.id)).limit(1))[0]
const codeIn = async (response: Response) => {
  const body = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] }
  return [response.status, body.errors[0]?.extensions.code, body.errors[0]?.message]
}

test('is what is on the screen: filter, order, columns, Japanese words and times, and nothing that runs', async () => {
  const response = await post('users', {
    filter: { DeleteStatus: { eq: false } },
    sortField: 'ProfileCreatedAt',
    sortDirection: 'ASC',
    columns: [
      'Name',
      'UserStatus',
      'Pref',
      'City',
      'Tel',
      'Caution',
      'HasCaution',
      'ProfileCreatedAt',
      'DonorExpirationDate',
    ],
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="users-2026-12-01.csv"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await bytesOf(response)).toString()).toBe(
    '\ufeff' +
      line(
        ...'氏名 ステータス 都道府県 市区町村 電話番号 注意事項（担当者用） 注意 登録日時 有効期限'.split(
          ' ',
        ),
      ) +
      line(..."鈴木 葵,会員登録済み,東京都,'+1,090-1234-5678,,いいえ,2026/11/02 00:30,".split(',')) +
      line(
        '佐藤 健～𠮷',
        '献便期間中',
        '山形県',
        '鶴岡市',
        '090-1111-2222',
        `'=HYPERLINK("http://example.com")`,
        'はい',
        '2026/12/01 09:00',
        '2027-02-02',
      ),
  )
  expect(await lastLog()).toMatchObject({
    category: 'Administrator',
    operation: 'Export',
    actorId: admin.id,
    userId: null,
    text: `会員を書き出しました（2件、条件：退会・削除）（操作：${admin.id}）`,
  })
})

test('in Shift_JIS, as Windows writes it', async () => {
  const response = await post('users', {
    filter: { and: [{ q: { contains: 'D-000042' } }, { not: { City: { eq: '+1' } } }] },
    columns: ['Name', 'DonorId'],
    encoding: 'shift_jis',
  })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=Shift_JIS')
  const bytes = await bytesOf(response)
  expect(bytes.subarray(0, 5).toString('hex')).toBe('228e8196bc')
  expect(new TextDecoder('shift_jis').decode(bytes)).toBe(
    line('氏名', 'ドナー番号') + line('佐藤 健～〓', 'D-000042'),
  )
  expect((await lastLog())?.text).toBe(
    `会員を書き出しました（1件、条件：検索、市区町村）（操作：${admin.id}）`,
  )
})

test('donations and screenings come with whom they belong to', async () => {
  const audit = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
  await server.db.insert(donations).values({
    id: randomUUID(),
    userId: sato.id,
    stoolReceiptStatus: 'Implemented',
    donationAt: new Date('2026-11-30T15:30:00Z'),
    donationInfoCreatedAt: TEST_NOW,
    ...audit,
  })
  await server.db.insert(screenings).values({
    id: randomUUID(),
    userId: sato.id,
    recruitmentYear: 2026,
    recruitmentMonth: 12,
    inspectionType: 'Renewal',
    userStatus: 'Donation',
    scheduledRenewalExamDate: '2026-12-20',
    screeningInfoCreatedAt: TEST_NOW,
    ...audit,
  })
  const columns = ['User', 'DonorId']
  const given = await post('donations', {
    columns: [...columns, 'DonationAt', 'StoolReceiptStatus', 'RewardStatus'],
  })
  expect((await bytesOf(given)).toString()).toBe(
    '\ufeff' +
      line('会員', 'ドナー番号', '献便日時', '便の受領', '協力金') +
      line('佐藤 健～𠮷', 'D-000042', '2026/12/01 00:30', '受領済み', '未渡し'),
  )
  const tested = await post('screenings', {
    columns: [...columns, 'InspectionType', 'ScheduledRenewalExamDate'],
  })
  expect((await bytesOf(tested)).toString()).toContain(
    line('佐藤 健～𠮷', 'D-000042', '更新検査', '2026-12-20'),
  )
  const flora = await post('floraTests', { columns: ['User', 'Status'] })
  expect((await bytesOf(flora)).toString()).toBe(`\ufeff${line('会員', '状態')}`)
})

test('the activity log, by the conditions of its own list', async () => {
  await sato.call('mutation { createLogoutActivity { success } }')
  const response = await post('activity', {
    filter: { user_id: sato.id, category: 'Account' },
    columns: ['time', 'category', 'operation', 'User', 'text'],
  })
  expect((await bytesOf(response)).toString()).toBe(
    '\ufeff' +
      line('日時', '区分', '操作', '会員', '内容') +
      line('2026/12/01 09:00', 'アカウント', 'ログアウト', '佐藤 健～𠮷', 'ログアウトしました'),
  )
  expect((await lastLog())?.text).toContain('活動記録を書き出しました（1件、条件：会員、区分）')
})

test('a note of several lines stays one row, and none of its lines runs', async () => {
  const caution = '夕方に電話\n=1+2\n\u200b\u202e=3\r\n- 鍵'
  const name = await certified(server, { lastName: '改行', caution })
  const filter = { Id: { eq: name.id } }
  const text = (await bytesOf(await post('users', { filter, columns: ['Caution', 'Tel'] }))).toString()
  expect(parse(text, { bom: true })).toEqual([
    ['注意事項（担当者用）', '電話番号'],
    ["夕方に電話\n'=1+2\n'\u200b\u202e=3\r\n'- 鍵", '090-1234-5678'],
  ])
})

test('no file begins with the ID by which Excel takes it for another format', async () => {
  const response = await post('users', { columns: ['Id', 'Name'], encoding: 'shift_jis' })
  expect((await bytesOf(response)).subarray(0, 2).toString()).toBe('"I')
})

describe('is refused', () => {
  test('to guests, members and support staff, and leaves a row of whoever is known', async () => {
    expect((await post('users', { columns: ['Name'] }, null)).status).toBe(401)
    for (const { token } of [sato, support]) {
      expect((await post('users', { columns: ['Name'] }, token)).status).toBe(403)
      expect(await lastLog()).toMatchObject({ category: 'Security', operation: 'Deny' })
    }
  })

  test.each([
    ['an unknown list', 'payments', { columns: ['Name'] }, 404],
    ['no columns', 'users', { columns: [] }, 400],
    ['an unknown column', 'users', { columns: ['Name', 'SearchText'] }, 400],
    ['a column of the prototype', 'users', { columns: ['constructor'] }, 400],
    ['an unknown condition', 'users', { columns: ['Name'], filter: { Password: { eq: 'x' } } }, 400],
    [
      'a condition of another kind',
      'users',
      { columns: ['Name'], filter: { Birthday: { eq: 'soon' } } },
      400,
    ],
    ['an unknown order', 'users', { columns: ['Name'], sortField: 'Caution' }, 400],
    ['an unknown format', 'users', { columns: ['Name'], format: 'pdf' }, 400],
    ['an unknown encoding', 'users', { columns: ['Name'], encoding: 'utf-16' }, 400],
    ['a broken instant', 'activity', { columns: ['time'], filter: { from: 'soon' } }, 400],
    ['an unknown condition of the log', 'activity', { columns: ['time'], filter: { nobody: 'x' } }, 400],
  ])('for %s', async (_name, resource, body, status) => {
    const before = await lastLog()
    expect((await post(resource, body)).status).toBe(status)
    expect(await lastLog()).toEqual(before)
  })

  test('without columns, in a sentence that names them', async () => {
    const answer = await post('users', {})
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', fields: { columns: '列は必須です' } } }],
    })
  })

  test.runIf(FULL)(
    'for more than 100,000 rows, and while another is under way',
    async () => {
      await addLog(1, 100_000)
      const bulk = { filter: { category: 'Bulk' }, columns: ['text', 'userId'] }
      const slow = await openSlowly('/api/exports/activity', bulk)
      expect(await codeIn(await post('activity', bulk))).toEqual([
        429,
        'RATE_LIMITED',
        'ほかの書き出しが終わっていません。終わってから、もう一度お試しください。',
      ])
      const rows = (await textOf(slow)).trimEnd().split('\r\n').slice(1)
      expect([rows.length, new Set(rows).size]).toEqual([100_000, 100_000])
      // Whoever goes away in the middle may begin another.
      const left = await openSlowly('/api/exports/activity', bulk)
      left.destroy()
      const small = { filter: { category: 'Account' }, columns: ['text'] }
      await expect.poll(async () => (await post('activity', small)).status).toBe(200)
      await addLog(100_001, 100_001)
      // The small one ends a moment after its answer has begun.
      await expect
        .poll(async () => codeIn(await post('activity', bulk)))
        .toEqual([
          400,
          'BAD_USER_INPUT',
          '一度に書き出せるのは100,000件までです。条件を加えて、件数を減らしてください。',
        ])
    },
    120_000,
  )
})

test('goes on from page to page of a list, each row once', async () => {
  await server.db.execute(sql`
    insert into donations (id, user_id, stool_receipt_status, donation_at, donation_info_created_at, created_at, updated_at)
    select gen_random_uuid(), ${sato.id}, 'NotImplemented', ${TEST_NOW.toISOString()}::timestamptz - n * interval '1 hour',
      ${TEST_NOW.toISOString()}, now(), now() from generate_series(1, 2500) as n`)
  const response = await post('donations', {
    filter: { StoolReceiptStatus: { eq: 'NotImplemented' } },
    columns: ['DonationAt', 'User'],
  })
  const rows = (await bytesOf(response)).toString().trimEnd().split('\r\n').slice(1)
  expect([rows.length, new Set(rows).size]).toEqual([2500, 2500])
})

/** One text for all, of which the day's count is one row; the people differ. */
const addLog = (from: number, to: number) =>
  server.db.execute(sql`
    insert into activities (time, category, operation, text, user_id)
    select ${TEST_NOW.toISOString()}, 'Bulk', 'Row', 'row', gen_random_uuid() from generate_series(${from}::int, ${to}::int)`)

/** An answer of which nothing is read yet. */
function openSlowly(path: string, body: object): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: admin.token }
    const sent = httpRequest(new URL(path, server.url), { method: 'POST', headers }, resolve)
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

async function textOf(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8')
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return text
}
