import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE_USER } from './embeddedCluster'

export const embeddedUrl = (password: string, socketFolder: string) =>
  `postgres://${DATABASE_USER}:${password}@/postgres?host=${encodeURIComponent(socketFolder)}`

/**
 * The URL of an embedded PostgreSQL that another process of the same user started.
 * @returns null while it is not ready
 */
export function findRunningUrl(place: string): string | null {
  try {
    // In PostgreSQL's pid file, line five is the socket's folder and line eight the state.
    const lines = readFileSync(join(place, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    if (!lines[4] || lines[7]?.trim() !== 'ready') return null
    return embeddedUrl(readFileSync(join(place, 'password'), 'utf8'), lines[4])
  } catch {
    return null
  }
}
