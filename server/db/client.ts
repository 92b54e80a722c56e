import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** With the pool beneath it, for the job queue. */
export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query needs: the pool, or the transaction one is in. */
export type Queryable = Database | Transaction

export type DatabaseConnection = { db: Database; pool: pg.Pool; close(): Promise<void> }

/** A statement that runs longer than this is ended by PostgreSQL; a request is given up a little later. */
const STATEMENT_TIMEOUT_MS = 8_000

/**
 * Opens a pool of connections.
 * @param url a PostgreSQL connection URL (`postgres://…`, a socket folder as `host` parameter is fine)
 */
export function connectDatabase(url: string, options: { connections?: number } = {}): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 16,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'nakatsugu',
  })
  // Without a listener a connection that dies would end the process: while idle, and between two statements of a
  // transaction. Whoever uses it then is told by the next statement.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}
