import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../log/startError'
import { initialiseCluster, programEnvironment } from './embeddedCluster'
import { endOrphan } from './embeddedOrphan'
import { findPlace, makePlace, makeSocketFolder, findSoftware } from './embeddedPlace'
import { findRunner } from './embeddedRunner'
import { embeddedUrl } from './embeddedUrl'

export type EmbeddedPostgres = {
  url: string
  /** The database's folder; not always below DATA_DIR. */
  place: string
  /** Resolves when PostgreSQL has ended. */
  stop(): Promise<void>
}

/** Recovery after a crash may take this long. */
const START_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 20_000
/** Time limit for the processes of a killed server to end. */
const LEFTOVERS_LIMIT_MS = 10_000

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '128MB',
  max_connections: '100',
  timezone: 'UTC',
  // Its log is not replicated, so a restore and an index build write each page once, not twice.
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  // PostgreSQL's log must not contain people's input: no statements, details or refused values.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

function waitUntilReady(child: ChildProcess, log: (line: string) => void): Promise<string | null> {
  return new Promise((resolve) => {
    let output = ''
    let ready = false
    const timer = setTimeout(() => child.kill('SIGQUIT'), START_LIMIT_MS)
    const finish = (failure: string | null) => {
      clearTimeout(timer)
      resolve(failure)
    }
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) log(line)
      if (ready) return
      output += text
      ready = output.includes('database system is ready to accept connections')
      if (ready) finish(null)
    })
    child.once('error', (error) => finish(error.message))
    child.once('close', () => finish(output.trim() || 'postgres'))
  })
}

/**
 * Starts PostgreSQL on the data folder and creates the database if missing. It listens only on a socket for
 * its user and root. The caller holds the data folder's lock.
 * @param options.durable false only for tests and the simulation: commits are not flushed to disk
 * @throws StartError with PostgreSQL's own words when it does not start
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: (line: string) => void
  durable?: boolean
  /** Called when PostgreSQL ends without `stop`. */
  onLost?: () => void
}): Promise<EmbeddedPostgres> {
  const durable = options.durable ?? true
  const runner = findRunner(join(findPlace(options.dataDir), 'cluster'))
  const place = makePlace(options.dataDir, runner)
  const software = findSoftware(place, runner)
  const { cluster, password } = await initialiseCluster(place, { initdb: software.initdb, runner, durable })
  const socket = makeSocketFolder(place, runner)
  const settings = { ...SETTINGS, unix_socket_directories: socket.path, ...(durable ? {} : NOT_DURABLE) }

  const launch = async (patience: number): Promise<ChildProcess> => {
    await endOrphan(cluster)
    for (const name of readdirSync(socket.path)) rmSync(join(socket.path, name))
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(software.postgres, ['-D', cluster, ...args], {
      ...runner,
      cwd: '/',
      env: programEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Own process group: Ctrl+C reaches only us, so requests in progress keep their database.
      detached: true,
    })
    const failure = await waitUntilReady(child, options.log)
    if (failure === null) return child
    if (/is still in use|already exists/.test(failure) && patience > 0) {
      await sleep(200)
      return launch(patience - 200)
    }
    throw new StartError(`データベースを起動できません（${place}）。\n${failure}`)
  }
  const child = await launch(LEFTOVERS_LIMIT_MS)
  const endWithUs = () => child.kill('SIGINT')
  process.once('exit', endWithUs)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const lost = () => options.onLost?.()
  child.once('exit', lost)
  return {
    url: embeddedUrl(password, socket.path),
    place,
    async stop() {
      process.removeListener('exit', endWithUs)
      child.removeListener('exit', lost)
      child.kill('SIGINT')
      const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT_MS)
      if (child.exitCode === null && child.signalCode === null) await ended
      clearTimeout(timer)
      if (socket.temporary) rmSync(socket.path, { recursive: true, force: true })
    },
  }
}
