import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../log/startError'
import { makePrivateFolder } from './embeddedPlace'
import type { Runner } from './embeddedRunner'

export const DATABASE_USER = 'nakatsugu'

/** macOS has no C.UTF-8. */
const LIBC_LOCALE = platform() === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/** PostgreSQL's programs get none of our environment, which may hold secrets. */
export const programEnvironment = { PATH: process.env.PATH, LC_ALL: 'C' }

function readOrMakePassword(place: string, runner: Runner): { path: string; password: string } {
  const path = join(place, 'password')
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (runner) chownSync(path, runner.uid, runner.gid)
  return { path, password: readFileSync(path, 'utf8') }
}

/**
 * Creates the database's files on the first start and returns its password. The folder gets its name only
 * when complete, so an interrupted first start can be repeated.
 */
export async function initialiseCluster(
  place: string,
  options: { initdb: string; runner: Runner; durable: boolean },
): Promise<{ cluster: string; password: string }> {
  const cluster = join(place, 'cluster')
  const { path, password } = readOrMakePassword(place, options.runner)
  if (existsSync(cluster)) return { cluster, password }
  for (const name of readdirSync(place).filter((entry) => entry.startsWith('unfinished-')))
    rmSync(join(place, name), { recursive: true, force: true, maxRetries: 5 })
  const unfinished = makePrivateFolder(
    join(place, `unfinished-${randomBytes(4).toString('hex')}`),
    options.runner,
  )
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${path}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Plain C knows no Japanese letters, and system locales differ between machines.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${LIBC_LOCALE}`,
    ...(options.durable ? [] : ['--no-sync']),
  ]
  try {
    await promisify(execFile)(options.initdb, args, { ...options.runner, cwd: '/', env: programEnvironment })
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new StartError(`データベースを作成できません（${place}）。\n${reason.trim()}`)
  }
  renameSync(unfinished, cluster)
  return { cluster, password }
}
