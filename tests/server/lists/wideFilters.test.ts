import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicant, staff, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { testDatabase } from '../../support/database'
import { testDataDir } from '../../support/testDataDir'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
let office: Actor
let member: Actor

beforeAll(async () => {
  // What a statement may take is what is tested.
  const [database, dataDir] = await Promise.all([testDatabase({ patience: 1 }), testDataDir()])
  server = await startTestServer({ data: { database, dataDir } })
  office = await staff(server)
  member = await applicant(server)
})
afterAll(() => server.close())

type Filter = Record<string, unknown>

const LIST =
  'query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter) { items { Id } total } }'
const ask = (filter: Filter) => office.call(LIST, { filter })
const exported = async (filter: Filter) => {
  const response = await fetch(`${server.url}/api/exports/users`, {
    method: 'POST',
    headers: { authorization: office.token, 'content-type': 'application/json' },
    body: JSON.stringify({ columns: ['Name'], filter }),
  })
  const text = await response.text()
  return { status: response.status, message: response.ok ? null : JSON.parse(text).errors[0].message }
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))
const nested = (depth: number): Filter =>
  depth === 0 ? { City: { eq: '鶴岡市' } } : { not: nested(depth - 1) }
/** As text: whoever makes it by recursion comes to an end himself. */
const nestedText = (depth: number) => `${'{"and":['.repeat(depth)}{}${']}'.repeat(depth)}`

const WIDE = '検索条件が多すぎます。条件や検索の言葉を減らして、もう一度お試しください。'
const DEEP = '検索条件の組み合わせが複雑すぎます。組み合わせを減らして、もう一度お試しください。'

describe('what a person puts together is answered', () => {
  const allowed: [string, Filter][] = [
    ['forty comparisons', { or: times(40, (i) => ({ TotalDonationsCount: { eq: i } })) }],
    ['ten words', { q: { contains: times(10, (i) => `語${i}`).join('　') } }],
    ['five levels', nested(5)],
  ]
  test.each(allowed)('%s', async (_name, filter) => {
    expect(codeOf(await ask(filter))).toBeNull()
    expect((await exported(filter)).status).toBe(200)
  })
})

describe('what nobody puts together is refused in words, in lists and in exports', () => {
  const refused: [string, Filter, string][] = [
    ['41 comparisons', { or: times(41, (i) => ({ TotalDonationsCount: { eq: i } })) }, WIDE],
    [
      '41 comparisons on several levels',
      { and: times(3, () => ({ or: times(14, () => ({ Pref: { eq: 'Tokyo' } })) })) },
      WIDE,
    ],
    ['eleven words', { q: { contains: times(11, (i) => `語${i}`).join('　') } }, WIDE],
    ['eleven searches', { or: times(11, (i) => ({ q: { contains: `語${i}` } })) }, WIDE],
    ['six levels', nested(6), DEEP],
  ]
  test.each(refused)('%s', async (_name, filter, message) => {
    expect((await ask(filter)).errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }])
    expect(await exported(filter)).toEqual({ status: 400, message })
  })

  test('what each of several lists of one request may, they may not together', async () => {
    const query = `query ($filter: UserProfileFilter) { ${times(2, (i) => `a${i}: listUsersByIdProfileCreatedAt(filter: $filter) { total }`).join(' ')} }`
    const filter = { or: times(21, (i) => ({ TotalDonationsCount: { eq: i } })) }
    expect((await office.send(query, { filter })).errors?.[0]?.message).toBe(WIDE)
    expect(codeOf(await office.call(LIST, { filter }))).toBeNull()
  })

  test.each([100, 2_000, 9_000])('%i levels', async (depth) => {
    for (const [path, body] of [
      ['/graphql', `{"query":${JSON.stringify(LIST)},"variables":{"filter":${nestedText(depth)}}}`],
      ['/api/exports/users', `{"columns":["Name"],"filter":${nestedText(depth)}}`],
    ] as const) {
      const response = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { authorization: office.token, 'content-type': 'application/json' },
        body,
      })
      expect(response.status).toBeLessThan(500)
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    }
  })
})

describe('while lists are searched by many', () => {
  test('their statements leave connections to everybody else, and end sooner', async () => {
    const { db, lists } = server.deps
    const timeout = async (pool: typeof db) =>
      (await pool.$client.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]
        ?.statement_timeout
    expect([await timeout(db), await timeout(lists)]).toEqual(['8s', '4s'])

    // Whatever a search costs, no more than these are at work for it.
    const holder = await server.deps.db.$client.connect()
    await holder.query('select pg_advisory_lock(1)')
    const busy = Promise.allSettled(
      times(20, () => lists.$client.query('select pg_advisory_xact_lock_shared(1)')),
    )
    const waiting = `select 1 from pg_locks join pg_database d on d.oid = database
      where d.datname = current_database() and locktype = 'advisory' and not granted`
    await expect.poll(async () => (await holder.query(waiting)).rows).toHaveLength(4)
    expect((await member.call('{ getUser { Id Profile { City } } }')).errors).toBeUndefined()
    await holder.query('select pg_advisory_unlock(1)')
    holder.release()
    await busy
  })

  test('a search that takes too long is told so', async () => {
    const { lists } = server.deps
    const holder = await server.db.$client.connect()
    await holder.query('begin; lock table guidances in access exclusive mode')
    const searching = ask({ KitNumber: { contains: 'K-1' } })
    try {
      expect((await searching).errors).toMatchObject([
        {
          message: '検索に時間がかかりすぎたため、途中で止めました。条件を変えて、もう一度お試しください。',
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(lists.$client.waitingCount).toBe(0)
  })
})
