import { setTimeout as after } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { fillDatabase } from '../../../devtools/bench/fillDatabase'
import { applyMigrations } from '../../../server/ground/db/applyMigrations'
import { knownMigrations } from '../../../server/ground/db/knownMigrations'
import { migrateDatabase } from '../../../server/ground/db/migrate'
import { readCatalogue } from '../../support/catalogue'
import { testDatabase, type TestDatabase } from '../../support/database'
import { report, times } from '../../support/soak'
import { TEST_NOW } from '../../support/testServer'
import { FULL } from '../../support/full'

const ROUNDS = times(1, 10)
vi.setConfig({ testTimeout: ROUNDS * 120_000 })

/** Whether it came to its end before it was killed. */
async function migrateAndKill(target: TestDatabase, withinMs: number): Promise<boolean> {
  const migrating = migrateDatabase(target).then(
    () => true,
    () => false,
  )
  await after(Math.random() * withinMs)
  await target.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
  )
  return migrating
}

test(`${ROUNDS} migrations of an empty database that are killed at random moments leave all or nothing, and go on`, async () => {
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
    const ended = await migrateAndKill(target, 400)
    expect(await applied()).toBe(ended)
    await migrateDatabase(target)
    const { rowCount } = await target.pool.query('SELECT FROM drizzle.__drizzle_migrations')
    expect(rowCount).toBe(knownMigrations().length)
  }
  await target.close()
})

const FILLED_LATER = 'SELECT id, retry_state, retry_on FROM user_profiles ORDER BY id'

test.runIf(FULL)(
  `${ROUNDS} migrations of people that are killed again and again come to the schema that an empty database gets`,
  async () => {
    const fresh = await testDatabase()
    const wanted = await readCatalogue(fresh.pool)
    await fresh.close()
    let kills = 0
    for (let round = 0; round < ROUNDS; round++) {
      const target = await testDatabase({ bare: true })
      const client = await target.pool.connect()
      await applyMigrations(client, { after: 0, upTo: knownMigrations()[20]! })
      client.release()
      await fillDatabase(target, { users: 2_000, log: 300 }, TEST_NOW)
      await target.pool.query(`UPDATE guidances SET consent_version = '1' WHERE status = 'Attended'`)
      // Longer from time to time: a step that no kill leaves the time for would never be done.
      for (let withinMs = 300; !(await migrateAndKill(target, withinMs)); withinMs *= 1.2) kills++

      expect(await readCatalogue(target.pool)).toEqual(wanted)
      const kept = await target.pool.query(
        `SELECT (SELECT count(*) FROM consents) = (SELECT count(*) FROM guidances WHERE status = 'Attended') AS each,
        (SELECT count(*) FROM user_profiles WHERE retry_state IS NOT NULL) > 500 AS retries`,
      )
      expect(kept.rows).toEqual([{ each: true, retries: true }])
      const wrong = await target.pool.query(
        `(SELECT * FROM counts_found EXCEPT SELECT kind, key, day, sum(amount) FROM count_cells GROUP BY kind, key, day)
        UNION ALL (SELECT kind, key, day, sum(amount) FROM count_cells GROUP BY kind, key, day HAVING sum(amount) <> 0 EXCEPT SELECT * FROM counts_found)`,
      )
      expect(wrong.rows).toEqual([])
      const unlike = await target.pool.query(
        '(TABLE log_days_found EXCEPT TABLE log_day_cells) UNION ALL (TABLE log_day_cells EXCEPT TABLE log_days_found)',
      )
      expect(unlike.rows).toEqual([])
      const byBatches = (await target.pool.query(FILLED_LATER)).rows
      await target.pool.query('UPDATE user_profiles SET retry_on = NULL WHERE NOT delete_status')
      expect(byBatches).toEqual((await target.pool.query(FILLED_LATER)).rows)
      await target.close()
    }
    report(`${ROUNDS} migrations of 2,000 people, killed ${kills} times`)
  },
)
