import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { loadSampleData } from '../../devtools/sampleData/loadSampleData'
import { connectDatabase } from '../../server/ground/db/client'
import { testDatabase } from './database'
import { testDataDir } from './testDataDir'
import { startTestServer, type TestServer } from './testServer'

const SAMPLE_DATABASE = 'sample'
/** Only one file of a run loads the sample; the next waits and copies it. */
const LOADING = 7_301

/** Beside the keys, which are of the run. */
const place = () => join(dirname(inject('keysFolder')), SAMPLE_DATABASE)

/** Loads the sample into a database that stays as a template, its files beside it, with what the loading said. */
async function loadOnce(): Promise<void> {
  const database = await testDatabase()
  const dataDir = await testDataDir()
  const files = `${dataDir}-files`
  const keep = async () => {
    await database.close({ keep: SAMPLE_DATABASE })
  }
  const server = await startTestServer({ data: { database: { ...database, close: keep }, dataDir } })
  await loadSampleData(server.deps)
  await cp(dataDir, files, { recursive: true })
  await server.close()
  writeFileSync(join(files, 'said.json'), JSON.stringify(server.logged))
  await rename(files, place())
}

/** A server with the sample data of its day, which takes ten seconds to make and is made once a run. */
export async function startSampleServer(): Promise<TestServer> {
  const maintenance = connectDatabase(inject('postgresUrl'), { connections: 1, patience: 100 })
  try {
    await maintenance.pool.query('SELECT pg_advisory_lock($1)', [LOADING])
    if (!existsSync(place())) await loadOnce()
    const dataDir = await testDataDir()
    await cp(place(), dataDir, { recursive: true })
    const database = await testDatabase({ template: SAMPLE_DATABASE })
    const server = await startTestServer({ data: { database, dataDir } })
    server.logged.unshift(...(JSON.parse(readFileSync(join(dataDir, 'said.json'), 'utf8')) as string[]))
    return server
  } finally {
    await maintenance.close()
  }
}
