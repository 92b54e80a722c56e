import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDatabase, type Size } from '../../../devtools/bench/fillDatabase'
import { connectDatabase } from '../../../server/ground/db/client'
import { startEmbeddedPostgres } from '../../../server/ground/db/embedded'
import { migrateDatabase } from '../../../server/ground/db/migrate'
import type { TestDatabase } from '../../support/database'
import { databaseUrl } from '../../support/databaseUrl'
import { TEST_NOW } from '../../support/testServer'

/** Fewer with `SOAK_PEOPLE=100000 npm run test:soak -- million`. */
export const PEOPLE = Number(process.env.SOAK_PEOPLE ?? 1_000_000)

export type Ground = Awaited<ReturnType<typeof openGround>>

/** A PostgreSQL as the embedded mode runs it, commits written through to the disk, for databases of any size. */
export async function openGround() {
  const folder = mkdtempSync(join(tmpdir(), 'nakatsugu-million-'))
  // As root PostgreSQL runs as another user, who has to pass through this folder.
  chmodSync(folder, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
  const open = (name: string, connections?: number): TestDatabase => {
    const url = databaseUrl(postgres.url, name)
    return { ...connectDatabase(url, { connections }), url }
  }
  return {
    folder,
    open,
    async make(name: string, template = 'template0'): Promise<TestDatabase> {
      const maker = connectDatabase(postgres.url, { connections: 1 })
      await maker.pool.query('SET statement_timeout = 0')
      await maker.pool.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
      await maker.close()
      return open(name)
    },
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A database of so many people and rows of the log, each person with an account. */
export async function makeFilled(ground: Ground, name: string, size: Size): Promise<TestDatabase> {
  const database = await ground.make(name)
  await migrateDatabase(database)
  await fillDatabase(database, size, TEST_NOW)
  const client = await database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(`
    INSERT INTO pool_users (sub, email, email_verified, status, sealed_verifier, created_at, updated_at)
    SELECT id, email, true, 'Confirmed', repeat(md5(id::text), 30), created_at, updated_at FROM user_profiles WHERE email IS NOT NULL`)
  await client.query('ANALYZE pool_users')
  client.release()
  return database
}

/** What this process has computed, and how long it took, in seconds. */
export async function measured<T>(
  work: () => Promise<T>,
): Promise<{ result: T; waited: number; computed: number }> {
  const [begun, before] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, waited: (performance.now() - begun) / 1000, computed: (user + system) / 1e6 }
}
