import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadSampleData } from '../../../../devtools/sampleData/loadSampleData'
import { createBackup } from '../../../../server/start/backup/createBackup'
import { restoreBackup } from '../../../../server/start/backup/restoreBackup'
import { connectDatabase, type DatabaseConnection } from '../../../../server/ground/db/client'
import { lastMigration } from '../../../../server/ground/db/requireKnownSchema'
import { knownMigrations } from '../../../../server/ground/db/knownMigrations'
import { role } from '../../../../server/ground/tables/administrators'
import { staff } from '../../../support/actors'
import { DEBIAN_VERSIONS, startDebianCluster } from '../../../support/debianCluster'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

let folder: string
let source: TestServer
let path: string

const counts = async (pool: DatabaseConnection['pool']) =>
  (
    await pool.query(`SELECT (SELECT count(*)::int FROM user_profiles) AS people,
    (SELECT count(*)::int FROM activities) AS log, (SELECT count(*)::int FROM person_notes) AS notes`)
  ).rows[0]

/** The sample's people and a colleague of each duty. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nakatsugu-debian-'))
  path = join(folder, 'backup.tar')
  source = await startTestServer({ connections: 4 })
  await loadSampleData(source.deps)
  for (const one of role.enumValues) await staff(source, one)
  const connection = {
    db: source.db,
    lists: source.deps.lists,
    pool: source.db.$client,
    close: async () => {},
  }
  await createBackup({ connection, dataDir: source.dataDir, path, now: TEST_NOW })
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(DEBIAN_VERSIONS.length === 0)('a backup with each duty and the sample', () => {
  test.each(DEBIAN_VERSIONS)("comes back into Debian's PostgreSQL %i", async (version) => {
    const cluster = await startDebianCluster(version)
    const connection = connectDatabase(cluster.url, { connections: 2 })
    try {
      await restoreBackup({ connection, dataDir: join(folder, `data-${version}`), path })
      expect(await counts(connection.pool)).toEqual(await counts(source.db.$client))
      expect(await lastMigration(connection.pool)).toBe(knownMigrations().at(-1))
    } finally {
      await connection.close()
      await cluster.stop()
    }
  })
})
