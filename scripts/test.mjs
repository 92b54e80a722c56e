import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { check } from './check.mjs'
import { enterMemoryFolder } from './memoryFolder.mjs'
import { runCommand } from './runCommand.mjs'

enterMemoryFolder()
// The files named .full. too.
if (process.argv.includes('--full')) process.env.FULL = '1'
const reports = mkdtempSync(join(tmpdir(), 'nakatsugu-reports-'))
/** What failed, named again at the end of a long output. */
const failures = []
const FOLDERS = {
  単体テスト: /^tests\/(shared\/|scripts\/|contract\/|hands\/[^/]+(?<!\.server)\.test|[^/]+$)/,
  サーバーのテスト: /^tests\/((server|pool|devtools)\/|hands\/.*\.server\.)/,
  画面のテスト: /^tests\/(donor|admin)\//,
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A run that ended badly although no test failed (an error outside any test, no report) counts as one failure. */
const countEnd = (ok, counts) => (ok || counts.failed > 0 ? counts : { ...counts, failed: 1 })

async function runVitest() {
  const file = join(reports, 'vitest.json')
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json']
  const { ok } = await runCommand('vitest', [...args, `--outputFile.json=${file}`], { show: true })
  const files = (readReport(file)?.testResults ?? []).map((result) => {
    const of = (status) => result.assertionResults.filter((test) => test.status === status).length
    const brokenBeforeItsTests = result.status === 'failed' && of('failed') === 0
    const path = relative(process.cwd(), result.name)
    for (const test of result.assertionResults)
      if (test.status === 'failed') failures.push(`${path} › ${test.fullName}`)
    if (brokenBeforeItsTests) failures.push(path)
    return {
      path,
      passed: of('passed'),
      failed: of('failed') + (brokenBeforeItsTests ? 1 : 0),
    }
  })
  const suites = Object.entries(FOLDERS).map(([name, folder]) => {
    const mine = files.filter(({ path }) => folder.test(path))
    const sum = (key) => mine.reduce((total, one) => total + one[key], 0)
    return { name, passed: sum('passed'), failed: sum('failed') }
  })
  const homeless = files.filter(({ path }) => !Object.values(FOLDERS).some((folder) => folder.test(path)))
  if (homeless.length > 0)
    suites.push({ name: '置き場のわからないテスト', passed: 0, failed: homeless.length })
  const failed = suites.some((suite) => suite.failed > 0)
  return ok || failed ? suites : [...suites, { name: 'テストの外のエラー', passed: 0, failed: 1 }]
}

async function runPlaywright() {
  const file = join(reports, 'playwright.json')
  const { ok } = await runCommand('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const stats = readReport(file)?.stats
  const counts = { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
  return { name: 'ブラウザーのテスト', ...countEnd(ok, counts) }
}

/** Runs one part of the tests under its name, and says how long it took. */
async function runPart(name, run) {
  console.log(`▸ ${name}`)
  const start = performance.now()
  const counts = await run()
  console.log(`▸ ${name}：${Math.ceil((performance.now() - start) / 1000)}秒`)
  return counts
}

const suites = [
  { name: '検査', ...(await runPart('検査', check)) },
  ...(await runPart('単体・サーバー・画面のテスト', runVitest)),
  await runPart('ブラウザーのテスト', runPlaywright),
]
rmSync(reports, { recursive: true, force: true })

console.log()
for (const failure of failures) console.log(`✗ ${failure}`)
for (const { name, passed, failed } of suites) console.log(`${name}：成功 ${passed}、失敗 ${failed}`)
const empty = suites.filter(({ passed, failed }) => passed + failed === 0)
for (const { name } of empty) console.error(`${name}が1件も実行されていません。`)

const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0)
const failed = sum('failed') + empty.length
process.exitCode = failed === 0 ? 0 : 1
console.log(`${sum('passed')} passed, ${failed} failed`)
