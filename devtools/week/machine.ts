import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { findPlace } from '../../server/ground/db/embeddedPlace'
import { findRunningUrl } from '../../server/ground/db/embeddedUrl'
import { environment } from '../world/environment'

const START_LIMIT_MS = 170_000
const LOOK_MS = 100

/** The built program on the office's machine, switched on at an instant. */
export type Machine = {
  folder(): string
  origin: string
  start(now: string): Promise<void>
  /** From the next start on, another version. */
  useVersion(tree: string): void
  /** Every session of the database ends, as when its host is moved. */
  cutSessions(): Promise<number>
  stop(): Promise<void>
  /** The power goes: no process says good-bye. */
  kill(): Promise<void>
  backUp(path: string): void
  /** Everything on the disk is lost but the keys and the mails that were sent; the backup comes back in a new folder. */
  restore(path: string): void
  /** Leaves nothing running, whatever happened. */
  end(): Promise<void>
}

/** @param version the folder of the built program of the first starts */
export function createMachine(first: string, port: number, version: string): Machine {
  const origin = `http://localhost:${port}`
  let folder = first
  let tree = version
  let lost = 0
  let child: ReturnType<typeof spawn> | null = null
  const own = () => ({ PATH: environment.PATH, DATA_DIR: folder, PORT: String(port) })
  const command = (name: 'backup' | 'restore', path: string) =>
    execFileSync(process.execPath, [join(tree, `build/server/${name}.js`), path], {
      env: own(),
      stdio: ['ignore', 'ignore', 'inherit'],
    })

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    origin,
    folder: () => folder,
    async start(now) {
      const started = spawn(process.execPath, ['build/server/index.js', '--empty'], {
        cwd: tree,
        env: { ...own(), FAKE_NOW: now, NODE_ENV: 'production' },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      child = started
      let said = ''
      started.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
      const deadline = performance.now() + START_LIMIT_MS
      while (!(await isReady(origin))) {
        if (started.exitCode !== null || performance.now() > deadline)
          throw new Error(`The program did not start:\n${said}`)
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      }
    },
    useVersion(next) {
      tree = next
    },
    cutSessions: () => cutSessions(folder),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async end() {
      await end('SIGTERM')
      endDatabase(folder)
    },
    backUp: (path) => command('backup', path),
    restore(path) {
      const before = folder
      endDatabase(before)
      lost += 1
      folder = `${first}-${lost}`
      mkdirSync(folder, { mode: 0o711 })
      command('restore', path)
      // The keys were carried away, and what was sent stays with those who got it.
      for (const kept of ['keys', 'mail'])
        if (existsSync(join(before, kept)))
          cpSync(join(before, kept), join(folder, kept), { recursive: true, force: false })
    },
  }
}

/** A killed program leaves its database running. */
function endDatabase(folder: string): void {
  try {
    const [pid] = readFileSync(join(findPlace(folder), 'cluster/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    // It has ended.
  }
}

async function cutSessions(folder: string): Promise<number> {
  const client = new pg.Client(findRunningUrl(findPlace(folder)) ?? undefined)
  await client.connect()
  const { rowCount } = await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`)
  await client.end()
  return rowCount ?? 0
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}
