import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '../../../server/ground/db/embeddedProcess'
import { bundled } from '../../support/bundled'

/** The program in a process of its own, on a data folder that outlives it. */
export type Service = {
  /** From the start of the process until it answers. */
  readyMs: number
  output(): string
  /** Its own process only, as the system kills it when memory is short: its database stays. */
  killServer(): Promise<number | null>
  /** PostgreSQL with all its processes; the program ends by itself. */
  killDatabase(): Promise<number | null>
  /** Both at one instant, as far as that goes. */
  killAll(): Promise<number | null>
  /** In order. */
  terminate(): Promise<number | null>
}

const START_LIMIT_MS = 120_000

function databaseProcesses(dataDir: string): number[] {
  const postmaster = Number(
    readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0],
  )
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return [postmaster, ...pairs.flatMap(([pid = 0, parent]) => (parent === postmaster ? [pid] : []))]
}

function kill(processes: number[]): void {
  for (const pid of processes.filter(isRunning)) process.kill(pid, 'SIGKILL')
}

export async function startService(place: {
  dataDir: string
  port: number
  /** More settings. */
  env?: Record<string, string>
  flags?: string[]
}): Promise<Service> {
  const began = performance.now()
  const child = spawn(process.execPath, [...bundled('runProgram'), '--empty', ...(place.flags ?? [])], {
    env: { PATH: process.env.PATH, DATA_DIR: place.dataDir, PORT: String(place.port), ...place.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ended = once(child, 'close').then(() => child.exitCode)
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      child.kill('SIGKILL')
      reject(new Error(`the program did not start:\n${printed}`))
    }
    const timer = setTimeout(fail, START_LIMIT_MS)
    child.once('close', fail)
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (!printed.includes('を起動しました')) return
        clearTimeout(timer)
        child.off('close', fail)
        resolve()
      })
  })
  return {
    readyMs: performance.now() - began,
    output: () => printed,
    killServer() {
      child.kill('SIGKILL')
      return ended
    },
    killDatabase() {
      kill(databaseProcesses(place.dataDir))
      return ended
    },
    killAll() {
      const processes = databaseProcesses(place.dataDir)
      child.kill('SIGKILL')
      kill(processes)
      return ended
    },
    terminate() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
