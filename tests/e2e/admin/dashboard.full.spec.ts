import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { support } from '../support/api'
import { goTo, openConsole } from '../support/console'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

test('a page that is gone to has the focus, and the way to its text is short', async ({ page }) => {
  await openConsole(page, program, support, '集計')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へ移る' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  // For the first time, by a tab of the page before, and again.
  for (const name of [
    'ガイダンス：枠',
    'ガイダンス：見通し',
    'ガイダンス：カレンダー',
    'ガイダンス：枠',
    '会員：登録の途中の方',
  ]) {
    await goTo(page, name)
    await expect(page.locator('main')).toBeFocused()
  }
})

test('the choice of light or dark is kept, against that of the system', async ({ page }) => {
  const isDark = () => expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 26, 23)')
  const isLight = () => expect(page.locator('body')).toHaveCSS('background-color', 'rgb(243, 245, 239)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await openConsole(page, program, support, '集計')
  await isDark()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /（.+）$/ })
    .click()
  await page.getByRole('menuitem', { name: '明るい画面にする' }).click()
  await isLight()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '集計' })).toBeVisible()
  await isLight()
})
