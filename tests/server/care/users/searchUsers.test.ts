import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staff } from '../../../support/actors'
import { startTestServer, TEST_NOW } from '../../../support/testServer'

const LIST = `query ($filter: UserProfileFilter, $sortField: UserProfileSortField, $limit: Int, $nextToken: String) {
  listUsersByIdProfileCreatedAt(filter: $filter, sortField: $sortField, limit: $limit, nextToken: $nextToken) {
    items { Id } nextToken total
  }
}`

test('a word that thousands have is found in the order of the list, page after page', async () => {
  const server = await startTestServer()
  const by = await staff(server)
  // Two in three are called so; past two thousand matches they are no longer looked for one by one.
  await server.db.execute(sql`
    insert into user_profiles (id, email, last_name, last_name_furigana, first_name, first_name_furigana, user_status,
      profile_created_at, status_since, furthest_status, created_at, updated_at)
    select md5(i::text)::uuid, 'person' || i || '@example.com', case when i % 3 > 0 then '佐藤' else '鈴木' end,
      case when i % 3 > 0 then 'サトウ' else 'スズキ' end, '花', 'ハナ', 'Registration', at, at, 'Registration', at, at
    from generate_series(1, 3300) as i cross join lateral (select ${TEST_NOW.toISOString()}::timestamptz - i * interval '1 minute' as at) as joined`)
  const page = async (variables: object) => {
    const { data, errors } = await by.call(LIST, { sortField: 'ProfileCreatedAt', limit: 40, ...variables })
    if (!data) throw new Error(JSON.stringify(errors))
    return data.listUsersByIdProfileCreatedAt
  }
  const filter = { q: { contains: 'さとう 花' } }
  const first = await page({ filter })
  const second = await page({ filter, nextToken: first.nextToken })
  const linked = await page({ filter, nextToken: 'offset:40' })
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id from user_profiles where last_name = '佐藤' order by profile_created_at desc limit 80`,
  )
  expect([...first.items, ...second.items].map(({ Id }) => Id)).toEqual(rows.map(({ id }) => id))
  expect(linked.items).toEqual(second.items)
  expect([first.total, second.total]).toEqual([2200, 2200])
  expect((await page({ filter: { q: { contains: 'すずき' } } })).total).toBe(1100)
  await server.close()
})
