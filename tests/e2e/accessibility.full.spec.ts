import type { Page } from '@playwright/test'
import type { TestProgram } from '../support/program'
import { expect, test } from './fixtures'
import { administrator } from './support/api'
import { goTo, openConsole, wear } from './support/console'
import { expectAccessible } from './support/expectAccessible'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

/** Three English words one after the other are a text that nobody has translated. */
async function expectJapanese(page: Page): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text.match(/[a-z]{2,}(?: [a-z]{2,}){2,}/gi) ?? [], page.url()).toEqual([])
}

// What is where is the same in both; only the colours differ.
const WIDTHS = { light: [390, 1280], dark: [768] }

async function look(page: Page): Promise<void> {
  await expectJapanese(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await wear(page, colorScheme)
    await expectAccessible(page, WIDTHS[colorScheme])
  }
  await wear(page, 'light')
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('the console is accessible, light and dark', async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto(`${program.origin}/admin/`)
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
  await look(page)
  await openConsole(page, program, administrator, '集計')
  await expect(page.getByRole('table', { name: '通過しなかった理由' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: /\d\s?件$/ }),
  ).toBeVisible()
  await look(page)
  for (const name of [
    '検査：登録・更新',
    '献便・協力金',
    '検査：腸内フローラ',
    'ガイダンス：枠',
    'メール：送信',
    '設定：担当',
    '記録：したこと',
    '会員',
  ]) {
    await goTo(page, name)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await look(page)
  }
  await page.getByRole('row').nth(1).click()
  await expect(page.getByText('次の処理')).toBeVisible()
  await look(page)
  await goTo(page, '受付')
  await expect(page.getByRole('heading', { name: '次の方をお待ちしています' })).toBeVisible()
  await look(page)
})
