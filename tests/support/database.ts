import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { inject } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../../server/ground/db/client'
import { databaseUrl, TEMPLATE_DATABASE } from './databaseUrl'
import { often } from './full'

// What a statement may take in production is tested for itself.
const PATIENCE = 10
/** Each reads PostgreSQL's catalogue anew: what is tried at once says how many it needs. The full run has production's. */
const CONNECTIONS = often(4, undefined)

export type TestDatabase = DatabaseConnection & {
  url: string
  /** Closes and ends it, or keeps it under a name as a template for others. */
  close(options?: { keep?: string }): Promise<void>
}

/** Makes and ends the databases of all files of a worker. */
let maintenance: DatabaseConnection | undefined

async function maintain(statement: string): Promise<void> {
  maintenance ??= connectDatabase(inject('postgresUrl'), { connections: 1, patience: PATIENCE })
  await maintenance.pool.query(statement)
}

/**
 * In memory there is no room for all; on a disk they stay until the run ends (five gigabytes), because ext4 is slow to
 * make files for a minute after others were removed: 184 s of the server's tests in place of 285.
 */
const endOf = (name: string) =>
  tmpdir().startsWith('/dev/shm/')
    ? `DROP DATABASE ${name} WITH (FORCE)`
    : `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`

/**
 * An empty, migrated database for one test file: `beforeAll` makes it, `afterAll` closes and drops it.
 * @param options.bare without the tables
 * @param options.template a copy of this database, not of the empty one
 * @param options.patience how many times longer statements may take than in production
 */
export async function testDatabase(
  options: { connections?: number; bare?: boolean; template?: string; patience?: number } = {},
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = options.bare ? 'template0' : (options.template ?? TEMPLATE_DATABASE)
  // Files are copied faster than pages are written to the log one by one.
  await maintain(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const url = databaseUrl(inject('postgresUrl'), name)
  const connection = connectDatabase(url, {
    patience: PATIENCE,
    ...options,
    connections: options.connections ?? CONNECTIONS,
  })
  return {
    ...connection,
    url,
    async close({ keep } = {}) {
      await connection.close()
      await maintain(keep ? `ALTER DATABASE ${name} RENAME TO ${keep}` : endOf(name))
    },
  }
}
