import type pg from 'pg'
import PgBoss from 'pg-boss'
import { recordActivity } from '../activity/recordActivity'
import type { Deps } from '../deps'
import { errorFacts } from '../log/errorFacts'
import { jobs, mayRunAtStart, type Job } from './jobs'
import { setImmediate } from 'node:timers/promises'

const POLL_SECONDS = 20
const GIVE_UP_SECONDS = 15 * 60
const RETRIES = { retryLimit: 3, retryDelay: 60, retryBackoff: true }
const STOP_MS = 10_000
/** Any number, as long as every process of ours uses the same and no other lock has it. */
const QUEUE_LOCK = 7_261_155

/**
 * Runs the jobs by the calendar, and once now for what came due while nothing ran; at night without those whose mails
 * wait for the morning. All processes on a database share
 * one queue a job, so that each run is done by one of them. A run that fails is tried three times more; then it stays
 * in `pgboss.job` as failed, and the activity log says so to the staff.
 * @returns stops; what is under way is finished
 */
export async function startJobs(deps: Deps): Promise<() => Promise<void>> {
  const { $client: pool } = deps.db
  const underWay = createUnderWay()
  const boss = new PgBoss({
    db: { executeSql: (text, values) => underWay.track(executeSql(pool, text, values)) },
  })
  const stop = async () => {
    await boss.stop({ timeout: STOP_MS })
    // The queue forgets a worker that was just fetching its next run.
    await underWay.settled()
  }
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue'))
  try {
    await prepareAlone(pool, async () => {
      await boss.start()
      for (const job of jobs) await prepare(boss, job)
    })
    const now = deps.clock.now()
    for (const job of jobs) {
      // A queue that already has a run waiting takes no second one.
      if (mayRunAtStart(job, now)) await boss.send(job.name, {})
      await work(boss, job, (last) => underWay.track(runJob(deps, job, last)))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Processes that start at once would wait for each other for ever over the tables of new queues. */
async function prepareAlone(pool: pg.Pool, run: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [QUEUE_LOCK])
    await run()
  } finally {
    // Closed, not given back: that frees the lock whatever happened.
    client.release(true)
  }
}

async function prepare(boss: PgBoss, { name, cron }: Job): Promise<void> {
  await boss.createQueue(name, { name, policy: 'short', expireInSeconds: GIVE_UP_SECONDS, ...RETRIES })
  await boss.schedule(name, cron, {}, { tz: 'Asia/Tokyo' })
}

async function work(boss: PgBoss, { name }: Job, run: (last: boolean) => Promise<void>): Promise<void> {
  await boss.work(
    name,
    { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS },
    async ([queued]: PgBoss.JobWithMetadata[]) => {
      if (!queued) return
      const failure = await run(queued.retryCount >= queued.retryLimit).then(() => null, errorFacts)
      // The queue keeps what it is given in its table.
      if (failure) throw new Error(failure.name)
    },
  )
}

/** One run of a job. @param last no other try follows when it fails */
export async function runJob(deps: Deps, { name, label, run }: Job, last: boolean): Promise<void> {
  const now = deps.clock.now()
  try {
    const done = await run(deps, now)
    deps.log.info({ job: name, done }, 'job done')
  } catch (error) {
    deps.log.error({ job: name, last, err: error }, 'job failed')
    if (last) {
      const event = { category: 'Job', operation: 'Fail', jobLabel: label } as const
      await recordActivity(deps.db, { event, userId: null, actorId: null, now })
    }
    throw error
  }
}

/** A connection whose statement failed may be left in a broken transaction: it is not used again. */
async function executeSql(pool: pg.Pool, text: string, values: unknown[] | undefined) {
  const client = await pool.connect()
  try {
    const result = await client.query(text, values)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

type UnderWay = {
  /** Counts a promise in until it settles, and hands it back. */
  track<T>(promise: Promise<T>): Promise<T>
  /** Resolves once nothing is under way and nothing new followed from it. */
  settled(): Promise<void>
}

/** Knows what has been begun and not ended, so that nothing is cut off when the database is closed. */
function createUnderWay(): UnderWay {
  const open = new Set<Promise<unknown>>()
  return {
    track(promise) {
      open.add(promise)
      const forget = () => void open.delete(promise)
      promise.then(forget, forget)
      return promise
    },
    async settled() {
      do {
        await Promise.allSettled(open)
        // What follows from an answer begins before this returns.
        await setImmediate()
      } while (open.size > 0)
    },
  }
}
