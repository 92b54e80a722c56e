import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from './bundles'
import { freePort } from './freePort'

export type TestProgram = {
  /** Scheme, host and port, no slash at the end. */
  origin: string
  /** The mails are in its folder `mail`. */
  dataDir: string
  /** What the program printed so far. */
  output(): string
  stop(): Promise<void>
}

// Five seconds on an idle machine; one that many tests share has taken a minute.
const START_LIMIT_MS = 170_000

async function untilStarted(child: ChildProcess, output: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`the program did not start:\n${output()}`))
    const timer = setTimeout(fail, START_LIMIT_MS)
    child.once('exit', fail)
    child.stdout?.on('data', () => {
      if (!output().includes('を起動しました')) return
      clearTimeout(timer)
      child.off('exit', fail)
      resolve()
    })
  })
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
 * Starts the real program in a process of its own, on a free port and a data folder of its own.
 * @param options.empty without the sample data
 * @param options.busy with the people of a busy day
 * @param options.limited with the limits of calls, which are lifted else
 * @param options.fakeNow what its clock shows at the start, such as `2026-12-01T09:00:00+09:00`
 * @param options.dataDir a data folder that outlives it
 * @param options.tree an unpacked package, whose own program is started as it is, with its limits
 * @param options.env more settings
 */
export async function startTestProgram(
  options: {
    empty?: boolean
    busy?: boolean
    limited?: boolean
    fakeNow?: string
    dataDir?: string
    tree?: string
    env?: Record<string, string> | ((port: number) => Record<string, string>)
  } = {},
): Promise<TestProgram> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'nakatsugu-e2e-'))
  // As root PostgreSQL runs as another user, who has to pass through this folder.
  chmodSync(dataDir, 0o711)
  if (options.fakeNow === SAMPLE_DAY && !options.empty && readdirSync(dataDir).length === 0)
    copySample(dataDir)
  const flags = (['empty', 'busy', 'limited'] as const)
    .filter((name) => options[name])
    .map((name) => `--${name}`)
  const program = options.tree ? ['build/server/index.js'] : bundled('runProgram')
  const child = spawn(process.execPath, [...program, ...flags], {
    cwd: options.tree ?? join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(options.fakeNow ? { FAKE_NOW: options.fakeNow } : {}),
      ...(typeof options.env === 'function' ? options.env(port) : options.env),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilStarted(child, () => printed)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, dataDir, output: () => printed, stop }
}
