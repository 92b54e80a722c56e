// npm run test:mutants [-- part of a file's name]: plants one fault after another into a copy of the sources, and runs
// the tests that have to notice. Nothing else says whether green tests would have been red.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { enterMemoryFolder } from './memoryFolder.mjs'
import { mutants } from './mutants.mjs'
import { runCommand } from './runCommand.mjs'

enterMemoryFolder()
const [wanted = ''] = process.argv.slice(2)
const root = process.cwd()
const copy = mkdtempSync(join(tmpdir(), 'nakatsugu-mutants-'))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
})
for (const file of files.split('\0').filter(Boolean)) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  cpSync(join(root, file), join(copy, file))
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
// Built anew with a fault in it: never where the program is started from.
for (const folder of ['build', '.react-router'])
  cpSync(join(root, folder), join(copy, folder), { recursive: true })

const run = (tests) =>
  runCommand('vitest', ['run', '--config', 'tests/vitest.config.ts', '--bail', '1', ...tests], { cwd: copy })

/** What the tests say with the fault, or why it could not be planted. */
async function tried({ file, from, to, by }) {
  const source = readFileSync(join(root, file), 'utf8')
  if (source.split(from).length !== 2) return 'この場所は1つだけではありません'
  writeFileSync(join(copy, file), source.replace(from, to))
  const { ok, output } = await run(by)
  writeFileSync(join(copy, file), source)
  if (ok) return '見つかりませんでした'
  // A fault that no test could even be run with is not one that a test found.
  return /Tests .*failed/.test(output) ? null : 'テストが動きませんでした'
}

const chosen = mutants.filter(({ file }) => file.includes(wanted))
const { ok, output } = await run([...new Set(chosen.flatMap(({ by }) => by))])
if (!ok) {
  console.error(output)
  console.error('まちがいを植える前のテストが通りません。')
  process.exit(1)
}
let missed = 0
for (const mutant of chosen) {
  const wrong = await tried(mutant)
  if (wrong) missed += 1
  console.log(
    `${wrong ? '×' : '✓'} ${mutant.file}：${mutant.from} → ${mutant.to || '（なし）'}${wrong ? `：${wrong}` : ''}`,
  )
}
console.log(`MUTANTS: ${chosen.length} tried, ${missed} wrong`)
process.exit(missed === 0 && chosen.length > 0 ? 0 : 1)
