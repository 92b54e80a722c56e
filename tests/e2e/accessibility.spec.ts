import { startTestProgram, type TestProgram } from '../support/program'
import { expect, test } from './fixtures'
import { goTo, openConsole } from './support/console'
import { expectAccessible } from './support/expectAccessible'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: '2026-12-01T09:00:00+09:00' })
})
test.afterAll(() => program.stop())

test('the console is accessible', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(`${program.origin}/admin/`)
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openConsole(page, program, 'admin@example.com')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await expectAccessible(page)
  for (const name of ['ガイダンス枠', '管理者', '活動記録']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await goTo(page, name)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await goTo(page, '会員')
  await page.getByRole('row').nth(1).click()
  await expect(page.getByText('次の処理')).toBeVisible()
  await expectAccessible(page)
})
