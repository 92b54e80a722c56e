import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, support } from '../support/api'
import { goTo, openConsole } from '../support/console'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const PEOPLE = [
  '今日から7日間のガイダンス',
  '検査日が未設定',
  '期限まで7日',
  '更新の時期',
  'ガイダンス案内待ち',
]

test('each tile tells the number of the list it leads to', async ({ page }) => {
  await openConsole(page, program, administrator, 'ダッシュボード')
  for (const question of PEOPLE) {
    const tile = page
      .getByRole('list', { name: '今日の仕事' })
      .getByRole('link', { name: new RegExp(`^${question}`) })
    const count = Number((await tile.locator('b').textContent())?.replaceAll(',', ''))
    await tile.click()
    await expect(page.getByRole('heading', { level: 1, name: '会員' })).toBeVisible()
    await expect(page.getByText(`${count}人`, { exact: true })).toBeVisible()
    await goTo(page, 'ダッシュボード')
  }
})

test('the tile of today leads to its sheet', async ({ page }) => {
  await openConsole(page, program, administrator, 'ダッシュボード')
  await page.getByRole('link', { name: /^今日のガイダンス/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '2026年12月1日（火）のガイダンス' })).toBeVisible()
})

test('a page that is gone to has the focus, and the way to its text is short', async ({ page }) => {
  await openConsole(page, program, support, 'ダッシュボード')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へ移る' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await goTo(page, 'ガイダンス枠')
  await expect(page.locator('main')).toBeFocused()
})

test('the choice of light or dark is kept, against that of the system', async ({ page }) => {
  const isDark = () => expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 26, 23)')
  const isLight = () => expect(page.locator('body')).toHaveCSS('background-color', 'rgb(243, 245, 239)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await openConsole(page, program, support, 'ダッシュボード')
  await isDark()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /（.+）$/ })
    .click()
  await page.getByRole('menuitem', { name: '明るい画面にする' }).click()
  await isLight()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'ダッシュボード' })).toBeVisible()
  await isLight()
})
