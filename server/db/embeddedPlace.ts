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

/** Linux limits a socket's path to 107 bytes, including `/.s.PGSQL.5432.lock`. */
const MAX_SOCKET_FOLDER_BYTES = 87

/** Makes a folder that only the runner (and root) can open. */
export function makePrivateFolder(path: string, runner: Runner): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  chmodSync(path, 0o700)
  if (runner) chownSync(path, runner.uid, runner.gid)
  return path
}

/** Records where the database is if it is not in DATA_DIR. */
const recordOf = (dataDir: string) => join(dataDir, 'postgres.location')

/** The database's folder: in the data folder, or where an earlier start had to put it. */
export function findPlace(dataDir: string): string {
  const record = recordOf(dataDir)
  return existsSync(record) ? readFileSync(record, 'utf8').trim() : join(dataDir, 'postgres')
}

function makePlaceElsewhere(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  for (const base of ['/var/lib/nakatsugu', join(tmpdir(), 'nakatsugu')]) {
    try {
      mkdirSync(base, { recursive: true, mode: 0o711 })
      // A random name: a new data folder must not find an old one's database.
      return mkdtempSync(join(base, `${hash}-`))
    } catch {
      continue
    }
  }
  return join(dataDir, 'postgres')
}

/**
 * Makes the database's folder. If the runner cannot enter the data folder, the database goes elsewhere and
 * DATA_DIR records where.
 */
export function makePlace(dataDir: string, runner: Runner): string {
  const place = findPlace(dataDir)
  if (existsSync(place) || !runner || canEnter(dataDir, runner)) return makePrivateFolder(place, runner)
  const elsewhere = makePrivateFolder(makePlaceElsewhere(dataDir), runner)
  writeFileSync(recordOf(dataDir), `${elsewhere}\n`, { mode: 0o600 })
  return elsewhere
}

/** The socket's folder: in the place, or in the system's temporary folder if the path is too long. */
export function makeSocketFolder(place: string, runner: Runner): { path: string; temporary: boolean } {
  const path = join(place, 'socket')
  const temporary = Buffer.byteLength(path) > MAX_SOCKET_FOLDER_BYTES
  const folder = temporary ? mkdtempSync(join(tmpdir(), 'nakatsugu-')) : path
  return { path: makePrivateFolder(folder, runner), temporary }
}
