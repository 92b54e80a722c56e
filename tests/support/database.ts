import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase, type Database } from '../../server/db/client'
import { databaseUrl, TEMPLATE_DATABASE } from './databaseUrl'

export type TestDatabase = { db: Database; pool: pg.Pool; url: string; close(): Promise<void> }

async function maintain(statement: string): Promise<void> {
  const connection = connectDatabase(inject('postgresUrl'), { connections: 1 })
  try {
    await connection.pool.query(statement)
  } finally {
    await connection.close()
  }
}

/**
 * An empty, migrated database for one test file: `beforeAll` makes it, `afterAll` closes and drops it.
 * @param options.bare without the tables
 */
export async function testDatabase(
  options: { connections?: number; bare?: boolean } = {},
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await maintain(`CREATE DATABASE ${name} TEMPLATE ${options.bare ? 'template0' : TEMPLATE_DATABASE}`)
  const url = databaseUrl(inject('postgresUrl'), name)
  const { db, pool, close } = connectDatabase(url, options)
  return {
    db,
    pool,
    url,
    async close() {
      await close()
      await maintain(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
