import { setTimeout as after } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fillDatabase, personId as person } from '../../../devtools/bench/fillDatabase'
import { applyMigrations } from '../../../server/ground/db/applyMigrations'
import { knownMigrations } from '../../../server/ground/db/knownMigrations'
import { migrateDatabase } from '../../../server/ground/db/migrate'
import { report, SOAK } from '../../support/soak'
import { TEST_NOW } from '../../support/testServer'
import { openGround, PEOPLE, type Ground } from './support'

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 1_800_000 })

/** The last migration that holds its tables; people are filled in there, and brought to the present. */
const BEFORE = 20
const EVERY_MS = 50
const LONGEST_LOCK_MS = 1_000

let ground: Ground
beforeAll(async () => {
  if (SOAK) ground = await openGround()
})
afterAll(() => ground?.close())

/** What an older program asks meanwhile, in turn: a person, a saved address with its row of the log, a new person, a list. */
const REQUESTS: ((pool: pg.Pool, number: number) => Promise<unknown>)[] = [
  (pool, number) =>
    pool.query(`SELECT user_profiles.id, email, last_name, user_status, next_date, version FROM user_profiles
      LEFT JOIN guidances ON user_id = user_profiles.id AND closed_at IS NULL WHERE user_profiles.id = ${person(number)}`),
  (pool, number) =>
    pool.query(`UPDATE user_profiles SET building = 'x', version = version + 1, updated_at = now() WHERE id = ${person(number)};
      INSERT INTO activities (time, user_id, actor_id, category, operation, text)
      VALUES (now(), ${person(number)}, ${person(number)}, 'Profile', 'Update', 'x')`),
  (pool) =>
    pool.query(`INSERT INTO user_profiles (id, email, registration_date_of_service, profile_created_at, created_at, updated_at)
      VALUES (gen_random_uuid(), gen_random_uuid()::text, now(), now(), now(), now())`),
  (pool) => pool.query('SELECT id, last_name FROM user_profiles ORDER BY next_date, id LIMIT 25'),
]

/** Sends 20 requests a second until it is ended, whether or not they are answered. */
function sendRequests(pool: pg.Pool) {
  const open = new Set<Promise<unknown>>()
  const seen = { sent: 0, longestMs: 0, failures: new Array<string>() }
  const timer = setInterval(() => {
    const began = performance.now()
    const number = 1 + ((seen.sent * 7919) % PEOPLE)
    const request = REQUESTS[seen.sent++ % REQUESTS.length]!(pool, number)
      .catch((error: unknown) => void seen.failures.push(String(error)))
      .finally(() => {
        seen.longestMs = Math.max(seen.longestMs, performance.now() - began)
        open.delete(request)
      })
    open.add(request)
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await Promise.all(open)
    return seen
  }
}

/** Looks every 20 ms who holds a table of ours against readers. */
function watchLocks(pool: pg.Pool) {
  let longestMs = 0
  let watching = true
  const since = new Map<string, number>()
  const watch = async () => {
    while (watching) {
      const { rows } = await pool.query<{ holder: string }>(
        `SELECT DISTINCT virtualtransaction AS holder FROM pg_locks JOIN pg_class ON pg_class.oid = relation
        WHERE granted AND mode = 'AccessExclusiveLock' AND relkind = 'r' AND relnamespace = 'public'::regnamespace`,
      )
      const now = performance.now()
      const holders = rows.map(({ holder }) => holder)
      for (const holder of since.keys()) if (!holders.includes(holder)) since.delete(holder)
      for (const holder of holders) {
        if (!since.has(holder)) since.set(holder, now)
        longestMs = Math.max(longestMs, now - (since.get(holder) ?? now))
      }
      await after(20)
    }
  }
  const watched = watch()
  return async () => {
    watching = false
    await watched
    return longestMs
  }
}

test.runIf(SOAK)(
  `${PEOPLE} people are migrated while 20 requests a second are answered: none fails, no table is held for a second`,
  async () => {
    const target = await ground.make('upgraded')
    const client = await target.pool.connect()
    await applyMigrations(client, { after: 0, upTo: knownMigrations()[BEFORE]! })
    client.release()
    await fillDatabase(target, { users: PEOPLE, log: PEOPLE }, TEST_NOW)

    const usual = sendRequests(target.pool)
    await after(20_000)
    const { longestMs: usualMs, failures } = await usual()
    expect(failures).toEqual([])

    const began = performance.now()
    const newer = ground.open('upgraded')
    const [endRequests, endWatch] = [sendRequests(target.pool), watchLocks(newer.pool)]
    await migrateDatabase(newer)
    const [seen, lockMs] = [await endRequests(), await endWatch()]
    report(
      `${PEOPLE} people migrated in ${((performance.now() - began) / 1000).toFixed(0)} s, ${seen.sent} requests, ` +
        `${seen.failures.length} failed, longest ${seen.longestMs.toFixed(0)} ms (before: ${usualMs.toFixed(0)} ms), longest lock ${lockMs.toFixed(0)} ms`,
    )
    expect(seen.failures).toEqual([])
    expect(lockMs).toBeLessThan(LONGEST_LOCK_MS)
    const { rows } = await target.pool.query(
      `SELECT count(*) FILTER (WHERE retry_state IS NULL) AS missed, count(*) > $1 AS many FROM user_profiles
      WHERE user_status = 'Registration' AND NOT delete_status`,
      [PEOPLE / 4],
    )
    expect(rows).toEqual([{ missed: '0', many: true }])
    await newer.close()
    await target.close()
  },
)
