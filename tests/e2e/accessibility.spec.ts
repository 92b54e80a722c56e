import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { startTestProgram, type TestProgram } from '../support/program'
import { expect, test } from './fixtures'
import { goTo, signInToConsole } from './support/console'
import { field } from './support/registration'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: '2026-12-01T09:00:00+09:00' })
})
test.afterAll(() => program.stop())

const WIDTHS = [390, 1280]
const CONSOLE_WIDTHS = [390, 768, 1280]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function expectAccessible(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // What is half under the bar would be judged by its visible half.
    await page.evaluate(() => window.scrollTo(0, 0))
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      `${page.url()} at ${width} px`,
    ).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${page.url()} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0)
  }
}

const publicPaths = [
  '/',
  '/signup',
  '/login',
  '/forgot_password',
  '/terms',
  '/privacy_policy',
  '/handling_of_personal',
  '/procedures_for_disclosure',
]
for (const path of publicPaths)
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(program.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })

const members = [
  { email: 'applicant@example.com', paths: ['/mypage', '/signup/online_check', '/signup/profile'] },
  { email: 'waiting@example.com', paths: ['/mypage', '/online_check/result_ok'] },
  { email: 'donor@example.com', paths: ['/mypage'] },
]
for (const { email, paths } of members)
  test(`the pages of ${email} are accessible`, async ({ page }) => {
    await page.goto(`${program.origin}/login`)
    await field(page, 'メールアドレス').fill(email)
    await field(page, 'パスワード').fill('Demo-Passw0rd')
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'マイページ' })).toBeVisible()
    for (const path of paths) {
      await page.goto(program.origin + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })

/** Three English words one after the other are a text that nobody has translated. */
async function expectJapanese(page: Page): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text.match(/[a-z]{2,}(?: [a-z]{2,}){2,}/gi) ?? [], page.url()).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`the console is accessible, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme })
    await page.goto(`${program.origin}/admin/`)
    await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
    await expectAccessible(page, CONSOLE_WIDTHS)
    await page.setViewportSize({ width: 1280, height: 900 })
    await signInToConsole(page, program, 'admin@example.com')
    await expect(page.getByRole('table', { name: '通過しなかった理由' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^会員\s*、/ })).toBeVisible()
    await expectJapanese(page)
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(20, 26, 23)' : 'rgb(243, 245, 239)')
    await expectAccessible(page, CONSOLE_WIDTHS)
    for (const name of [
      '会員',
      '検査記録',
      '献便',
      '腸内フローラ検査',
      'ガイダンス枠',
      '管理者',
      '活動記録',
    ]) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await goTo(page, name)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expectJapanese(page)
      await expectAccessible(page, CONSOLE_WIDTHS)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await goTo(page, 'メール')
    await page.getByRole('tab', { name: 'すべて' }).click()
    await expectAccessible(page, CONSOLE_WIDTHS)
    await page.setViewportSize({ width: 1280, height: 900 })
    await goTo(page, '受付')
    await expect(page.getByRole('heading', { name: '次の方をお待ちしています' })).toBeVisible()
    await expectAccessible(page, CONSOLE_WIDTHS)
    await page.setViewportSize({ width: 1280, height: 900 })
    await goTo(page, '会員')
    await page.getByRole('row').nth(1).click()
    await expect(page.getByText('次の処理')).toBeVisible()
    await expectJapanese(page)
    await expectAccessible(page, CONSOLE_WIDTHS)
  })
