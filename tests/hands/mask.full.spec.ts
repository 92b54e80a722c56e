import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../support/program'
import { expect, test } from '../e2e/fixtures'
import { keepSession } from '../e2e/support/keepSession'
import { maskedPages, saidOn, talkPages, untrueNones, type Said } from './support/masked'

// Pages that are not a duty's are opened all the same.
test.use({ viewport: { width: 1920, height: 1080 }, expectedProblems: [/./] })
test.setTimeout(600_000)
// Each duty is held against what the first test has read.
test.describe.configure({ mode: 'serial' })

const account = (name: string) => ({ email: `${name}@example.com`, password: 'Demo-Passw0rd' })

let program: TestProgram
const whole = new Map<string, Said>()
let talks: string[] = []
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

test('an administrator who is a physician sees all that there is', async ({ page }) => {
  await keepSession(page.context(), program, account('admin'), 'console')
  talks = await talkPages(program)
  for (const path of [...(await maskedPages(program)), ...talks])
    whole.set(path, await saidOn(page, program.origin + path, true))
  expect(whole.size).toBeGreaterThan(10)
})

for (const duty of ['coordinator', 'support', 'physician', 'finance', 'auditor', 'reception'])
  test(`no page says to the duty of ${duty}@ that there is none of what is not shown`, async ({ page }) => {
    await keepSession(page.context(), program, account(duty), 'console')
    const wrong: string[] = []
    const pages = [...whole].filter(([path]) => duty === 'coordinator' || !talks.includes(path))
    for (const [path, said] of pages)
      for (const one of untrueNones(said, await saidOn(page, program.origin + path, false)))
        wrong.push(`${path} ${one}`)
    process.stdout.write(`mask (${duty}): ${pages.length} tried, ${wrong.length} wrong\n`)
    expect(wrong).toEqual([])
  })

test('a none that is not true is found, an honest one is not', () => {
  const all = { '鈴木 / うかがうこと': ['アレルギーについて（Q26）'], '齋藤 / うかがうこと': ['なし'] }
  const masked = { '鈴木 / うかがうこと': ['なし'], '齋藤 / うかがうこと': ['なし'] }
  expect(untrueNones(all, masked)).toHaveLength(1)
})
