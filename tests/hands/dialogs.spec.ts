import { expect, test } from '../e2e/fixtures'
import { keepSession } from '../e2e/support/keepSession'
import { RARE } from '../support/full'
import { measureDialogs, refuseActs } from './support/dialogs'
import { account } from './support/press'

test.use({ viewport: { width: 1366, height: 768 } })

test(
  'the dialogs of staff fit the screen, with button and error',
  { tag: RARE },
  async ({ page, sharedProgram: program }) => {
    await keepSession(page.context(), program, account('admin'), 'console')
    await refuseActs(page)
    const { tried, wrong } = await measureDialogs(page, [`${program.origin}/admin/administrators`])
    process.stdout.write(`dialogs: ${tried.length} tried, ${wrong.length} wrong\n`)
    expect(wrong).toEqual([])
    expect(tried.length).toBeGreaterThan(1)
  },
)

test(
  'a dialog whose buttons are out of sight is found',
  { tag: RARE },
  async ({ page, sharedProgram: program }) => {
    await keepSession(page.context(), program, account('admin'), 'console')
    await refuseActs(page)
    await page.setViewportSize({ width: 1366, height: 260 })
    const { tried, wrong } = await measureDialogs(page, [`${program.origin}/admin/administrators`])
    expect(tried.length).toBeGreaterThan(1)
    expect(wrong.join()).toContain('a button is out of sight')
  },
)
