// npm run test:changed [-- main]: the tests that a change concerns, in less than a minute. A change is what is not
// committed, and what was committed since the branch or commit that is named. `npm test` stays the word on all.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { enterMemoryFolder } from './memoryFolder.mjs'
import { runCommand } from './runCommand.mjs'

enterMemoryFolder()
const [since = 'HEAD'] = process.argv.slice(2)
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const isTest = (file) => /^tests\/.*\.test\.tsx?$/.test(file)
const isLong = (file) => file.includes('.full.')

/** Tests lie as what they test does: the room's, or where it has none, those of the hall around it. */
function testsBeside(file) {
  const folder = dirname(file)
  if (folder === '.') return []
  const tests = join('tests', folder)
  return existsSync(tests) && folder.includes('/') ? [tests] : testsBeside(folder)
}

/** Tests that name a changed file among their imports. */
function testsNaming(file) {
  const name = file.replace(/\.\w+$/, '')
  try {
    return git('grep', '-lE', `/${name}'`, '--', 'tests').filter(isTest)
  } catch {
    return []
  }
}

const sources = changed.filter((file) =>
  /^(admin|donor|pool|server|shared|devtools)\/.*\.(tsx?|graphql|sql)$/.test(file),
)
const concerned = [
  ...changed.filter(isTest),
  ...sources.flatMap(testsBeside),
  ...sources.flatMap(testsNaming),
]
const tests = new Set([
  ...concerned.filter((file) => !isLong(file)),
  ...(sources.length > 0 ? ['tests/architecture.test.ts'] : []),
])
// Of a room too: `ls-files` lists what a folder has.
const named = concerned.length > 0 ? git('ls-files', '--', ...concerned) : []
const long = named.filter((file) => isTest(file) && isLong(file))
if (long.length > 0) console.log(`時間のかかるテスト（ここでは実行しません）：${long.join(' ')}`)
if (tests.size === 0) {
  console.log(long.length > 0 ? 'ほかにはありません。' : 'この変更にかかわるテストはありません。')
  process.exit(0)
}
console.log([...tests].map((test) => `▸ ${test}`).join('\n'))
const checks =
  sources.length > 0
    ? [runCommand('oxlint', ['--deny-warnings', ...sources.filter((file) => /tsx?$/.test(file))])]
    : []
const [{ ok }, ...checked] = await Promise.all([
  runCommand('vitest', ['run', '--config', 'tests/vitest.config.ts', ...tests], { show: true }),
  ...checks,
])
for (const { ok: fine, output } of checked) if (!fine) console.error(output)
process.exit(ok && checked.every((one) => one.ok) ? 0 : 1)
