import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../log/startError'
import { identifyProcess, isAlive } from './embeddedProcess'

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/**
 * Locks a data folder until the returned function is called. Takes over the lock of a process that died.
 * @throws StartError while another living process holds the folder
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'lock')
  const identity = identifyProcess(process.pid) ?? `${process.pid}`
  const own = join(dataDir, `lock.${process.pid}`)
  const inUse = new StartError(`データフォルダー「${dataDir}」は別のプロセスが使用中です。`)
  writeFileSync(own, identity, { mode: 0o600 })
  try {
    for (;;) {
      try {
        // A link appears complete; another process could read a newly opened file while it is empty.
        linkSync(own, path)
        break
      } catch (error) {
        const holder = read(path)
        if (holder === null) {
          if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue
          throw error
        }
        if (isAlive(holder)) throw inUse
        const stale = `${own}.stale`
        renameSync(path, stale)
        // Two starts may both have found the old lock: the one that moved the other's new lock restores it.
        if (read(stale) !== holder) {
          linkSync(stale, path)
          rmSync(stale)
          throw inUse
        }
        rmSync(stale)
      }
    }
  } finally {
    rmSync(own, { force: true })
  }
  return () => {
    if (read(path) === identity) rmSync(path, { force: true })
  }
}
