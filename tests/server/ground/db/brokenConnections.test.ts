import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, inject, test } from 'vitest'
import { databaseOf, openPool, type Database } from '../../../../server/ground/db/client'

const CONNECTIONS = 2

/** A pool whose connections each ended while a transaction took them, and how many of them are still lent. */
async function afterLoss(makeDatabase: (pool: Database['$client']) => Database) {
  const pool = openPool(inject('postgresUrl'), { connections: CONNECTIONS, statementTimeoutMs: 30_000 })
  const db = makeDatabase(pool)
  const failures: string[] = []
  for (let lost = 0; lost < CONNECTIONS; lost++) {
    const client = await pool.connect()
    await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
    // Lent out again before its end is noticed, as when the end arrives between two statements.
    const connect = pool.connect.bind(pool)
    pool.connect = (() => Promise.resolve(client)) as typeof pool.connect
    await db.transaction((tx) => tx.execute(sql`SELECT 1`)).catch((error) => failures.push(error.message))
    pool.connect = connect
  }
  expect(failures).toEqual(Array(CONNECTIONS).fill(expect.stringContaining('begin')))
  return { db, pool, lent: pool.totalCount - pool.idleCount }
}

test('a transaction gives back a connection that has ended, and the next one is served', async () => {
  const { db, pool, lent } = await afterLoss(databaseOf)
  expect(lent).toBe(0)
  expect((await db.transaction((tx) => tx.execute(sql`SELECT 1 AS one`))).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('the library alone keeps it for ever', async () => {
  const { lent } = await afterLoss((pool) => drizzle(pool, { casing: 'snake_case' }))
  expect(lent).toBe(CONNECTIONS)
})
