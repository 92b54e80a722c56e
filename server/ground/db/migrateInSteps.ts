import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isInBatches, makeRecords, recordMigration, runBatch } from './applyMigrations'
import { databaseCode } from './client'
import { readMigrations } from './knownMigrations'
import { PROGRESS } from './requireKnownSchema'

/** A waiting table lock blocks all later requests, so it waits no longer than this. */
const LOCK_TIMEOUT_MS = 2_000
const PAUSE_MS = 1_000
const PATIENCE_MS = 5 * 60_000
/** Another session holds its locks, or deadlocked with it. */
const WORTH_ANOTHER_TRY = new Set<string | null>(['55P03', '40P01'])

/** Other writers of a batch's rows wait until the batch ends. */
const BATCH_MS = 100
const BATCH_ROWS = { first: 100, most: 5_000 }

const CONCURRENT_INDEX = /^[ \t]*CREATE (?:UNIQUE )?INDEX CONCURRENTLY ("?\w+"?)/m

type Progress = { steps: number; after: string | null }

/**
 * Runs and records migrations while the service is used: one transaction per step, so that the next start
 * continues after the last finished one.
 * @param after the last migration that has run
 */
export async function migrateInSteps(client: pg.ClientBase, after: number): Promise<void> {
  const due = readMigrations().filter(({ time }) => time > after)
  if (due.length === 0) return
  await makeRecords(client)
  for (const migration of due) {
    const { time, steps } = migration
    let reached = await readProgress(client, time)
    while (reached.steps < steps.length)
      reached = await runStep(client, steps[reached.steps] ?? '', { migration: time, reached })
    await inShortTransaction(client, async () => {
      await client.query(`DELETE FROM ${PROGRESS} WHERE migration = $1`, [time])
      await recordMigration(client, migration)
    })
  }
}

async function readProgress(client: pg.ClientBase, migration: number): Promise<Progress> {
  const { rows } = await client.query<Progress>(`SELECT steps, after FROM ${PROGRESS} WHERE migration = $1`, [
    migration,
  ])
  return rows[0] ?? { steps: 0, after: null }
}

async function runStep(
  client: pg.ClientBase,
  step: string,
  { migration, reached }: { migration: number; reached: Progress },
): Promise<Progress> {
  const next = { steps: reached.steps + 1, after: null }
  const save = async ({ steps, after }: Progress) => {
    await client.query(
      `INSERT INTO ${PROGRESS} VALUES ($1, $2, $3)
      ON CONFLICT (migration) DO UPDATE SET steps = excluded.steps, after = excluded.after`,
      [migration, steps, after],
    )
    return { steps, after }
  }
  if (isInBatches(step)) return runBatches(client, step, { reached, next, save })
  if (step.includes('INDEX CONCURRENTLY')) {
    await runAlone(client, step)
    return save(next)
  }
  return inShortTransaction(client, async () => {
    await client.query(step)
    return save(next)
  })
}

async function runBatches(
  client: pg.ClientBase,
  step: string,
  { reached, next, save }: { reached: Progress; next: Progress; save: (to: Progress) => Promise<Progress> },
): Promise<Progress> {
  let at = reached
  for (let rows = BATCH_ROWS.first; at.steps === reached.steps;) {
    const began = performance.now()
    at = await inShortTransaction(client, async () => {
      const last = await runBatch(client, step, { after: at.after, rows })
      return save(last === null ? next : { ...reached, after: last })
    })
    const wished = (rows * BATCH_MS) / (performance.now() - began)
    rows = Math.round(Math.min(BATCH_ROWS.most, rows * 2, Math.max(1, wished)))
  }
  return at
}

/** Readers and writers do not wait for it, so it may wait for others without a limit. */
async function runAlone(client: pg.ClientBase, step: string): Promise<void> {
  await client.query('SET lock_timeout = 0')
  // An interrupted run leaves an unusable index.
  const index = CONCURRENT_INDEX.exec(step)?.[1]
  if (index) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`)
  await client.query(step)
}

/** Repeats the work while another connection holds one of its tables. */
async function inShortTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`)
  for (const giveUpAt = performance.now() + PATIENCE_MS; ;) {
    try {
      await client.query('BEGIN')
      const result = await work()
      await client.query('COMMIT')
      return result
    } catch (error) {
      // A lost connection has nothing left to roll back.
      await client.query('ROLLBACK').catch(() => undefined)
      if (!WORTH_ANOTHER_TRY.has(databaseCode(error)) || performance.now() > giveUpAt) throw error
    }
    await sleep(PAUSE_MS)
  }
}
