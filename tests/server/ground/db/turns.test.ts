import { afterAll, expect, inject, test } from 'vitest'
import { databaseCode, isDatabaseAway, openPool } from '../../../../server/ground/db/client'

const pools: ReturnType<typeof openPool>[] = []
afterAll(() => Promise.all(pools.map((pool) => pool.ended || pool.end())))

/** A pool of four connections that are open, as after a few requests. */
async function open({ statementTimeoutMs = 30_000, isPooled = false } = {}) {
  const pool = openPool(inject('postgresUrl'), { connections: 4, statementTimeoutMs, isPooled })
  pools.push(pool)
  const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
  for (const client of clients) client.release()
  const ask = async (text: string, ...values: unknown[]) => {
    const { rows } = await pool.query<{ answer: unknown }>({ name: text.slice(0, 60), text, values })
    return rows[0]?.answer
  }
  return { pool, ask }
}

async function allGivenBack(pool: ReturnType<typeof openPool>): Promise<void> {
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
}

const WHO = 'select pg_backend_pid() as answer, $1::int as asked'
const SAME = 'select $1::int as answer'
const DIVIDED = 'select 10 / $1::int as answer'

test('named reads of one turn share a connection; others, and reads that lock, do not', async () => {
  const { pool, ask } = await open()
  const together = await Promise.all([1, 2, 3, 4].map((one) => ask(WHO, one)))
  expect(new Set(together).size).toBe(1)
  const unnamed = await Promise.all([1, 2].map(() => pool.query('select pg_backend_pid() as answer')))
  expect(new Set(unnamed.map(({ rows }) => rows[0].answer)).size).toBe(2)
  const locking = 'select pg_backend_pid() as answer from (select 1) as row for update'
  expect(new Set(await Promise.all([ask(locking), ask(locking)])).size).toBe(2)
})

test('behind a pooler each goes alone', async () => {
  const { ask } = await open({ isPooled: true })
  expect(new Set(await Promise.all([1, 2, 3, 4].map((one) => ask(WHO, one)))).size).toBe(4)
})

test('each of many is answered with its own', async () => {
  const { pool, ask } = await open()
  const asked = Array.from({ length: 100 }, (_, number) => number)
  expect(await Promise.all(asked.map((number) => ask(SAME, number)))).toEqual(asked)
  await allGivenBack(pool)
})

test('a read that fails, or is ended for its time, fails alone', async () => {
  const { pool, ask } = await open({ statementTimeoutMs: 50 })
  const answers = await Promise.allSettled([
    ask(SAME, 1),
    ask(DIVIDED, 0),
    ask(DIVIDED, 5),
    ask('select pg_sleep($1) as answer', 30),
    ask(SAME, 2),
    ask('select nothing as answer from nowhere'),
    ask('select nothing as answer from nowhere'),
    ask(SAME, 3),
  ])
  expect(
    answers.map((each) => (each.status === 'fulfilled' ? each.value : databaseCode(each.reason))),
  ).toEqual([1, '22012', 2, '57014', 2, '42P01', '42P01', 3])
  expect(await Promise.all([ask(DIVIDED, 2), ask(SAME, 4)])).toEqual([5, 4])
  await allGivenBack(pool)
})

test('a value that cannot be sent fails alone', async () => {
  const { ask } = await open()
  const circle: Record<string, unknown> = {}
  circle.of = circle
  const answers = await Promise.allSettled([ask(SAME, 1), ask(SAME, circle), ask(SAME, 2)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await ask(SAME, 3)).toBe(3)
})

test('a lost connection fails those behind it as away, and the next turn is served', async () => {
  const { pool, ask } = await open()
  const [before, lost, after] = await Promise.allSettled([
    ask(SAME, 1),
    ask('select pg_terminate_backend(pg_backend_pid()) as answer'),
    ask(SAME, 2),
  ])
  expect(before).toEqual({ status: 'fulfilled', value: 1 })
  for (const each of [lost, after])
    expect(each.status === 'rejected' && isDatabaseAway(each.reason), each.status).toBe(true)
  expect(await Promise.all([ask(SAME, 3), ask(SAME, 4)])).toEqual([3, 4])
  await allGivenBack(pool)
})

test('all are told when no connection can be had', async () => {
  const { pool, ask } = await open()
  await pool.end()
  const answers = await Promise.allSettled([ask(SAME, 1), ask(SAME, 2)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('a transaction is its own, while others read', async () => {
  const { pool, ask } = await open()
  const client = await pool.connect()
  await client.query('begin')
  await client.query('create temporary table own (id int) on commit drop')
  const inside = client.query('select count(*)::int as answer from own')
  const outside = ask('select to_regclass($1)::text as answer', 'own')
  expect((await inside).rows).toEqual([{ answer: 0 }])
  expect(await outside).toBe(null)
  await client.query('rollback')
  client.release()
})
