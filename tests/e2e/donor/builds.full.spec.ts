import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { field } from '../support/registration'
import { open, untilScriptRuns } from '../support/untilScriptRuns'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

/** Leaves a mark that is gone once the page is loaded as a whole. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
const marked = (page: Page) => page.locator('html[data-mark]')

const toTerms = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: '利用規約' }).click()
const terms = (page: Page) => page.getByRole('heading', { level: 1, name: '利用規約' })

test('a newer build is announced, and loaded with the next page', async ({ page }) => {
  await page.clock.install()
  await open(page, `${program.origin}/privacy_policy`)
  await mark(page)
  await toTerms(page)
  await expect(terms(page)).toBeVisible()
  await expect(marked(page)).toHaveCount(1)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toBeVisible()
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  await page.clock.fastForward('05:01')
  await expect(page.getByText('新しい版があります。次に画面を移るときに読み込み直します。')).toBeVisible()
  await toTerms(page)
  await expect(terms(page)).toBeVisible()
  await expect(marked(page)).toHaveCount(0)
})

test.describe('with missing scripts', () => {
  test.use({
    expectedProblems: [/Failed to load resource|Failed to fetch dynamically imported module|reloading page/],
  })

  const follow = (page: Page, name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).click()
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

  test('the page that was clicked is loaded as a whole, and within ten seconds no other', async ({
    page,
  }) => {
    // Ten seconds after a page was loaded anew it might be once more, and a slow machine takes that long.
    await page.clock.setFixedTime(new Date())
    await open(page, `${program.origin}/login`)
    await mark(page)
    await page.route('**/assets/signup-*.js', (route) => route.abort(), { times: 1 })
    await follow(page, '会員登録')
    await expect(page).toHaveURL(`${program.origin}/signup`)
    await expect(heading(page, '会員登録')).toBeVisible()
    await expect(marked(page)).toHaveCount(0)

    await untilScriptRuns(page)
    await mark(page)
    await page.route('**/assets/login-*.js', (route) => route.abort())
    await follow(page, 'ログイン')
    await expect(page.getByText('新しい版があります。次に画面を移るときに読み込み直します。')).toBeVisible()
    await expect(heading(page, '会員登録')).toBeVisible()
    await expect(marked(page)).toHaveCount(1)
    await page.unrouteAll()
    await follow(page, 'ログイン')
    await expect(heading(page, 'ログイン')).toBeVisible()
  })

  test('a menu that does not come says so, but not to whoever went back', async ({ page }) => {
    const lost = page.getByText('通信できませんでした。接続を確認して、もう一度お試しください。')
    const press = () => page.getByRole('link', { name: 'メニュー' }).click()
    let fail = () => {}
    const mayFail = new Promise<void>((resolve) => (fail = resolve))
    await page.route('**/assets/Modals-*.js', async (route) => {
      await mayFail
      await route.abort()
    })
    await open(page, `${program.origin}/signup`)
    await press()
    await expect(page).toHaveURL(/#menu$/)
    await page.goBack()
    const failed = page.waitForEvent('requestfailed')
    fail()
    await failed
    await press()
    await expect(lost).toHaveCount(1)
    await expect(page).toHaveURL(`${program.origin}/signup`)
    await page.unrouteAll()
    await press()
    await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
  })

  test('without network the open page stays, and the next one comes when there is one again', async ({
    page,
    context,
  }) => {
    await open(page, `${program.origin}/signup`)
    await mark(page)
    await field(page, 'メールアドレス').fill('haruka@example.com')
    await context.setOffline(true)
    await follow(page, 'ログイン')
    await expect(
      page.getByText('通信できませんでした。接続を確認して、もう一度お試しください。'),
    ).toBeVisible()
    await expect(field(page, 'メールアドレス')).toHaveValue('haruka@example.com')
    await expect(marked(page)).toHaveCount(1)
    await context.setOffline(false)
    await follow(page, 'ログイン')
    await expect(heading(page, 'ログイン')).toBeVisible()
  })
})

test('a page without network says so and keeps what was typed', async ({ page, context }) => {
  await open(page, `${program.origin}/forgot_password`)
  await field(page, 'メールアドレス').fill('haruka@example.com')
  await context.setOffline(true)
  const line = page.getByText('インターネットにつながっていません。')
  await expect(line).toBeVisible()
  await expect(field(page, 'メールアドレス')).toHaveValue('haruka@example.com')
  await context.setOffline(false)
  await expect(line).toBeHidden()
  await expect(field(page, 'メールアドレス')).toHaveValue('haruka@example.com')
})
