import { setTimeout as after } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { knownMigrations } from '../../../server/db/knownMigrations'
import { migrateDatabase } from '../../../server/db/migrate'
import { testDatabase } from '../../support/database'
import { times } from '../../support/soak'

const ROUNDS = times(1, 10)
vi.setConfig({ testTimeout: ROUNDS * 60_000 })

test(`${ROUNDS} migrations that are killed at random moments leave all or nothing, and go on`, async () => {
  const target = await testDatabase({ bare: true })
  const applied = async () => {
    const { rows } = await target.pool.query<{ there: boolean }>(
      `SELECT to_regclass('public.user_profiles') IS NOT NULL AS there`,
    )
    return rows[0]?.there
  }
  for (let round = 0; round < ROUNDS; round++) {
    await target.pool.query(
      'DROP SCHEMA IF EXISTS drizzle CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
    )
    const migrating = migrateDatabase(target).then(
      () => true,
      () => false,
    )
    await after(Math.random() * 400)
    await target.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
    )
    expect(await applied()).toBe(await migrating)
    await migrateDatabase(target)
    const { rowCount } = await target.pool.query('SELECT FROM drizzle.__drizzle_migrations')
    expect(rowCount).toBe(knownMigrations().length)
  }
  await target.close()
})
