import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBackup } from '../../../../server/start/backup/createBackup'
import { applyMigrations } from '../../../../server/ground/db/applyMigrations'
import { knownMigrations } from '../../../../server/ground/db/knownMigrations'
import { connectDatabase } from '../../../../server/ground/db/client'
import { migrateDatabase } from '../../../../server/ground/db/migrate'
import { openToRead } from '../../../../server/ground/db/openDatabase'
import { testDatabase, type TestDatabase } from '../../../support/database'

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

test('a database that a newer program has migrated is left alone', async () => {
  const target = await testDatabase({ bare: true })
  await migrateDatabase(target)
  const future = Math.max(...knownMigrations()) + 1
  await target.pool.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', ${future})`,
  )
  await expect(migrateDatabase(target)).rejects.toThrow(
    'データベースは、このプログラムより新しい版で更新されています（この版が知らないマイグレーション 1件）。',
  )
  await expect(openToRead({ databaseUrl: target.url, dataDir: '/nowhere' })).rejects.toThrow('より新しい版')
  await target.close()
})

test('Japanese letters are letters to the database', async () => {
  const result = await database.pool.query(
    `SELECT '名前ＡＢＣ' ~ '^\\w+$' AS letters, lower('ＡＢＣ') AS small`,
  )
  expect(result.rows[0]).toEqual({ letters: true, small: 'ａｂｃ' })
})

describe('a migration while a table that it changes is being read', () => {
  /** A database before the migration whose second step gives hospital tests a reason, and somebody who reads those. */
  async function readWhileMigrating() {
    const target = await testDatabase({ bare: true })
    const client = await target.pool.connect()
    await applyMigrations(client, { after: 0, upTo: knownMigrations()[18]! })
    await client.query('BEGIN; LOCK TABLE health_checks IN ACCESS SHARE MODE')
    const migrating = migrateDatabase(target)
    const waiting = async () =>
      (
        await target.pool.query<{ pid: number }>(
          `SELECT pid FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE "health_checks"%'`,
        )
      ).rows[0]?.pid
    const pid = await vi.waitUntil(waiting, { timeout: 30_000 })
    const endReading = async () => {
      await client.query('COMMIT')
      client.release()
    }
    const applied = async () =>
      (await target.pool.query('SELECT FROM drizzle.__drizzle_migrations')).rowCount ?? 0
    return { target, migrating, pid, endReading, applied }
  }

  test('makes nobody else wait for long, and is done when the reader is', async () => {
    const { target, migrating, endReading, applied } = await readWhileMigrating()
    // Given up after eight seconds when the migration stands in the way.
    expect((await target.pool.query('SELECT FROM health_checks')).rowCount).toBe(0)
    await endReading()
    await migrating
    expect(await applied()).toBe(knownMigrations().length)
    await target.close()
  })

  test('keeps what it has finished when it is killed, is not backed up, and goes on at the next start', async () => {
    const { target, migrating, pid, endReading, applied } = await readWhileMigrating()
    const killing = target.pool.query('SELECT pg_terminate_backend($1)', [pid])
    await expect(migrating).rejects.toThrow('terminating connection')
    await killing
    await endReading()
    expect(await applied()).toBe(19)
    const folder = mkdtempSync(join(tmpdir(), 'nakatsugu-migrate-'))
    const backup = createBackup({
      connection: target,
      dataDir: folder,
      path: join(folder, 'b'),
      now: new Date(),
    })
    await expect(backup).rejects.toThrow('途中で止まっています')
    rmSync(folder, { recursive: true })
    await Promise.all([migrateDatabase(target), migrateDatabase(target)])
    expect(await applied()).toBe(knownMigrations().length)
    await target.close()
  })
})

test('a database that a newer program has begun to migrate is left alone', async () => {
  const target = await testDatabase({ bare: true })
  await migrateDatabase(target)
  await target.pool.query('INSERT INTO drizzle.migration_progress VALUES ($1, 1, NULL)', [
    Math.max(...knownMigrations()) + 1,
  ])
  await expect(migrateDatabase(target)).rejects.toThrow('マイグレーション 1件')
  await target.close()
})
