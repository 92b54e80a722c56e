import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase } from '../../server/ground/db/client'
import { padded } from '../simulation/report/padded'
import { cpuBetween, cpuOfPostgres } from './limit/cpu'

/** The most that a process without a user may take. */
const MOST = {
  'ready, s': 1.5,
  'memory at ready, MB': 200,
  'statements a minute': 60,
  'CPU of Node.js a minute, s': 0.1,
  'CPU of PostgreSQL a minute, s': 0.1,
  'memory after 10,000 requests, MB': 250,
}
const MINUTES = 3
/** What a start does once is over by then. */
const SETTLED_MS = 75_000
const REQUESTS = 10_000
const CALLERS = 10
const LABEL_WIDTH = 40

/**
 * Measures a built server on a migrated database without people: its start, what it does when nobody comes, and its
 * memory after many requests.
 * @param heard the lines of PostgreSQL's log, which grow with each statement
 * @returns whether every limit is kept
 */
export async function runIdle({
  url,
  dataDir,
  heard,
}: {
  url: string
  dataDir: string
  heard: readonly string[]
}): Promise<boolean> {
  const first = await startServer(url, dataDir)
  await first.stop()
  const connection = connectDatabase(url)
  await connection.pool.query(`ALTER SYSTEM SET log_statement = 'all'`)
  await connection.pool.query('SELECT pg_reload_conf()')
  const { rows } = await connection.pool.query<{ pid: number }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
  )
  await connection.close()
  const postmaster = rows[0]?.pid ?? 0

  const server = await startServer(url, dataDir)
  try {
    const atReady = server.megabytes()
    await sleep(SETTLED_MS)
    const before = { lines: heard.length, node: server.cpuSeconds(), postgres: cpuOfPostgres(postmaster) }
    await sleep(MINUTES * 60_000)
    const said = heard.slice(before.lines).filter((line) => /LOG:\s+(statement|execute)/.test(line))
    const node = server.cpuSeconds() - before.node
    const postgres = cpuBetween(before.postgres, cpuOfPostgres(postmaster)) / 1000
    await callMany(server.origin)
    const found: Record<keyof typeof MOST, number> = {
      'ready, s': server.readySeconds,
      'memory at ready, MB': atReady,
      'statements a minute': said.length / MINUTES,
      'CPU of Node.js a minute, s': node / MINUTES,
      'CPU of PostgreSQL a minute, s': postgres / MINUTES,
      'memory after 10,000 requests, MB': server.megabytes(),
    }
    process.stdout.write(`${tally(said)}\n`)
    return report(found)
  } finally {
    await server.stop()
  }
}

function report(found: Record<keyof typeof MOST, number>): boolean {
  let isKept = true
  for (const [name, most] of Object.entries(MOST)) {
    const value = found[name as keyof typeof MOST]
    if (value > most) isKept = false
    process.stdout.write(
      `${padded(`${value > most ? '× ' : '  '}${name}`, LABEL_WIDTH)}${value.toFixed(2).padStart(10)}${String(most).padStart(8)}\n`,
    )
  }
  return isKept
}

/** How often each statement was said, the most frequent first: who asks without being asked. */
function tally(lines: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const text = line.replace(/^.*LOG:\s+/, '').slice(0, 150)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([text, count]) => `${String(count).padStart(6)} ${text}\n`)
    .join('')
}

async function startServer(url: string, dataDir: string) {
  const port = 3900 + Math.floor(process.pid % 90)
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, ['build/server/index.js', '--empty'], {
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: join(dataDir, 'service'),
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isEnded = () => child.exitCode !== null || child.signalCode !== null
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (isEnded()) throw new Error('The server has ended')
    await sleep(10)
  }
  const proc = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8')
  return {
    origin,
    readySeconds: (performance.now() - began) / 1000,
    megabytes: () => Number(/VmRSS:\s+(\d+)/.exec(proc('status'))?.[1]) / 1024,
    /** Linux counts a hundred ticks a second. */
    cpuSeconds() {
      const [user, system] = proc('stat')
        .replace(/^.*\) /, '')
        .split(' ')
        .slice(11, 13)
      return (Number(user) + Number(system)) / 100
    },
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** Pages of visitors and the public part of the API, in turn. */
async function callMany(origin: string): Promise<void> {
  const paths = ['/', '/login', '/config.json', '/readyz']
  let sent = 0
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (sent < REQUESTS)
        await fetch(origin + paths[sent++ % paths.length]).then((it) => it.arrayBuffer())
    }),
  )
}
