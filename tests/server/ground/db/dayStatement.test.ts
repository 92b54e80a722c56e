import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { databaseOf, openPool } from '../../../../server/ground/db/client'
import { executeOfDay } from '../../../../server/ground/db/dayStatement'

const pool = openPool(inject('postgresUrl'), { connections: 1, statementTimeoutMs: 30_000 })
const db = databaseOf(pool)
afterAll(() => pool.end())

const ask = (now: Date, day: string, word: string) =>
  executeOfDay<{ days: number; word: string; nobody: string[]; now: Date }>(
    db,
    sql`select ${day}::date - '2026-11-01'::date as days, ${word}::text as word, ${sql.param(['a'])}::text[] as nobody,
      ${now.toISOString()}::timestamptz as now`,
    now,
  )

async function planned(): Promise<unknown[]> {
  const { rows } = await pool.query<{ statement: string; times: number }>(
    `select (generic_plans + custom_plans)::int as times from pg_prepared_statements where name like 'day %' order by prepare_time`,
  )
  return rows.map(({ times }) => times)
}

test('what is asked at several times of a day is planned once, and anew on the next', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 1, minute))
  for (const minute of [1, 2, 3])
    expect(await ask(at(minute), '2026-11-28', `it's \\ $1`)).toMatchObject([
      { days: 27, word: `it's \\ $1`, nobody: ['a'] },
    ])
  expect(await planned()).toEqual([3])
  expect(await ask(at(4), '2026-11-29', `it's \\ $1`)).toMatchObject([{ days: 28 }])
  expect(await planned()).toEqual([3, 1])
})
