import type pg from 'pg'
import PgBoss from 'pg-boss'
import { recordActivity } from '../activity/recordActivity'
import type { Deps } from '../deps'
import { jobs, type Job } from './jobs'

const POLL_SECONDS = 20
const GIVE_UP_SECONDS = 15 * 60
const RETRIES = { retryLimit: 3, retryDelay: 60, retryBackoff: true }
const STOP_MS = 10_000

/**
 * Runs the jobs by the calendar, and once now for what came due while nothing ran. All processes on a database share
 * one queue a job, so that each run is done by one of them. A run that fails is tried three times more; then it stays
 * in `pgboss.job` as failed, and the activity log says so to the staff.
 * @returns stops; what is under way is finished
 */
export async function startJobs(deps: Deps): Promise<() => Promise<void>> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => executeSql(deps.db.$client, text, values) } })
  boss.on('error', (error) => deps.log.error({ error: error.name }, 'job queue'))
  await boss.start()
  for (const job of jobs) await startJob(boss, deps, job)
  return () => boss.stop({ timeout: STOP_MS })
}

async function startJob(boss: PgBoss, deps: Deps, job: Job): Promise<void> {
  const { name, cron } = job
  await boss.createQueue(name, { name, policy: 'short', expireInSeconds: GIVE_UP_SECONDS, ...RETRIES })
  await boss.schedule(name, cron, {}, { tz: 'Asia/Tokyo' })
  await boss.send(name, {})
  await boss.work(
    name,
    { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS },
    async ([run]: PgBoss.JobWithMetadata[]) => {
      if (run) await runJob(deps, job, run.retryCount >= run.retryLimit)
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
    deps.log.error(
      { job: name, last, error: error instanceof Error ? error.name : typeof error },
      'job failed',
    )
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
