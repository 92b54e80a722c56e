import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '../../server/ground/db/client'
import { startEmbeddedPostgres } from '../../server/ground/db/embedded'
import { migrateDatabase } from '../../server/ground/db/migrate'
import { loadKeys } from '../../pool/ground/keys/loadKeys'
import { bundlePrograms } from './bundles'
import { databaseUrl, TEMPLATE_DATABASE } from './databaseUrl'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** A folder with the keys of a user pool, which take a sixth of a second to make. */
    keysFolder: string
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file gets a copy of. */
async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nakatsugu-test-'))
  // As root PostgreSQL runs as another user, who has to pass through this folder.
  chmodSync(dataDir, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false })
  const maintenance = connectDatabase(postgres.url, { connections: 1, patience: 10 })
  await maintenance.pool.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`)
  await maintenance.close()
  const template = connectDatabase(databaseUrl(postgres.url, TEMPLATE_DATABASE), {
    connections: 1,
    patience: 10,
  })
  await migrateDatabase(template)
  await template.close()
  const keysFolder = join(dataDir, 'keys')
  await loadKeys(keysFolder)
  project.provide('postgresUrl', postgres.url)
  project.provide('keysFolder', keysFolder)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export default async function prepareRun(project: TestProject): Promise<() => Promise<void>> {
  const [stopDatabase, removeBundles] = await Promise.all([startDatabase(project), bundlePrograms()])
  project.onTestsRerun(async () => void (await bundlePrograms()))
  return async () => {
    removeBundles()
    await stopDatabase()
  }
}
