import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { nameOfFrequent } from './statementNames'
import { TurnPool } from './turns'

/** A setting of PostgreSQL that is ours. */
export type Setting = { name: `nakatsugu.${string}`; value: string }
export type Database = NodePgDatabase & {
  $client: pg.Pool
  /** `transaction` with a setting that lasts as long: it travels with the begin. */
  transactionWith<T>(setting: Setting, work: (tx: Transaction) => Promise<T>): Promise<T>
}
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
export type Queryable = Database | Transaction

export type DatabaseConnection = {
  db: Database
  pool: pg.Pool
  /** The same database through few connections with a shorter timeout, for staff searches. */
  lists: Database
  close(): Promise<void>
}

/** PostgreSQL ends longer statements; a request times out slightly later. */
const STATEMENT_TIMEOUT_MS = 8_000
/** A new connection costs as much as a hundred requests, because PostgreSQL reads the catalogue again. */
const IDLE_MS = 5 * 60_000
/** It keeps what it has planned. */
const LONGEST_SECONDS = 12 * 60 * 60
/** Few searches at a time and a short timeout keep the database free for everyone else. */
const LISTS = { connections: 4, statementTimeoutMs: 4_000 }

/**
 * Opens the connection pools lazily.
 * @param url a PostgreSQL URL; a socket folder as `host` parameter works too
 * @param options.patience how many times longer statements may take, for tests on a busy machine
 */
export function connectDatabase(
  url: string,
  {
    connections = 16,
    isPooled,
    patience = 1,
  }: { connections?: number; isPooled?: boolean; patience?: number } = {},
): DatabaseConnection {
  const pool = openPool(url, {
    connections,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS * patience,
    isPooled,
  })
  const listPool = openPool(url, {
    ...LISTS,
    statementTimeoutMs: LISTS.statementTimeoutMs * patience,
    isPooled,
  })
  return {
    db: databaseOf(pool, { namesFrequent: true }),
    pool,
    lists: databaseOf(listPool),
    async close() {
      await Promise.all([pool.end(), listPool.end()])
    },
  }
}

const clients = new WeakMap<object, pg.PoolClient>()

/** What sends a statement of this transaction, or else of this database. */
export function clientOf(db: Queryable): Database['$client'] | pg.PoolClient {
  const client = clients.get(db._.session) ?? ('$client' in db ? db.$client : null)
  if (!client) throw new Error('A transaction of another pool')
  return client
}

const dialect = new PgDialect({ casing: 'snake_case' })

class Session extends NodePgSession<Record<string, never>, Record<string, never>> {}

class NamingSession extends Session {
  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    ...[query, fields, name, ...rest]: Parameters<Session['prepareQuery']>
  ) {
    return super.prepareQuery<T>(query, fields, name ?? nameOfFrequent(query.sql), ...rest)
  }
}

/**
 * Drizzle never gives back the connection of a transaction whose BEGIN fails (drizzle-orm issue 6023).
 * @param options.namesFrequent plans frequent statements once; not where what is looked for decides the plan
 */
export function databaseOf(pool: pg.Pool, { namesFrequent = false } = {}): Database {
  const sessionOf = (client: pg.Pool | pg.PoolClient) =>
    new (namesFrequent ? NamingSession : Session)(client, dialect, undefined)
  const onClient = async <T>(work: (session: Session, client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      const session = sessionOf(client)
      clients.set(session, client)
      return await work(session, client)
    } finally {
      client.release()
    }
  }
  const transactionWith: Database['transactionWith'] = ({ name, value }, work) =>
    onClient(async (session, client) => {
      try {
        await client.query(`begin; set local ${name} = ${pg.escapeLiteral(value)}`)
        const result = await work(new NodePgTransaction(dialect, session, undefined))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    })
  const plain = new NodePgDatabase<Record<string, never>>(dialect, sessionOf(pool), undefined)
  const db = Object.assign(plain, { $client: pool, transactionWith })
  db.transaction = (work, config) => onClient((session) => session.transaction(work, config))
  return db
}

/**
 * @param options.isPooled a pooler gives each transaction a different connection: no settings at the start of a
 * connection, and no named statements, which travel together otherwise
 */
export function openPool(
  url: string,
  {
    connections,
    statementTimeoutMs,
    isPooled,
    ...options
  }: { connections: number; statementTimeoutMs: number; isPooled?: boolean } & Pick<
    pg.PoolConfig,
    'connectionTimeoutMillis' | 'onConnect'
  >,
): pg.Pool {
  const pool = new (isPooled ? pg.Pool : TurnPool)({
    ...options,
    connectionString: url,
    max: connections,
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: LONGEST_SECONDS,
    ...(isPooled
      ? { Client: NamelessClient }
      : { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: 30_000 }),
    application_name: 'nakatsugu',
  })
  // Without a listener a lost connection would end the process. The next statement reports the loss.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Sends every statement without its name. */
class NamelessClient extends pg.Client {
  override query(...given: unknown[]): never {
    const [statement, ...rest] = given
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    const nameless = isNamed ? { ...statement, name: undefined } : statement
    return Reflect.apply(super.query, this, [nameless, ...rest]) as never
  }
}

/** PostgreSQL's error code, also of a wrapped error. */
export function databaseCode(error: unknown): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  return null
}

/** A connection that failed, was ended, or could not be had: the server stops, starts, or is full. */
const AWAY = /^(08\w{3}|57P0[1-5]|53300|3D000|55000)$/
/** The client library's own words, which bear no code. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** True if the database could not be asked, so that the same request may succeed soon. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    // A file that is missing has a code of the system too, but nobody was called.
    if ('syscall' in cause && cause.syscall === 'connect') return true
    if ('code' in cause && typeof cause.code === 'string') return AWAY.test(cause.code)
    if (AWAY_WORDS.test(cause.message)) return true
  }
  return false
}

/** True if a write violated the index or constraint of that name. */
export function violates(error: unknown, constraint: string): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && cause.constraint === constraint) return true
  return false
}
