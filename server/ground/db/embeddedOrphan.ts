import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './embeddedProcess'

/** Time for a normal stop before a faster one. */
const STOP_LIMIT_MS = 20_000

function commandOf(pid: number): string {
  try {
    const path = `/proc/${pid}/cmdline`
    return existsSync(path)
      ? readFileSync(path, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', `${pid}`]).toString()
  } catch {
    return ''
  }
}

async function hasEnded(pid: number): Promise<boolean> {
  for (let waited = 0; waited < STOP_LIMIT_MS; waited += 20) {
    if (!isRunning(pid)) return true
    await sleep(20)
  }
  return false
}

/** Ends a PostgreSQL that a killed program left running; committed data stays. The caller holds the folder's lock. */
export async function endOrphan(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (Number.isInteger(pid) && pid > 0 && isRunning(pid) && commandOf(pid).includes(cluster)) {
    process.kill(pid, 'SIGINT')
    if (!(await hasEnded(pid))) process.kill(pid, 'SIGQUIT')
    await hasEnded(pid)
  }
  if (!existsSync(file)) return
  // PostgreSQL refuses to start while the process number in this file is in use, unless it is its parent's.
  // The other lines stay, so its check for processes that use the files still works.
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [process.pid, ...rest].join('\n'))
}
