import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The service tells the last backup's age; backups run in a process of their own. */
const placeOf = (dataDir: string) => join(dataDir, 'last-backup')

export function noteLastBackup(dataDir: string, at: Date): void {
  if (existsSync(dataDir)) writeFileSync(placeOf(dataDir), `${at.toISOString()}\n`)
}

/** Null if none was made from this data folder. */
export function readLastBackup(dataDir: string): Date | null {
  const place = placeOf(dataDir)
  return existsSync(place) ? new Date(readFileSync(place, 'utf8').trim()) : null
}

/** A night was left out: as the alarm in `deploy/monitoring/alerts.yaml`. */
export const OLD_BACKUP_HOURS = 36

export const isOldBackup = (last: Date, now: Date): boolean =>
  now.getTime() - last.getTime() > OLD_BACKUP_HOURS * 3_600_000
