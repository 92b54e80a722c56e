import type pg from 'pg'
import PgBoss from 'pg-boss'
import { japaneseMinuteOf } from '../../../shared/facts/dates'
import { recordActivity } from '../../ground/recordActivity'
import type { Deps } from '../../ground/deps'
import { errorFacts } from '../../ground/log/errorFacts'
import { beginsAt, jobs, mayRunAtStart, type Job } from './jobs'
import { setImmediate } from 'node:timers/promises'

/** How often one statement asks for the waiting runs of all queues. */
const LOOK_SECONDS = 15
/** A worker's own look, which costs a statement for each queue; it is woken when a run waits. */
const POLL_SECONDS = 60 * 60
const GIVE_UP_SECONDS = 15 * 60
const RETRIES = { retryLimit: 3, retryDelay: 60, retryBackoff: true }
/** Runs each job once after a start. */
const CATCH_UP = 'catchUp'
const STOP_MS = 10_000
/** Any number that no other lock uses, the same in all our processes. */
const QUEUE_LOCK = 7_261_155

/**
 * Schedules the jobs and runs each once now (at night without those that mail in the morning). Processes share one
 * queue per job, so each run happens once. A failed run is retried three times, then stays in `pgboss.job` and is
 * logged for staff.
 * @param options.lookSeconds how often runs that wait are looked for
 * @returns a function that stops after the current work
 */
export async function startJobs(
  deps: Deps,
  { lookSeconds = LOOK_SECONDS }: { lookSeconds?: number } = {},
): Promise<() => Promise<void>> {
  const { $client: pool } = deps.db
  const underWay = createUnderWay()
  const failures = new WeakSet<object>()
  const boss = new PgBoss({
    // It reckons each job's last run in a time zone twice a minute, which is most of what an idle process computes.
    schedule: false,
    db: {
      async executeSql(text, values) {
        try {
          return await underWay.track(executeSql(pool, text, values))
        } catch (error) {
          if (error instanceof Error) failures.add(error)
          throw error
        }
      },
    },
  })
  // pg-boss does not await noting the end of a run: a lost database would end the program. The run is repeated.
  const onUnhandled = (reason: unknown) => {
    if (!(reason instanceof Error) || !failures.has(reason)) throw reason
    deps.log.error({ err: reason }, 'job queue')
  }
  process.on('unhandledRejection', onUnhandled)
  let timer: NodeJS.Timeout | undefined
  const stop = async () => {
    clearInterval(timer)
    await boss.stop({ timeout: STOP_MS })
    // pg-boss forgets a worker that is fetching its next run.
    await underWay.settled()
    process.off('unhandledRejection', onUnhandled)
  }
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue'))
  try {
    await prepareAlone(pool, async () => {
      await boss.start()
      await boss.createQueue(CATCH_UP, queueOf(CATCH_UP))
      for (const { name } of jobs) await boss.createQueue(name, queueOf(name))
    })
    // A queue with a waiting run accepts no second one.
    await boss.send(CATCH_UP, {})
    const workers = new Map([
      [CATCH_UP, await work(boss, CATCH_UP, (last) => underWay.track(catchUp(deps, last)))],
    ])
    for (const job of jobs)
      workers.set(job.name, await work(boss, job.name, (last) => underWay.track(runJob(deps, job, last))))
    const putDue = createSchedule(deps, (due) => underWay.track(boss.insert(due)))
    const look = async () => {
      await putDue()
      for (const name of await underWay.track(waitingQueues(pool))) boss.notifyWorker(workers.get(name) ?? '')
    }
    const onLost = (error: unknown) => deps.log.error({ err: error }, 'job queue')
    timer = setInterval(() => void look().catch(onLost), lookSeconds * 1000).unref()
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Processes that start at once would deadlock on the tables of new queues. */
async function prepareAlone(pool: pg.Pool, run: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    // A transaction holds the lock, because a pooler gives the next one another connection.
    await client.query('BEGIN')
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1)', [QUEUE_LOCK])
    await run()
  } finally {
    // Closes the connection, which releases the lock.
    client.release(true)
  }
}

const queueOf = (name: string) =>
  ({ name, policy: 'short', expireInSeconds: GIVE_UP_SECONDS, ...RETRIES }) as const

/** One after another, because letters of jobs side by side contradict one another. */
async function catchUp(deps: Deps, last: boolean): Promise<void> {
  const now = deps.clock.now()
  let failed = 0
  for (const job of jobs) {
    if (!mayRunAtStart(job, now)) continue
    await runJob(deps, job, last).catch(() => failed++)
  }
  if (failed > 0) throw new Error(`${failed} jobs failed at the start`)
}

/** After a longer sleep, jobs of every hour have begun anyway. */
const MOST_MINUTES = 60

/** Puts the jobs of the minutes since the last look into their queues, each once a minute whoever looks. */
function createSchedule(
  { clock }: Pick<Deps, 'clock'>,
  insert: (due: PgBoss.JobInsert[]) => Promise<unknown>,
) {
  let last = clock.now()
  return async () => {
    const now = clock.now()
    const minutes = minutesBetween(last, now)
    const due = jobs.filter((job) => minutes.some((minute) => beginsAt(job, minute)))
    if (due.length > 0)
      await insert(due.map(({ name }) => ({ name, singletonKey: name, singletonSeconds: 60 })))
    last = now
  }
}

/** Those that have begun since. */
function minutesBetween(from: Date, to: Date): string[] {
  const [first, end] = [from, to].map((instant) => Math.floor(instant.getTime() / 60_000))
  const count = Math.max(0, Math.min((end ?? 0) - (first ?? 0), MOST_MINUTES))
  return Array.from({ length: count }, (_, back) => japaneseMinuteOf(new Date(((end ?? 0) - back) * 60_000)))
}

async function waitingQueues(pool: pg.Pool): Promise<string[]> {
  const { rows } = await executeSql(
    pool,
    `SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after < now()`,
  )
  return rows.map(({ name }: { name: string }) => name)
}

/** @returns the worker's id */
function work(boss: PgBoss, name: string, run: (last: boolean) => Promise<void>): Promise<string> {
  return boss.work(
    name,
    { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS },
    async ([queued]: PgBoss.JobWithMetadata[]) => {
      if (!queued) return
      const failure = await run(queued.retryCount >= queued.retryLimit).then(() => null, errorFacts)
      // The queue stores the error, so it gets the name only.
      if (failure) throw new Error(failure.name)
    },
  )
}

/** @param last true if no retry follows */
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

/** A connection whose statement failed may be in a broken transaction, so it is not reused. */
async function executeSql(pool: pg.Pool, text: string, values?: unknown[]) {
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
  track<T>(promise: Promise<T>): Promise<T>
  /** Resolves when all work, including follow-up work, has ended. */
  settled(): Promise<void>
}

/** Tracks open work, so that the database closes after it. */
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
        // Follow-up work starts before this returns.
        await setImmediate()
      } while (open.size > 0)
    },
  }
}
