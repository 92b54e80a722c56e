import { readFileSync } from 'node:fs'

/**
 * Names a running process so that a number given out again later is not mistaken for it: on Linux the boot and the
 * start time are part of the name. Null when no such process runs.
 */
export function identifyProcess(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The program's name stands in parentheses and may hold spaces; fields are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    if (fields[0] === 'Z') return null
    return `${pid} ${boot} ${fields[19]}`
  } catch {
    return `${pid}`
  }
}

/** True while the process that was named so is alive. */
export function isAlive(identity: string): boolean {
  return identifyProcess(Number(identity.split(' ')[0])) === identity
}

/** True while a process of that number runs; one that ended and was not yet fetched by its parent does not. */
export function isRunning(pid: number): boolean {
  return identifyProcess(pid) !== null
}
