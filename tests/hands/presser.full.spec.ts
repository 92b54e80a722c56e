import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../support/program'
import { expect, test } from '../e2e/fixtures'
import { keepSession } from '../e2e/support/keepSession'
import { pressAll } from './support/press'

test.use({ viewport: { width: 1366, height: 768 } })
test.setTimeout(3_600_000)

for (const name of ['physician', 'finance', 'support', 'auditor'])
  test.describe(name, () => {
    let program: TestProgram
    test.beforeAll(async () => {
      program = await startTestProgram({ fakeNow: SAMPLE_DAY })
    })
    test.afterAll(() => program.stop())

    test('presses every button of the pages in the menu, and nothing that is offered is refused', async ({
      page,
    }) => {
      const account = { email: `${name}@example.com`, password: 'Demo-Passw0rd' }
      await keepSession(page.context(), program, account, 'console')
      page.on('dialog', (dialog) => void dialog.accept())
      const { tried, wrong } = await pressAll(page, name, program.origin)
      // eslint-disable-next-line no-console -- the hand's own line
      console.log(`presser (${name}): ${tried} tried, ${wrong.length} wrong`)
      expect(wrong).toEqual([])
      expect(tried).toBeGreaterThan(2)
    })
  })
