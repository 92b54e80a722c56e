import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../devtools/world/freePort'
import { FLAGS, type Flag } from './programOrders'
import { takeProcess } from './programProcess'
import { treeProcess } from './treeProcess'

export type TestProgram = {
  /** Scheme, host and port, no slash at the end. */
  origin: string
  /** The mails are in its folder `mail`. */
  dataDir: string
  /** What the program printed so far. */
  output(): string
  stop(): Promise<void>
}

/** The clock of most browser tests at the start: a Tuesday morning. */
export const SAMPLE_DAY = '2026-12-01T09:00:00+09:00'

/** Data with the sample of that day, where it has been made beforehand: it takes seconds to make. */
function copySample(dataDir: string): void {
  const made = process.env.SAMPLE_FOLDER
  // PostgreSQL's files belong to another user under root.
  if (made) execFileSync('cp', ['-a', `${made}/.`, dataDir])
}

/**
 * Starts the real program in a process beside the tests, on a free port and a data folder of its own.
 * @param options.empty without the sample data
 * @param options.busy with the people of a busy day
 * @param options.limited with the limits of calls, which are lifted else
 * @param options.fakeNow what its clock shows at the start, such as `2026-12-01T09:00:00+09:00`
 * @param options.dataDir a data folder that outlives it
 * @param options.tree an unpacked package, whose own program is started as it is, with its limits
 * @param options.env more settings
 */
export async function startTestProgram(
  options: Partial<Record<Flag, boolean>> & {
    fakeNow?: string
    dataDir?: string
    tree?: string
    env?: Record<string, string> | ((port: number) => Record<string, string>)
  } = {},
): Promise<TestProgram> {
  const port = await freePort()
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'nakatsugu-e2e-'))
  // As root PostgreSQL runs as another user, who has to pass through this folder.
  chmodSync(dataDir, 0o711)
  if (options.fakeNow === SAMPLE_DAY && !options.empty && readdirSync(dataDir).length === 0)
    copySample(dataDir)
  const flags = FLAGS.filter((name) => options[name])
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(options.fakeNow ? { FAKE_NOW: options.fakeNow } : {}),
    ...(typeof options.env === 'function' ? options.env(port) : options.env),
  }
  const removeData = () => {
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
  const running = options.tree ? treeProcess(options.tree) : takeProcess()
  const stop = () => running.stop().finally(removeData)
  await running.start({ flags, env }).catch((error: unknown) => {
    removeData()
    throw error
  })
  return { origin: `http://localhost:${port}`, dataDir, output: running.output, stop }
}
