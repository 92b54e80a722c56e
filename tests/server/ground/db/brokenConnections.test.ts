import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, inject, test } from 'vitest'
import { databaseOf, isDatabaseAway, openPool, type Database } from '../../../../server/ground/db/client'

const CONNECTIONS = 2

/** A pool whose connections each ended while a transaction took them, and how many of them are still lent. */
async function afterLoss<D extends Pick<Database, 'transaction'>>(
  makeDatabase: (pool: Database['$client']) => D,
  select = (db: D): Promise<unknown> => db.transaction((tx) => tx.execute(sql`SELECT 1`)),
) {
  const pool = openPool(inject('postgresUrl'), { connections: CONNECTIONS, statementTimeoutMs: 30_000 })
  const db = makeDatabase(pool)
  const failures: unknown[] = []
  for (let lost = 0; lost < CONNECTIONS; lost++) {
    const client = await pool.connect()
    await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
    // Lent out again before its end is noticed, as when the end arrives between two statements.
    const connect = pool.connect.bind(pool)
    pool.connect = (() => Promise.resolve(client)) as typeof pool.connect
    await select(db).catch((error: unknown) => failures.push(error))
    pool.connect = connect
  }
  return { db, pool, failures, lent: pool.totalCount - pool.idleCount }
}

const atBegin = Array.from({ length: CONNECTIONS }, () => ({ message: expect.stringContaining('begin') }))

test('a transaction gives back a connection that has ended, and the next one is served', async () => {
  const { db, pool, failures, lent } = await afterLoss(databaseOf)
  expect(failures).toMatchObject(atBegin)
  expect(lent).toBe(0)
  expect((await db.transaction((tx) => tx.execute(sql`SELECT 1 AS one`))).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('so does one that begins with a setting, which ends with it', async () => {
  const setting = { name: 'nakatsugu.test', value: `it's \\ 次` } as const
  const select = (db: Database, work = sql`SELECT current_setting('nakatsugu.test', true) AS found`) =>
    db.transactionWith(setting, (tx) => tx.execute<{ found: string }>(work))
  const { db, pool, failures, lent } = await afterLoss(databaseOf, select)
  expect(failures.map(isDatabaseAway)).toEqual([true, true])
  expect(lent).toBe(0)
  expect((await select(db)).rows).toEqual([{ found: setting.value }])
  await expect(select(db, sql`SELECT 1 / 0`)).rejects.toThrow('Failed query')
  const later = await db.execute(sql`SELECT current_setting('nakatsugu.test', true) AS found`)
  expect(later.rows).toEqual([{ found: '' }])
  await pool.end()
})

test('the library alone keeps it for ever', async () => {
  const { failures, lent } = await afterLoss((pool) => drizzle(pool, { casing: 'snake_case' }))
  expect(failures).toMatchObject(atBegin)
  expect(lent).toBe(CONNECTIONS)
})
