import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSimulation, type SimulationOptions } from '../../../devtools/simulation/runSimulation'
import { testDatabase } from '../../support/database'

/** A simulation on a test's database, which stays for looking at until it is closed. */
export async function simulateHere(options: SimulationOptions) {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'nakatsugu-test-'))
  const close = async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  }
  const result = await runSimulation({ ...options, db: database.db, dataDir })
  return { ...result, db: database.db, dataDir, close }
}
