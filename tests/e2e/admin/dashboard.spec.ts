import { startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { goTo, signInToConsole } from '../support/console'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: '2026-12-01T09:00:00+09:00' })
})
test.afterAll(() => program.stop())

const PEOPLE = [
  '今日のガイダンス',
  '今日から7日間のガイダンス',
  '検査日が未設定',
  '期限まで7日',
  '更新の時期',
  'ガイダンス案内待ち',
]

test('each tile tells the number of the list it leads to', async ({ page }) => {
  test.setTimeout(120_000)
  await signInToConsole(page, program, 'admin@example.com')
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

test('a page that is gone to has the focus, and the way to its text is short', async ({ page }) => {
  await signInToConsole(page, program, 'support@example.com')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へ移る' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await goTo(page, 'ガイダンス枠')
  await expect(page.locator('main')).toBeFocused()
})

test('the choice of light or dark is kept, against that of the system', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await signInToConsole(page, program, 'support@example.com')
  await expect.poll(background).toBe('rgb(20, 26, 23)')
  await page.getByRole('button', { name: /^アカウント/ }).click()
  await page.getByRole('menuitem', { name: '明るい画面にする' }).click()
  await expect.poll(background).toBe('rgb(243, 245, 239)')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'ダッシュボード' })).toBeVisible()
  await expect.poll(background).toBe('rgb(243, 245, 239)')
})
