import { readdirSync, readFileSync } from 'node:fs'

const NS_PER_MS = 1e6

type Process = { parent: number; ms: number }

/** A Linux process; null when it has ended. */
function readProcess(pid: number): Process | null {
  try {
    // The name is in brackets and may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    // More exact than its two counters of hundredths of a second.
    const [running = 0] = readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ').map(Number)
    return { parent: fields[1] ?? 0, ms: running / NS_PER_MS }
  } catch {
    return null
  }
}

/** CPU time of PostgreSQL's processes by id: one per connection, and the writers. */
export function cpuOfPostgres(postmaster: number): Map<number, number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(
    pids.flatMap((name) => {
      const found = readProcess(Number(name))
      return found?.parent === postmaster ? [[Number(name), found.ms] as const] : []
    }),
  )
}

/** CPU time between two looks. A connection opened meanwhile counts whole. */
export const cpuBetween = (before: Map<number, number>, after: Map<number, number>): number =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
