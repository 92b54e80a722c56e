import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { SimulationOptions } from './runSimulation'

const USAGE = '使い方：npm run simulate -- --people 400 --days 365 --seed 1（それぞれ1以上の整数）'

function readOptions(): SimulationOptions {
  try {
    const { values } = parseArgs({
      options: {
        people: { type: 'string', default: '400' },
        days: { type: 'string', default: '365' },
        seed: { type: 'string', default: '1' },
      },
    })
    return { people: whole(values.people), days: whole(values.days), seed: whole(values.seed) }
  } catch {
    console.error(USAGE)
    process.exit(2)
  }
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new RangeError(text)
  return Number(text)
}

/** Uses its own database and folder, deleted afterwards. The environment is not read, so there is no other choice. */
async function simulate(options: SimulationOptions): Promise<boolean> {
  // Loaded after the options are checked.
  const [{ connectDatabase }, { startEmbeddedPostgres }, { migrateDatabase }, { runSimulation }] =
    await Promise.all([
      import('../../server/ground/db/client'),
      import('../../server/ground/db/embedded'),
      import('../../server/ground/db/migrate'),
      import('./runSimulation'),
    ])
  const dataDir = mkdtempSync(join(tmpdir(), 'nakatsugu-simulation-'))
  // As root, PostgreSQL runs as another user, who must pass through this folder.
  chmodSync(dataDir, 0o711)
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false })
  const connection = connectDatabase(postgres.url)
  try {
    await migrateDatabase(connection)
    const began = performance.now()
    const { report, checked } = await runSimulation({ ...options, db: connection.db, dataDir })
    process.stdout.write(`${report}\n`)
    // Not part of the report: the same seed gives the same report.
    console.error(`\nかかった時間：${((performance.now() - began) / 1000).toFixed(1)}秒`)
    return checked.every(({ broken }) => broken.length === 0)
  } finally {
    await connection.close()
    await postgres.stop()
  }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
process.exitCode = (await simulate(readOptions())) ? 0 : 1
