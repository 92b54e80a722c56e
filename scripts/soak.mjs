import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './runCommand.mjs'

// The long runs: every test file that asks for them, one after the other, or those whose paths hold a word that is given.
const words = process.argv.slice(2)
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => join('tests', path))
  .filter(
    (path) => /\.(test|spec)\.tsx?$/.test(path) && /support\/(soak|hands)'/.test(readFileSync(path, 'utf8')),
  )
  .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
const specs = files.filter((path) => path.endsWith('.spec.ts'))
const tests = files.filter((path) => !specs.includes(path))
const options = { show: true, env: { SOAK: '1' } }

const runs = [
  ['vitest', ['run', '--config', 'tests/vitest.config.ts', '--no-file-parallelism', ...tests], tests],
  ['playwright', ['test', '--config', 'tests/playwright.config.ts', '--workers', '1', ...specs], specs],
]
for (const [name, args, chosen] of runs) {
  if (chosen.length === 0) continue
  const { ok } = await runCommand(name, args, options)
  if (!ok) process.exitCode = 1
}
