import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../../../server/db/client'
import { migrateDatabase } from '../../../server/db/migrate'
import { testDatabase, type TestDatabase } from '../../support/database'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function appliedMigrations(): Promise<number> {
  const result = await database.pool.query<{ count: string }>(
    'SELECT count(*) FROM drizzle.__drizzle_migrations',
  )
  return Number(result.rows[0]?.count)
}

test('migrating a migrated database changes nothing', async () => {
  const before = await appliedMigrations()
  await migrateDatabase({ ...database, close: async () => undefined })
  expect(before).toBeGreaterThan(0)
  expect(await appliedMigrations()).toBe(before)
})

test('two programs that start at once migrate an empty database one after the other', async () => {
  await database.pool.query('CREATE DATABASE empty_one')
  const url = database.url.replace(/\/[^/?]*\?/, '/empty_one?')
  const programs = [connectDatabase(url), connectDatabase(url)]
  await Promise.all(programs.map(migrateDatabase))
  const tables = await programs[0]!.pool.query(
    `SELECT 1 FROM pg_tables WHERE schemaname = 'public' AND tablename = 'user_profiles'`,
  )
  await Promise.all(programs.map((program) => program.close()))
  await database.pool.query('DROP DATABASE empty_one')
  expect(tables.rowCount).toBe(1)
})

test('Japanese letters are letters to the database', async () => {
  const result = await database.pool.query(
    `SELECT '名前ＡＢＣ' ~ '^\\w+$' AS letters, lower('ＡＢＣ') AS small`,
  )
  expect(result.rows[0]).toEqual({ letters: true, small: 'ａｂｃ' })
})
