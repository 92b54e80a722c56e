import { join } from 'node:path'

/** A network of its own: every port is free, and names resolve by its hosts file. */
export const HOSTS = { donor: 'donor.rehearsal.test', console: 'console.rehearsal.test' } as const
export const DONOR = `https://${HOSTS.donor}`
export const CONSOLE = `https://${HOSTS.console}`
export const PORTS = {
  primary: 5432,
  replica: 5433,
  bucket: 9000,
  mail: 2525,
  queue: 9324,
  pool: 9229,
  pooler: 6432,
  service: 3000,
  metrics: 9100,
  prometheus: 9090,
} as const
export const BUCKET = 'rehearsal-files'
export const REGION = 'ap-northeast-1'
export const QUEUE = 'returned-mails'
export const PROCESSES = [0, 1, 2] as const

/** Each part of the rehearsal has one folder; the unpacked versions are beside it. */
export type Place = { folder: string; trees: { newer: string; older: string } }

export const placeOf = (folder: string, trees: Place['trees']): Place => ({ folder, trees })

export const pathIn = (place: Place, ...names: string[]) => join(place.folder, ...names)
