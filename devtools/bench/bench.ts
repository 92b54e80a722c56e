import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Size } from './fillDatabase'

const USAGE =
  '使い方：npm run bench -- --users 1000000 --log 5000000（それぞれ300以上の整数）、--only 予約（名前の一部、限界との比較だけ）、--ratios（比だけで判定）、--report（小さくてもdocs/performance.mdに書く）、--peer（PostGraphileも並べて測る）、またはnpm run bench -- --idle'
const FEWEST = 300

type Wanted = Size & {
  only: string | null
  onlyRatios: boolean
  isReported: boolean
  withPeer: boolean
}

/** `idle` measures a process without a user instead. */
function readSize(): Wanted | 'idle' {
  try {
    const { values } = parseArgs({
      options: {
        users: { type: 'string', default: '1000000' },
        log: { type: 'string', default: '5000000' },
        only: { type: 'string' },
        ratios: { type: 'boolean', default: false },
        report: { type: 'boolean', default: false },
        peer: { type: 'boolean', default: false },
        idle: { type: 'boolean', default: false },
      },
    })
    if (values.idle) return 'idle'
    const size = { users: whole(values.users), log: whole(values.log) }
    const only = values.only ?? null
    const isReported = only === null && (values.report || isDefault(size))
    return { ...size, only, onlyRatios: values.ratios, isReported, withPeer: values.peer }
  } catch {
    console.error(USAGE)
    process.exit(2)
  }
}

const isDefault = ({ users, log }: Size) => users === 1_000_000 && log === 5_000_000

function whole(text: string): number {
  if (!/^[1-9]\d{2,7}$/.test(text) || Number(text) < FEWEST) throw new RangeError(text)
  return Number(text)
}

/** Uses its own PostgreSQL in its own folder, deleted afterwards; the environment is not read. */
async function bench(size: Wanted | 'idle'): Promise<boolean> {
  // Loaded after the size is checked.
  const [{ startEmbeddedPostgres }, { runBench }, { runIdle }] = await Promise.all([
    import('../../server/ground/db/embedded'),
    import('./runBench'),
    import('./idle'),
  ])
  const dataDir = mkdtempSync(join(tmpdir(), 'nakatsugu-bench-'))
  // As root, PostgreSQL runs as another user, who must pass through this folder.
  chmodSync(dataDir, 0o711)
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const heard: string[] = []
  const log = (line: string) => void (size === 'idle' && heard.push(line))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log,
    durable: false,
  })
  // Deletes the folder after PostgreSQL has ended, which would otherwise write into it again: it may hold gigabytes.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void postgres.stop().finally(() => process.exit(1)))
  try {
    if (size === 'idle') return await runIdle({ url: postgres.url, dataDir, heard })
    const { only, onlyRatios, isReported, withPeer, ...people } = size
    return await runBench({
      url: postgres.url,
      dataDir,
      size: people,
      only,
      onlyRatios,
      isReported,
      withPeer,
    })
  } finally {
    await postgres.stop()
  }
}

process.exitCode = (await bench(readSize())) ? 0 : 1
