import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../support/program'
import { RARE } from '../support/full'
import { expect, test } from '../e2e/fixtures'
import { keepSession } from '../e2e/support/keepSession'
import { account, expectNothingRefused, pressPage } from './support/press'

test.use({ viewport: { width: 1366, height: 768 } })
test.setTimeout(600_000)

// What is recorded here is counted.
let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

test('reception presses every button of its pages, and nothing that is offered is refused', async ({
  page,
}) => {
  await expectNothingRefused(page, program, 'reception')
})

test('a control whose act is refused is found', { tag: RARE }, async ({ page }) => {
  await keepSession(page.context(), program, account('coordinator'), 'console')
  await page.route('**/graphql', async (route) => {
    const { query = '' } = (route.request().postDataJSON() ?? {}) as { query?: string }
    if (!/^\s*mutation/.test(query)) return route.continue()
    await route.fulfill({
      json: {
        data: null,
        errors: [{ message: 'この操作を行う権限がありません。', extensions: { code: 'FORBIDDEN' } }],
      },
    })
  })
  const { wrong } = await pressPage(page, 'Coordinator', `${program.origin}/admin/letters/new`)
  expect(wrong.map(({ what }) => what).join()).toMatch(/FORBIDDEN/)
})
