import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartError } from '../log/startError'

/** The user that runs PostgreSQL; null: the current user. */
export type Runner = { uid: number; gid: number } | null

/** PostgreSQL refuses to run as root. Commands that add a user: Debian's, then BusyBox's. */
const WAYS_TO_ADD_A_USER = [
  ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
  ['adduser', '-S', '-D', '-H', 'postgres'],
] as const

function lookUp(name: string): Runner {
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  try {
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return null
  }
}

function addPostgresUser(): Runner {
  for (const [command, ...args] of WAYS_TO_ADD_A_USER) {
    spawnSync(command, args, { stdio: 'ignore' })
    const runner = lookUp('postgres')
    if (runner) return runner
  }
  return null
}

/** The current user; for root the owner of the data, else `postgres` (added if missing), else `nobody`. */
export function findRunner(cluster: string): Runner {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const runner = lookUp('postgres') ?? addPostgresUser() ?? lookUp('nobody')
  if (!runner)
    throw new StartError(
      'データベースを動かすユーザー「postgres」を作成できません。rootではないユーザーで起動してください。',
    )
  return runner
}

/** True if the runner can enter this folder. A shell tests it, so that all rules of the system count. */
export function canEnter(folder: string, runner: Runner): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...runner, cwd: '/', stdio: 'ignore' }).status === 0
  )
}
