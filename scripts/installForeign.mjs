import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs programs of others that no build and no test needs. They lie beside the sources, whose own tools would look
 * into their packages too.
 * @param {string} from a folder with their package.json and package-lock.json
 * @param {string} into below build/
 * @param {string[]} besides what else of the folder is copied
 * @returns {boolean} whether they are there
 */
export function installForeign(from, into, besides = []) {
  const lock = createHash('sha256')
    .update(readFileSync(join(from, 'package-lock.json')))
    .digest('hex')
  const mark = join(into, '.installed')
  mkdirSync(into, { recursive: true })
  for (const part of ['package.json', 'package-lock.json', ...besides])
    cpSync(join(from, part), join(into, part), { recursive: true })
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return true
  // `npm ci` refuses a lock without the packages of other systems, of which the registry does not have all.
  const quietly = ['--no-save', '--ignore-scripts', '--silent', '--no-audit', '--no-fund', '--prefer-offline']
  const { status } = spawnSync('npm', ['install', ...quietly], {
    cwd: into,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) return false
  writeFileSync(mark, lock)
  return true
}
