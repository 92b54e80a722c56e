import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** With the pool beneath it, for the job queue. */
export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query needs: the pool, or the transaction one is in. */
export type Queryable = Database | Transaction

export type DatabaseConnection = {
  db: Database
  pool: pg.Pool
  /** The same database by few connections, whose statements end sooner: for what staff search. */
  lists: Database
  close(): Promise<void>
}

/** A statement that runs longer than this is ended by PostgreSQL; a request is given up a little later. */
const STATEMENT_TIMEOUT_MS = 8_000
/** A search that takes this long is ended, and so few run at a time that everybody else finds the database free. */
const LISTS = { connections: 4, statementTimeoutMs: 4_000 }

/**
 * Opens the pools of connections; a connection is made when it is first needed.
 * @param url a PostgreSQL connection URL (`postgres://…`, a socket folder as `host` parameter is fine)
 */
export function connectDatabase(url: string, options: { connections?: number } = {}): DatabaseConnection {
  const pool = openPool(url, options.connections ?? 16, STATEMENT_TIMEOUT_MS)
  const listPool = openPool(url, LISTS.connections, LISTS.statementTimeoutMs)
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    pool,
    lists: drizzle(listPool, { casing: 'snake_case' }),
    async close() {
      await Promise.all([pool.end(), listPool.end()])
    },
  }
}

function openPool(url: string, connections: number, statementTimeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'nakatsugu',
  })
  // Without a listener a connection that dies would end the process: while idle, and between two statements of a
  // transaction. Whoever uses it then is told by the next statement.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
