import { sql } from 'drizzle-orm'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { readLastBackup } from '../../../ground/files/lastBackup'
import type { Deps } from '../../../ground/deps'
import { errorLines } from '../../../ground/log/logOptions'
import { faultOf, mailFaults } from '../../../ground/outbox/mailFault'

/** Limits of fast, noticeable, too slow and given up. */
const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10]

export type Metrics = {
  /** An answered request. `route` is its pattern, so that labels contain no personal address. */
  noteRequest(labels: { method: string; route: string; status: string }, seconds: number): void
  /** `outcome` is `ok` or the code of the refusal. */
  noteOperation(labels: { operation: string; outcome: string }, seconds: number): void
  /** In Prometheus' text format; asks the database now. */
  text(): Promise<string>
  contentType: string
}

type MailReason = { state: 'waiting' | 'failed'; reason: string | null; mails: number }

/** Mails that wait after a failed try, or failed within a day. */
async function mailReasonsOf({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<MailReason[]> {
  const now = clock.now().toISOString()
  const { rows } =
    await db.execute<MailReason>(sql`select 'waiting' as state, last_error as reason, count(*)::int as mails
      from mail_outbox where sent_at is null and failed_at is null and last_error is not null group by last_error
    union all select 'failed', last_error, count(*)::int from mail_outbox
      where failed_at is not null and failed_at > ${now}::timestamptz - interval '1 day' and state = 'Failed' group by last_error`)
  return rows
}

type Waiting = {
  mails_waiting: number
  mails_failed: number
  mail_age: number
  log_age: number
  records_age: number
}

/** Each count reads a partial index over the few rows it counts. Ages of the log use the database's clock. */
const waitingOf = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Waiting | undefined> => {
  const now = clock.now().toISOString()
  const { rows } = await db.execute<Waiting>(sql`select
    (select count(*) from mail_outbox where sent_at is null and failed_at is null)::int as mails_waiting,
    (select count(*) from mail_outbox where failed_at is not null and failed_at > ${now}::timestamptz - interval '1 day'
      and state = 'Failed')::int as mails_failed,
    (select coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0) from mail_outbox
      where sent_at is null and failed_at is null)::float8 as mail_age,
    (select coalesce(extract(epoch from now() - min(since)), 0) from unsealed_activities)::float8 as log_age,
    (select coalesce(extract(epoch from now() - min(since)), 0) from unsealed_records)::float8 as records_age`)
  return rows[0]
}

const JOB_STATES = ['created', 'retry', 'active', 'failed'] as const

/** Runs of jobs by state. The queue's tables exist once the jobs have been started. */
async function jobsOf({ db }: Pick<Deps, 'db'>): Promise<{ state: string; runs: number }[]> {
  const { rows: there } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as exists`,
  )
  if (!there[0]?.exists) return []
  const { rows } = await db.execute<{ state: string; runs: number }>(
    sql`select state::text, count(*)::int as runs from pgboss.job
      where state::text in ${[...JOB_STATES]} group by state`,
  )
  return rows
}

/** Numbers about the running program, for operators; none about a person. */
export function createMetrics(
  deps: Pick<Deps, 'db' | 'lists' | 'replica' | 'clock' | 'log' | 'settings'>,
): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'nakatsugu_http_request_seconds',
    help: 'Time until the answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  })
  const operations = new Histogram({
    name: 'nakatsugu_operation_seconds',
    help: 'Time of an operation of the API, by its name and ok or the code of its refusal',
    labelNames: ['operation', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  })
  // Without labels both are 0 from the start, so that a rule sees the first one.
  const internal = new Counter({
    name: 'nakatsugu_internal_errors_total',
    help: 'Operations that ended with an unexpected error',
    registers,
  })
  const lines = new Counter({
    name: 'nakatsugu_error_lines_total',
    help: 'Lines of level 50 and more in the log',
    registers,
  })
  const gauge = <T extends string>(name: string, help: string, labelNames: readonly T[] = []) =>
    new Gauge({ name: `nakatsugu_${name}`, help, labelNames, registers })
  const up = gauge('database_up', 'Whether the database answered when these numbers were asked for')
  const connections = gauge('database_connections', 'Connections to the database', ['pool', 'state'])
  const queued = gauge('database_queued', 'Statements that wait for a connection', ['pool'])
  const mails = gauge('mails', 'Mails that wait to be sent, or failed within a day', ['state'])
  const mailFault = gauge(
    'mail_faults',
    'Mails that wait after a failed try, or failed within a day, by what the mail server said; Other passes or was given up',
    ['state', 'reason'],
  )
  const mailAge = gauge('mail_oldest_seconds', 'Age of the oldest mail that waits to be sent')
  const unsealed = gauge('unsealed_seconds', 'Age of the oldest row that waits to be sealed', ['chain'])
  const jobs = gauge('job_runs', 'Runs of jobs by state; failed ones have been given up', ['state'])

  const backupAge = gauge('backup_age_seconds', 'Age of the last backup; without one, of the process')

  const { replica } = deps
  const ofReplica = replica && {
    used: gauge('replica_used', 'Whether lists are read from the replica'),
    lag: gauge('replica_lag_seconds', 'How far the replica is behind the primary, as last seen'),
    reads: gauge(
      'list_reads',
      'Lists read since the start: from the replica, or from the primary because the replica did not show the own changes yet (own), was lost, foreign or behind',
      ['place'],
    ),
  }

  function readReplica(): void {
    if (!replica || !ofReplica) return
    const { isUsed, lagSeconds, reads } = replica.standing()
    ofReplica.used.set(isUsed ? 1 : 0)
    ofReplica.lag.set(lagSeconds)
    for (const [place, count] of Object.entries(reads)) ofReplica.reads.set({ place }, count)
  }

  function readBackup(): void {
    const last = readLastBackup(deps.settings.dataDir)
    const isMadeElsewhere = deps.settings.backupRecipients?.length === 0
    if (last) backupAge.set((deps.clock.now().getTime() - last.getTime()) / 1000)
    else if (isMadeElsewhere) backupAge.remove()
    else backupAge.set(process.uptime())
  }

  function readPools(): void {
    for (const [pool, { $client }] of [['main', deps.db] as const, ['lists', deps.lists] as const]) {
      connections.set({ pool, state: 'idle' }, $client.idleCount)
      connections.set({ pool, state: 'busy' }, $client.totalCount - $client.idleCount)
      queued.set({ pool }, $client.waitingCount)
    }
  }

  async function readDatabase(): Promise<void> {
    const [waiting, reasons, runs] = await Promise.all([waitingOf(deps), mailReasonsOf(deps), jobsOf(deps)])
    mails.set({ state: 'waiting' }, waiting?.mails_waiting ?? 0)
    mails.set({ state: 'failed' }, waiting?.mails_failed ?? 0)
    for (const state of ['waiting', 'failed'] as const)
      for (const reason of [...mailFaults, 'Other']) mailFault.set({ state, reason }, 0)
    for (const { state, reason, mails: count } of reasons)
      mailFault.inc({ state, reason: faultOf(reason) ?? 'Other' }, count)
    mailAge.set(waiting?.mail_age ?? 0)
    unsealed.set({ chain: 'log' }, waiting?.log_age ?? 0)
    unsealed.set({ chain: 'records' }, waiting?.records_age ?? 0)
    for (const state of JOB_STATES) jobs.set({ state }, runs.find((one) => one.state === state)?.runs ?? 0)
  }

  return {
    noteRequest: (labels, seconds) => requests.observe(labels, seconds),
    noteOperation(labels, seconds) {
      operations.observe(labels, seconds)
      if (labels.outcome === 'INTERNAL') internal.inc()
    },
    contentType: register.contentType,
    async text() {
      readPools()
      readReplica()
      readBackup()
      lines.reset()
      lines.inc(errorLines())
      try {
        await readDatabase()
        up.set(1)
      } catch (error) {
        deps.log.error({ err: error }, 'numbers of the database are missing')
        up.set(0)
        // An old number would look current.
        for (const old of [mails, mailFault, unsealed, jobs]) old.reset()
        mailAge.remove()
      }
      return register.metrics()
    },
  }
}
