import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canEnter, type Runner } from './embeddedRunner'

/** Linux's limit for a socket's path is 107 bytes; `/.s.PGSQL.5432.lock` comes on top of the folder. */
const MAX_SOCKET_FOLDER_BYTES = 87

/** Makes a folder that only the runner (and root) can open. */
export function makePrivateFolder(path: string, runner: Runner): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
  if (runner) chownSync(path, runner.uid, runner.gid)
  return path
}

/** The file in DATA_DIR that says where the database is when it could not be kept beside it. */
const recordOf = (dataDir: string) => join(dataDir, 'postgres.location')

/** Where the database of a data folder is, or is going to be: in it, or where an earlier start had to put it. */
export function findPlace(dataDir: string): string {
  const record = recordOf(dataDir)
  return existsSync(record) ? readFileSync(record, 'utf8').trim() : join(dataDir, 'postgres')
}

function makePlaceElsewhere(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  for (const base of ['/var/lib/nakatsugu', join(tmpdir(), 'nakatsugu')]) {
    try {
      mkdirSync(base, { recursive: true, mode: 0o711 })
      // Never the same twice: a new folder of an old name must not find the data of the old one.
      return mkdtempSync(join(base, `${hash}-`))
    } catch {
      continue
    }
  }
  return join(dataDir, 'postgres')
}

/**
 * Makes the folder that holds the database. The user whom PostgreSQL runs as must be able to reach it: below a
 * folder that is closed to her the database goes elsewhere, and DATA_DIR remembers where.
 */
export function makePlace(dataDir: string, runner: Runner): string {
  const place = findPlace(dataDir)
  if (existsSync(place) || !runner || canEnter(dataDir, runner)) return makePrivateFolder(place, runner)
  const elsewhere = makePrivateFolder(makePlaceElsewhere(dataDir), runner)
  writeFileSync(recordOf(dataDir), `${elsewhere}\n`, { mode: 0o600 })
  return elsewhere
}

/** A folder for the socket: in the place, or under the system's temporary folder where the path would be too long. */
export function makeSocketFolder(place: string, runner: Runner): { path: string; temporary: boolean } {
  const path = join(place, 'socket')
  const temporary = Buffer.byteLength(path) > MAX_SOCKET_FOLDER_BYTES
  const folder = temporary ? mkdtempSync(join(tmpdir(), 'nakatsugu-')) : path
  return { path: makePrivateFolder(folder, runner), temporary }
}
