import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { initialiseCluster, programEnvironment } from '../../../server/ground/db/embeddedCluster'
import { findSoftware, makePrivateFolder } from '../../../server/ground/db/embeddedPlace'
import { isRunning } from '../../../server/ground/db/embeddedProcess'
import { findRunner } from '../../../server/ground/db/embeddedRunner'
import { embeddedUrl } from '../../../server/ground/db/embeddedUrl'

/** A PostgreSQL that can be killed and started again. */
export type Cluster = {
  url: string
  start(): Promise<void>
  /** With all its processes, as the system kills it when memory is short. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const SETTINGS = {
  listen_addresses: '',
  wal_level: 'replica',
  max_wal_senders: '4',
  hot_standby: 'on',
  max_connections: '100',
  shared_buffers: '64MB',
  wal_retrieve_retry_interval: '200ms',
  fsync: 'off',
  jit: 'off',
}

/** A primary that runs and a streaming replica of it that does not yet. */
export async function makeClusters(): Promise<{
  primary: Cluster
  replica: Cluster
  remove(): Promise<void>
}> {
  const place = mkdtempSync(join(tmpdir(), 'nakatsugu-replica-'))
  // As root PostgreSQL runs as another user, who has to pass through this folder.
  chmodSync(place, 0o711)
  const runner = findRunner(place)
  const home = makePrivateFolder(join(place, 'pg'), runner)
  const software = findSoftware(home, runner)
  const { cluster, password } = await initialiseCluster(home, {
    initdb: software.initdb,
    runner,
    durable: false,
  })

  function clusterOn(folder: string, name: string, more: Record<string, string> = {}): Cluster {
    const socket = makePrivateFolder(join(home, name), runner)
    const settings = { ...SETTINGS, unix_socket_directories: socket, ...more }
    let child: ChildProcess | null = null
    const end = async (signal: NodeJS.Signals) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
    return {
      url: embeddedUrl(password, socket),
      async start() {
        const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
        const started = spawn(software.postgres, ['-D', folder, ...args], {
          ...runner,
          cwd: '/',
          env: programEnvironment,
          stdio: ['ignore', 'ignore', 'pipe'],
        })
        child = started
        await new Promise<void>((resolve, reject) => {
          let said = ''
          started.stderr.setEncoding('utf8').on('data', (text: string) => {
            said += text
            if (/ready to accept (?:read-only )?connections/.test(said)) resolve()
          })
          started.once('exit', () => reject(new Error(said)))
        })
      },
      async kill() {
        // Held, so that it begets no more.
        child?.kill('SIGSTOP')
        const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n')
        const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
        const backends = pairs.flatMap(([pid = 0, parent]) => (parent === child?.pid ? [pid] : []))
        const ended = end('SIGKILL')
        for (const pid of backends.filter(isRunning)) process.kill(pid, 'SIGKILL')
        await ended
        await vi.waitUntil(() => !backends.some(isRunning), { timeout: 30_000 })
      },
      stop: () => end('SIGINT'),
    }
  }

  const primary = clusterOn(cluster, 'p')
  await primary.start()
  const copy = join(home, 'copy')
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query(`SELECT pg_backup_start('replica', true)`)
  execFileSync('cp', ['-a', cluster, copy])
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
  await client.end()
  rmSync(join(copy, 'postmaster.pid'))
  const owned = (name: string, content: string) => {
    const path = join(copy, name)
    writeFileSync(path, content)
    if (runner) execFileSync('chown', [`${runner.uid}:${runner.gid}`, path])
  }
  owned('backup_label', rows[0]?.labelfile ?? '')
  owned('standby.signal', '')
  const passfile = readFileSync(join(home, 'password'), 'utf8').trim()
  const replica = clusterOn(copy, 'r', {
    primary_conninfo: `host=${join(home, 'p')} user=nakatsugu password=${passfile}`,
  })
  return {
    primary,
    replica,
    async remove() {
      await replica.stop()
      await primary.stop()
      rmSync(place, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
