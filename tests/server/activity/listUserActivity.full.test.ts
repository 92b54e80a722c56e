import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordActivity } from '../../../server/ground/recordActivity'
import { foldTallies } from '../../../server/office/dashboard/foldTallies'
import { activities } from '../../../server/ground/tables/activity'
import { applicant, certified, staff, type Actor } from '../../support/actors'
import { codeOf } from '../../support/api'
import { startTestServer, TEST_NOW, type TestServer } from '../../support/testServer'

const LIST = `query ($from: DateTime, $to: DateTime, $user_id: ID, $category: String, $operation: String, $text: String, $limit: Int, $offset: Int) {
  listUserActivity(from: $from, to: $to, user_id: $user_id, category: $category, operation: $operation, text: $text, limit: $limit, offset: $offset) {
    items { id time userId category operation text User { LastName Caution } } count
  }
}`

let server: TestServer
let admin: Actor
let member: Actor
const ago = (days: number, milliseconds = 0) =>
  new Date(TEST_NOW.getTime() - days * 86_400_000 - milliseconds)

beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
  member = await applicant(server, { caution: '担当者だけが読む' })
  const at = (days: number, milliseconds = 0) => ({
    userId: member.id,
    actorId: member.id,
    now: ago(days, milliseconds),
  })
  await recordActivity(server.db, { event: { category: 'Account', operation: 'SignUp' }, ...at(30, 1) })
  await recordActivity(server.db, { event: { category: 'Account', operation: 'SignIn' }, ...at(30) })
  await recordActivity(server.db, {
    event: { category: 'Guidance', operation: 'Reserve', startAt: TEST_NOW },
    ...at(2),
  })
  const event = { category: 'Administrator', operation: 'Export', resource: '100%_\\', rows: 1 } as const
  await recordActivity(server.db, { event, ...at(1) })
})
afterAll(() => server.close())

const list = (variables: object = {}, actor = admin) => actor.call(LIST, { ...variables })
async function texts(variables: object = {}): Promise<string[]> {
  const { data, errors } = await list(variables)
  if (!data) throw new Error(JSON.stringify(errors))
  expect(data.listUserActivity.count).toBe(data.listUserActivity.items.length)
  return data.listUserActivity.items.map(({ text }) => text)
}

const [exported, reserved, signedIn, signedUp] = [
  '100%_\\を書き出しました（1件）',
  '2026年12月1日（火）09:00に予約しました',
  'ログインしました',
  '会員登録を受け付けました',
]

describe('listUserActivity', () => {
  test('means the last 30 days, newest first', async () => {
    expect(await texts()).toEqual([exported, reserved, signedIn])
  })

  test('takes a beginning, which counts, and an end, which does not', async () => {
    const from = ago(40).toISOString()
    expect(await texts({ from })).toEqual([exported, reserved, signedIn, signedUp])
    expect(await texts({ from, to: ago(2).toISOString() })).toEqual([signedIn, signedUp])
    expect(await texts({ from: ago(2).toISOString() })).toEqual([exported, reserved])
    expect(await texts({ to: ago(1).toISOString() })).toEqual([reserved, signedIn, signedUp])
    expect(await texts({ from: TEST_NOW.toISOString(), to: from })).toEqual([])
  })

  test.each([
    [{ category: 'Guidance' }, [reserved]],
    [{ operation: 'SignIn' }, [signedIn]],
    [{ category: 'Guidance', operation: 'SignIn' }, []],
    [{ text: '予約' }, [reserved]],
    [{ text: '（火）' }, [reserved]],
    [{ text: '０９:００' }, [reserved]],
    [{ text: '%' }, [exported]],
    [{ text: '_' }, [exported]],
    [{ text: '%_\\' }, [exported]],
    [{ text: '0%1' }, []],
    [{ text: '' }, [exported, reserved, signedIn]],
    [{ category: '\u007f' }, []],
  ])('%j', async (variables, expected) => {
    expect(await texts(variables)).toEqual(expected)
  })

  test('of one person, with who they are; the caution for administrators only', async () => {
    expect(await texts({ user_id: member.id })).toHaveLength(3)
    expect(await texts({ user_id: admin.id })).toEqual([])
    const read = async (actor: Actor) =>
      (await list({ limit: 1 }, actor)).data?.listUserActivity.items[0]?.User
    expect(await read(admin)).toEqual({ LastName: '山田', Caution: '担当者だけが読む' })
    expect(await read(await staff(server, 'Support'))).toEqual({ LastName: '山田', Caution: null })
  })

  test('comes in pages by limit and offset', async () => {
    const page = async (offset: number) => (await list({ limit: 1, offset })).data?.listUserActivity
    expect([
      (await page(0))?.items[0]?.text,
      (await page(1))?.items[0]?.text,
      (await page(2))?.items[0]?.text,
    ]).toEqual([exported, reserved, signedIn])
    expect(await page(3)).toEqual({ items: [], count: 3 })
  })

  test.each([
    [{ limit: 0 }],
    [{ limit: 101 }],
    [{ offset: -1 }],
    [{ offset: 10_001 }],
    [{ user_id: 'no-id' }],
    [{ user_id: '-'.repeat(36) }],
    [{ text: 'a\u0000' }],
    [{ text: '\ud800' }],
    [{ category: '\u0000' }],
    [{ text: 'あ'.repeat(201) }],
    [{ from: '2026-02-30T00:00:00Z' }],
    [{ from: '0000-01-01T00:00:00Z' }],
    [{ to: '9999-12-31T23:59:59-12:00' }],
    [{ to: '2026-12-01' }],
  ])('refuses %j', async (variables) => {
    expect(codeOf(await list(variables))).toBe('BAD_USER_INPUT')
  })

  test('counts to ten thousand and one', async () => {
    await server.db.execute(
      sql`insert into activities (time, category, operation, text) select ${ago(3).toISOString()}::timestamptz, 'Mail', 'Send', 'x' from generate_series(1, 10500)`,
    )
    const { data } = await list({ category: 'Mail', limit: 1, offset: 10_000 })
    expect(data?.listUserActivity.count).toBe(10_001)
    expect(data?.listUserActivity.items).toHaveLength(1)
  })
})

describe('a search of the log finds what stands in it', () => {
  const HOUR_MS = 3_600_000
  const begin = Date.parse('2026-10-01T00:00:00+09:00')
  const kinds = [
    ['Guidance', 'Cancel', '予約をキャンセルしました'],
    ['Guidance', 'Reserve', '予約しました'],
    ['Donation', 'Record', '献便を記録しました'],
  ] as const
  // Days with nothing between them, some full, the last instant of a day and the first of the next.
  const hours = [
    0,
    0,
    5,
    23.999,
    24,
    26,
    30,
    47.5,
    24 * 4,
    24 * 4 + 1,
    24 * 9 + 3,
    24 * 9 + 4,
    24 * 20,
    24 * 20 + 23,
  ]
  const written = hours.flatMap((hour, place) =>
    [...kinds.slice(place % 3), ...kinds.slice(0, place % 2)].map(([category, operation, text]) => ({
      time: new Date(begin + hour * HOUR_MS),
      category,
      operation,
      text,
    })),
  )
  const at = (hour: number) => new Date(begin + hour * HOUR_MS)
  const stretches = [
    { from: at(0) },
    { from: at(-24), to: at(24) },
    { from: at(1), to: at(23.999) },
    { from: at(1), to: at(24 * 9 + 4) },
    { from: at(23.999), to: at(24 * 4) },
    { from: at(24 * 4), to: at(24 * 20 + 12) },
    { from: at(24 * 4.5) },
    { from: at(48), to: at(24) },
  ]
  const asked = [
    {},
    { text: '予約' },
    { text: 'キャンセル' },
    { text: '献便', category: 'Guidance' },
    { text: '献便', category: 'Donation' },
    { operation: 'Reserve' },
  ]

  let other: TestServer
  beforeAll(async () => {
    other = await startTestServer()
    await other.db.insert(activities).values(written)
  })
  afterAll(() => other.close())

  test.each([
    ['before it is folded', 0],
    ['afterwards', 1],
  ])('%s', async (_name, folds) => {
    const reader = await staff(other)
    for (let fold = 0; fold < folds; fold++) expect(await foldTallies(other.deps)).toBeGreaterThan(0)
    for (const words of asked)
      for (const stretch of stretches)
        for (const offset of [0, 4]) {
          const expected = written
            .filter(
              ({ time, category, operation, text }) =>
                time >= stretch.from &&
                (!stretch.to || time < stretch.to) &&
                (words.category ?? category) === category &&
                (words.operation ?? operation) === operation &&
                text.includes(words.text ?? ''),
            )
            .toSorted((a, b) => b.time.getTime() - a.time.getTime())
          const { data } = await list({ ...words, ...stretch, limit: 5, offset }, reader)
          const { items, count } = data?.listUserActivity ?? { items: [], count: null }
          expect(count).toBe(expected.length)
          expect(items.map(({ time }) => time)).toEqual(
            expected.slice(offset, offset + 5).map(({ time }) => time.toISOString()),
          )
          const possible = new Set(expected.map(({ time, text }) => time.toISOString() + text))
          for (const { time, text } of items) expect(possible).toContain(time + text)
        }
  })
})

test('the log is added to and never changed', async () => {
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: Error) => String(error.cause ?? error),
    )
  expect(await failure(server.db.update(activities).set({ text: 'x' }).execute())).toContain('never changed')
  expect(await failure(server.db.delete(activities).execute())).toContain('never changed')
  expect(await failure(server.db.execute(sql`truncate activities cascade`))).toContain('never changed')
})

describe('the log', () => {
  test('is asked for by a donor number in any spelling, and says what it wants in place of a name', async () => {
    const donor = await certified(server, { donorId: 'D-000777' })
    await donor.call('mutation { createLogoutActivity { success } }')
    for (const user_id of [donor.id, 'D-000777', 'ｄ－000777', '777'])
      expect(await texts({ user_id })).toEqual(['ログアウトしました'])
    expect(await texts({ user_id: 'D-000778' })).toEqual([])
    expect((await list({ user_id: '山田' })).errors?.[0]?.extensions.fields).toEqual({
      user_id: 'ドナー番号（例：D-000042）か会員IDを入力してください。',
    })
  })

  test('has the sign-outs of staff as well', async () => {
    const support = await staff(server, 'Support')
    expect((await support.call('mutation { createLogoutActivity { success } }')).data).toEqual({
      createLogoutActivity: { success: true },
    })
    expect(await texts({ user_id: support.id })).toEqual(['ログアウトしました'])
  })
})
