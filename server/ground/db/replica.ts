import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { writePositions } from '../tables/positions'
import { sql } from 'drizzle-orm'
import { databaseCode, databaseOf, openPool, type Database, type DatabaseConnection } from './client'

/** Why lists are read from the primary: the replica does not answer, is no copy of the primary, or is too far behind. */
type Refusal = 'lost' | 'foreign' | 'behind'
/** Where a list was read. `own`: the primary, because the replica did not yet show the caller's writes. */
export type ReadPlace = 'replica' | 'own' | Refusal

export type Replica = {
  /**
   * The database for a caller's lists. Waits a moment until the replica shows the caller's writes.
   * @param wroteAt the caller's last position
   * @returns null when the primary has to answer
   */
  databaseFor(wroteAt: number | null): Promise<Database | null>
  /** After a commit and before its answer. */
  noteWrite(callerId: string, now: Date): Promise<void>
  standing(): {
    isUsed: boolean
    refusal: Refusal | null
    lagSeconds: number
    reads: Readonly<Record<ReadPlace, number>>
  }
  close(): Promise<void>
}

const CONNECTIONS = 8
const STATEMENT_TIMEOUT_MS = 4_000
/** How often the replica's position is compared with the primary's, and the time limit for either to report it. */
const WATCH_MS = 1_000
const ANSWER_MS = 1_000
/** A list may miss other callers' changes for this long. */
export const LAG_MAX_MS = 10_000
/** A replica further behind will not show a recent write within `PATIENCE_MS`. */
const LAG_WORTH_WAITING_MS = 1_000
const PATIENCE_MS = 100
const PAUSE_MS = 5

const position = (lsn: string) => `coalesce((${lsn} - '0/0')::bigint, 0)`
// The same cluster, database and history: a restored primary has its own timeline.
const IDENTITY = `concat_ws(' ', (select system_identifier from pg_control_system()),
  (select timeline_id from pg_control_checkpoint()), (select oid from pg_database where datname = current_database()))`
const OF_REPLICA = `select pg_is_in_recovery() as "isReplica", ${position('pg_last_wal_replay_lsn()')} as position, ${IDENTITY} as identity`
const OF_PRIMARY = `select ${position('pg_current_wal_insert_lsn()')} as position, ${IDENTITY} as identity`

type Place = { isReplica?: boolean; position: string; identity: string }

/** The statement itself is at fault and would fail on the primary too: timeout or impossible values. */
const isOwnFault = (error: unknown) => /^(?:57014|22)/.test(databaseCode(error) ?? '')

/** A streaming replica for reading lists. While it fails in any way, the primary answers instead. */
export async function openReplica(
  urls: { replica: string; primary: string },
  { db, lists }: Pick<DatabaseConnection, 'db' | 'lists'>,
  log: Logger,
  options: { isPooled?: boolean } = {},
): Promise<Replica> {
  /** The furthest position that it has shown. */
  let reached = 0
  let refusal: Refusal | null = 'lost'
  let lagMs = 0
  /** The primary's positions by time that the replica has not reached yet. */
  let ahead: { time: number; position: number }[] = []
  const reads: Record<ReadPlace, number> = { replica: 0, own: 0, lost: 0, foreign: 0, behind: 0 }

  const clients = new Set<pg.Client>()
  const pool = openPool(urls.replica, {
    connections: CONNECTIONS,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    isPooled: options.isPooled,
    connectionTimeoutMillis: ANSWER_MS,
    // A restarted replica first shows less than before.
    onConnect: async (client) => {
      const { rows } = await client.query<Place>({
        text: OF_REPLICA,
        query_timeout: ANSWER_MS,
      } as pg.QueryConfig)
      if (!rows[0]?.isReplica || Number(rows[0].position) < reached)
        throw new Error('The replica shows less than before')
    },
  })
  pool.on('connect', (client) => void clients.add(client as pg.Client))
  pool.on('remove', (client) => void clients.delete(client as pg.Client))
  // A separate connection, so that a busy primary does not look like a lost replica.
  const watching = openPool(urls.primary, {
    connections: 1,
    statementTimeoutMs: ANSWER_MS,
    isPooled: options.isPooled,
    connectionTimeoutMillis: ANSWER_MS,
  })

  const ask = pool.query.bind(pool)
  /** If the replica fails through no fault of the statement, the primary is asked. */
  const askEither = async (...statement: Parameters<typeof ask>): Promise<unknown> => {
    try {
      return await ask(...statement)
    } catch (error) {
      if (isOwnFault(error)) throw error
      reads.lost++
      void look()
      return lists.$client.query(...statement)
    }
  }
  const database: Database = databaseOf(Object.assign(pool, { query: askEither }))

  async function placeOf(of: 'replica' | 'primary'): Promise<Omit<Place, 'position'> & { position: number }> {
    const statement = { text: of === 'replica' ? OF_REPLICA : OF_PRIMARY, query_timeout: ANSWER_MS }
    const { rows } = await (of === 'replica' ? ask<Place>(statement) : watching.query<Place>(statement))
    const [place] = rows
    if (!place) throw new Error('A place is one row')
    return { ...place, position: Number(place.position) }
  }

  async function judge(): Promise<Refusal | null> {
    // In this order, so that the primary's position is never behind the replica's.
    const there = await placeOf('replica')
    const here = await placeOf('primary')
    const time = performance.now()
    if (!there.isReplica || there.identity !== here.identity || there.position > here.position)
      return 'foreign'
    reached = Math.max(reached, there.position)
    ahead = [...ahead, { time, position: here.position }].filter((mark) => mark.position > there.position)
    lagMs = ahead[0] ? time - ahead[0].time : 0
    return lagMs > LAG_MAX_MS ? 'behind' : null
  }

  let looking: Promise<void> | null = null
  const look = () => (looking ??= watch().finally(() => (looking = null)))
  async function watch(): Promise<void> {
    const before = refusal
    let reason: unknown
    refusal = await judge().catch((error: unknown) => {
      reason = error
      return 'lost' as const
    })
    if (refusal === before) return
    if (refusal === 'lost') for (const client of clients) client.connection.stream.destroy()
    if (refusal) log.warn({ err: reason, refusal }, 'lists are read from the primary')
    else log.info('lists are read from the replica')
  }

  let asking: Promise<void> | null = null
  const askHowFar = () => (asking ??= see().finally(() => (asking = null)))
  async function see(): Promise<void> {
    const place = await placeOf('replica')
    if (place.isReplica) reached = Math.max(reached, place.position)
  }

  async function reaches(wanted: number): Promise<boolean> {
    const giveUpAt = performance.now() + PATIENCE_MS
    while (reached < wanted) {
      if (lagMs > LAG_WORTH_WAITING_MS || performance.now() > giveUpAt) return false
      await askHowFar()
      if (reached < wanted) await sleep(PAUSE_MS)
    }
    return true
  }

  await look()
  if (refusal) log.warn({ refusal }, 'the replica cannot be used yet')
  const timer = setInterval(() => void look(), WATCH_MS).unref()

  return {
    async databaseFor(wroteAt) {
      const isThere = refusal === null && (await reaches(wroteAt ?? 0).catch(() => false))
      reads[refusal ?? (isThere ? 'replica' : 'own')]++
      return isThere ? database : null
    },
    async noteWrite(callerId, now) {
      const here = sql`${sql.raw(position('pg_current_wal_insert_lsn()'))}`
      await db
        .insert(writePositions)
        .values({ callerId, position: here, writtenAt: now })
        .onConflictDoUpdate({
          target: writePositions.callerId,
          set: { position: sql`greatest(${writePositions.position}, excluded.position)`, writtenAt: now },
        })
    },
    standing: () => ({ isUsed: refusal === null, refusal, lagSeconds: lagMs / 1000, reads }),
    async close() {
      clearInterval(timer)
      await looking
      await Promise.all([pool.end(), watching.end()])
    },
  }
}
