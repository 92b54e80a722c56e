import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit at which the version before this one was landed. */
export const lastLanded = () => git('log', '-1', '--format=%H', '--grep', '^version: .* is landed$')

/** The built program of a commit, beside this one; kept for the next week. It runs with the packages of this one. */
export function olderTree(reference: string): string {
  const commit = git('rev-parse', '--short=12', `${reference}^{commit}`)
  const tree = resolve('build/week', commit)
  if (existsSync(tree)) return tree
  const making = `${tree}.making`
  mkdirSync(making, { recursive: true })
  execFileSync('sh', ['-euc', 'git archive "$0" | tar --extract --directory "$1"', commit, making])
  if (!existsSync(`${making}/node_modules`)) symlinkSync(resolve('node_modules'), `${making}/node_modules`)
  execFileSync(process.execPath, ['scripts/build.mjs'], {
    cwd: making,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  renameSync(making, tree)
  return tree
}
