import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserProfileFilter, UserProfileSortField } from '../../../../shared/generated/schema'
import { applicant, certified, staff, waiting, type Actor } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

const LIST = `query ($filter: UserProfileFilter, $sortDirection: SortDirection, $sortField: UserProfileSortField, $limit: Int, $nextToken: String) {
  listUsersByIdProfileCreatedAt(filter: $filter, sortDirection: $sortDirection, sortField: $sortField, limit: $limit, nextToken: $nextToken) {
    items { Id } nextToken total
  }
}`
type Page = { items: { Id: string }[]; nextToken: string | null; total: number }

let server: TestServer
let admin: Actor
let people: Record<'yamada' | 'sato' | 'yoshida' | 'nakamura' | 'wildcard', Actor>

const call = (variables: object) => admin.call(LIST, { ...variables })

/** The names of those who match. */
async function found(filter: UserProfileFilter): Promise<string[]> {
  const answer = await call({ filter, limit: 100 })
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  const { items, total } = answer.data.listUsersByIdProfileCreatedAt
  expect(total).toBe(items.length)
  const ids = new Set(items.map(({ Id }) => Id))
  return Object.entries(people).flatMap(([name, { id }]) => (ids.has(id) ? [name] : []))
}

const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  people = {
    yamada: await applicant(server, { profileCreatedAt: ago(1) }),
    sato: await certified(server, {
      lastName: '佐藤',
      firstName: '健',
      lastNameFurigana: 'サトウ',
      firstNameFurigana: 'ケン',
      gender: 'Man',
      donorId: 'D-000042',
      tel: '0235123456',
      totalDonationsCount: 12,
      latestDonationsCount: 3,
      profileCreatedAt: ago(2),
    }),
    yoshida: await applicant(server, {
      lastName: '𠮷田',
      lastNameFurigana: 'ヨシダ',
      birthday: '2000-02-29',
      profileCreatedAt: ago(3),
      suspensionStatus1: true,
    }),
    nakamura: await waiting(server, ago(4)),
    wildcard: await applicant(server, {
      city: '100%の市',
      caution: '電話は夕方に',
      lastName: '百分',
      firstName: 'a_b%c\\d',
      lastNameFurigana: 'ヒャクブ',
      profileCreatedAt: ago(5),
    }),
  }
})
afterAll(() => server.close())

const all = ['yamada', 'sato', 'yoshida', 'nakamura', 'wildcard']
const but = (...names: string[]) => all.filter((name) => !names.includes(name))

describe('a filter', () => {
  const cases: [UserProfileFilter, string[]][] = [
    [{}, all],
    [{ LastName: { eq: '佐藤' } }, ['sato']],
    [{ LastName: { ne: '佐藤' } }, but('sato')],
    [{ DonorId: { ne: 'D-000042' } }, but('sato')],
    [{ DonorId: { eq: null } }, but('sato')],
    [{ DonorId: { ne: null } }, ['sato']],
    [{ LastName: { in: ['佐藤', '百分'] } }, ['sato', 'wildcard']],
    [{ LastName: { in: [] } }, []],
    [{ LastName: { contains: '藤' } }, ['sato']],
    [{ LastName: { notContains: '藤' } }, but('sato')],
    [{ Tel: { beginsWith: '0235' } }, ['sato']],
    [{ City: { contains: '%' } }, ['wildcard']],
    [{ FirstName: { contains: '_' } }, ['wildcard']],
    [{ FirstName: { contains: '\\' } }, ['wildcard']],
    [{ FirstName: { beginsWith: 'a%' } }, []],
    [{ TotalDonationsCount: { gt: 11 } }, ['sato']],
    [{ TotalDonationsCount: { ge: 12 } }, ['sato']],
    [{ TotalDonationsCount: { lt: 12 } }, but('sato')],
    [{ TotalDonationsCount: { le: 0 } }, but('sato')],
    [{ TotalDonationsCount: { between: [1, 12] } }, ['sato']],
    [{ TotalDonationsCount: { in: [0, 12] } }, all],
    [{ Birthday: { eq: '2000-02-29' } }, ['yoshida']],
    [{ Birthday: { between: ['2000-01-01', '2000-12-31'] } }, ['yoshida']],
    [{ ProfileCreatedAt: { lt: ago(4).toISOString() } }, ['wildcard']],
    [{ ProfileCreatedAt: { between: [ago(2).toISOString(), ago(1).toISOString()] } }, ['yamada', 'sato']],
    [{ UserStatus: { eq: 'Donation' } }, ['sato']],
    [{ UserStatus: { in: ['Donation', 'WaitingGuidance'] } }, ['sato', 'nakamura']],
    [{ UserStatus: { ne: 'Registration' } }, ['sato', 'nakamura']],
    [{ UserRank: { eq: 'DonorCertification' } }, ['sato']],
    [{ Gender: { eq: 'Man' } }, ['sato']],
    [{ HasCaution: { eq: true } }, ['wildcard']],
    [{ HasCaution: { eq: false } }, but('wildcard')],
    [{ NextDate: { le: '2027-02-02' } }, ['sato']],
    [{ NextDateKind: { in: ['Expiration'] } }, ['sato']],
    [{ NextDateKind: { eq: null } }, but('sato')],
    [{ Pref: { eq: 'Tokyo' } }, []],
    [{ SuspensionStatus1: { eq: true } }, ['yoshida']],
    [{ SuspensionStatus1: { ne: true } }, but('yoshida')],
    [{ OnlineCheckResult: { eq: 'Passed' } }, ['nakamura']],
    [{ not: { OnlineCheckResult: { eq: 'Passed' } } }, but('nakamura')],
    [{ or: [{ LastName: { eq: '佐藤' } }, { UserStatus: { eq: 'WaitingGuidance' } }] }, ['sato', 'nakamura']],
    [{ and: [{ Gender: { eq: 'Women' } }, { not: { LastName: { eq: '山田' } } }] }, ['yoshida', 'wildcard']],
    [{ Id: { eq: 'no-id' } }, []],
    [{ Id: { ne: 'no-id' } }, all],
    [{ Id: { in: ['no-id', "' or 1=1"] } }, []],
  ]
  test.each(cases)('%j', async (filter, names) => {
    expect(await found(filter)).toEqual(names)
  })

  test('of a field that is not there says so', async () => {
    const answers = [
      await call({ filter: { Caution: { eq: 'x' } } }),
      await call({ filter: { Caution: { eq: 'x' } } }),
    ]
    for (const answer of answers)
      expect(answer.errors?.[0]).toEqual({
        message: '使用できない検索条件です：Caution',
        extensions: { code: 'BAD_USER_INPUT', fields: { Caution: '使用できない検索条件です：Caution' } },
      })
  })

  const refused: [string, UserProfileFilter][] = [
    ['a range with one end', { TotalDonationsCount: { between: [1] } }],
    ['a comparison with nothing', { TotalDonationsCount: { gt: null } }],
    ['NUL', { LastName: { contains: '\u0000' } }],
    ['half a character', { LastName: { eq: '\ud800' } }],
    ['a very long text', { LastName: { contains: 'あ'.repeat(201) } }],
    ['more values than a person would pick', { LastName: { in: Array<string>(101).fill('x') } }],
    ['another way of asking the quick search', { q: { between: ['a\u0000', 'b'] } }],
    ['a quick search for nothing', { q: { contains: null } }],
    [
      'conditions in conditions without end',
      { not: { not: { not: { not: { not: { not: { not: {} } } } } } } },
    ],
  ]
  test.each(refused)('with %s is refused', async (_name, filter) => {
    expect(codeOf(await call({ filter }))).toBe('BAD_USER_INPUT')
  })
})

test.each([
  ['佐藤', ['sato']],
  ['さとう', ['sato']],
  ['ｻﾄｳ', ['sato']],
  ['とう　けん', ['sato']],
  ['佐藤健', ['sato']],
  ['𠮷田', ['yoshida']],
  ['𠮷', ['yoshida']],
  ['0235-12-3456', ['sato']],
  ['０２３５', ['sato']],
  ['d-000042', ['sato']],
  ['d-42', ['sato']],
  ['D000042', ['sato']],
  ['Ｄー４２', ['sato']],
  ['d42 佐藤', ['sato']],
  ['d-4', []],
  ['吉田', ['yoshida']],
  ['D-00', ['sato']],
  ['藤', ['sato']],
  ['ﾄ', ['sato']],
  ['佐 ケ', ['sato']],
  ['5123', ['sato']],
  ['%', ['wildcard']],
  ['_', ['wildcard']],
  ['b%c\\', ['wildcard']],
  ['佐藤 山田', []],
  ['  ', all],
  ["'; drop table user_profiles --", []],
])('the quick search for %j', async (text, names) => {
  expect(await found({ q: { contains: text } })).toEqual(names)
})

describe('pages', () => {
  const fields: UserProfileSortField[] = [
    'ProfileCreatedAt',
    'LastNameFurigana',
    'Email',
    'DonorId',
    'UserStatus',
    'TotalDonationsCount',
    'DonorExpirationDate',
    'NextDate',
    'RetryFrom',
    'WaitingSince',
    'UpdatedAt',
  ]
  const orders = fields.flatMap((field) =>
    (['ASC', 'DESC'] as const).map((direction) => [field, direction] as const),
  )

  async function walk(sortField: string, sortDirection: string, limit: number): Promise<string[]> {
    const ids: string[] = []
    let nextToken: string | null = null
    do {
      const answer: Awaited<ReturnType<typeof call>> = await call({
        sortField,
        sortDirection,
        limit,
        nextToken,
      })
      const page: Page | undefined = answer.data?.listUsersByIdProfileCreatedAt
      if (!page) throw new Error(JSON.stringify(answer.errors))
      ids.push(...page.items.map(({ Id }) => Id))
      nextToken = page.nextToken
    } while (nextToken)
    return ids
  }

  test.each(orders)('by %s %s give everybody once, in order', async (field, direction) => {
    const [whole] = [await walk(field, direction, 100)]
    expect(new Set(whole)).toEqual(new Set(Object.values(people).map(({ id }) => id)))
    for (const limit of [1, 2]) expect(await walk(field, direction, limit)).toEqual(whole)
    expect(await walk(field, direction === 'ASC' ? 'DESC' : 'ASC', 2)).toEqual(whole.toReversed())
  })

  test.each([
    [0, '取得する件数は1件以上にしてください。'],
    [-1, '取得する件数は1件以上にしてください。'],
    [101, '一度に取得できるのは100件までです。'],
    [2_147_483_647, '一度に取得できるのは100件までです。'],
  ])('of %d rows are refused', async (limit, message) => {
    const answer = await call({ limit })
    expect(answer.errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { limit: message } },
    })
  })

  test('go on only with a token of the very list it came from', async () => {
    const first = await call({ limit: 2 })
    const token = first.data?.listUsersByIdProfileCreatedAt.nextToken ?? ''
    expect(codeOf(await call({ limit: 2, nextToken: token }))).toBeNull()
    const [payload = '', signature = ''] = token.split('.')
    const other = Buffer.from('["2020-01-01T00:00:00.000Z","00000000-0000-4000-8000-000000000000"]').toString(
      'base64url',
    )
    const tampered = [
      { nextToken: `${other}.${signature}` },
      { nextToken: payload },
      { nextToken: `${payload}.` },
      { nextToken: `${payload}.${signature.slice(1)}` },
      { nextToken: 'x' },
      { nextToken: '\u0000' },
      { nextToken: token, sortDirection: 'ASC' },
      { nextToken: token, sortField: 'Email' },
      { nextToken: token, filter: { Gender: { eq: 'Man' } } },
    ]
    for (const variables of tampered) {
      const answer = await call({ limit: 2, ...variables })
      expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
        'BAD_USER_INPUT',
        '一覧を開き直してください。',
      ])
    }
  })

  test('begin at an offset when they are opened by a link, and go on from there', async () => {
    const whole = await walk('ProfileCreatedAt', 'DESC', 100)
    const page = (await call({ limit: 2, nextToken: 'offset:2' })).data?.listUsersByIdProfileCreatedAt
    expect(page?.items.map(({ Id }) => Id)).toEqual(whole.slice(2, 4))
    const next = (await call({ limit: 2, nextToken: page?.nextToken })).data?.listUsersByIdProfileCreatedAt
    expect(next?.items.map(({ Id }) => Id)).toEqual(whole.slice(4))
    expect(next?.nextToken).toBeNull()
    expect((await call({ nextToken: 'offset:10000' })).data?.listUsersByIdProfileCreatedAt.items).toEqual([])
    for (const nextToken of ['offset:10001', 'offset:-1', 'offset:', 'offset:1e3', 'offset:9999999999'])
      expect(codeOf(await call({ nextToken }))).toBe('BAD_USER_INPUT')
  })

  test('count only when asked', async () => {
    const answer = await admin.call('{ listUsersByIdProfileCreatedAt(limit: 1) { items { Sk } } }')
    expect(answer.data).toEqual({ listUsersByIdProfileCreatedAt: { items: [{ Sk: 'Profile' }] } })
    expect((await call({ limit: 1 })).data?.listUsersByIdProfileCreatedAt.total).toBe(5)
  })
})
