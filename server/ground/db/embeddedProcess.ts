import { readFileSync } from 'node:fs'

/** Identifies a running process, on Linux with boot and start time, so that a reused number differs; null for none. */
export function identifyProcess(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process runs under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The program's name is in parentheses and may contain spaces; fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    if (fields[0] === 'Z') return null
    return `${pid} ${boot} ${fields[19]}`
  } catch {
    return `${pid}`
  }
}

export function isAlive(identity: string): boolean {
  return identifyProcess(Number(identity.split(' ')[0])) === identity
}

/** False for a process that has ended but was not yet reaped. */
export function isRunning(pid: number): boolean {
  return identifyProcess(pid) !== null
}
