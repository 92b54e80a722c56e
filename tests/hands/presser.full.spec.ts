import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../support/program'
import { test } from '../e2e/fixtures'
import { expectNothingRefused } from './support/press'

test.use({ viewport: { width: 1366, height: 768 } })
test.setTimeout(3_600_000)

for (const name of ['physician', 'finance', 'support', 'auditor', 'coordinator'])
  test.describe(name, () => {
    let program: TestProgram
    test.beforeAll(async () => {
      program = await startTestProgram({ fakeNow: SAMPLE_DAY })
    })
    test.afterAll(() => program.stop())

    test('presses every button of the pages in the menu, and nothing that is offered is refused', async ({
      page,
    }) => {
      await expectNothingRefused(page, program, name)
    })
  })
