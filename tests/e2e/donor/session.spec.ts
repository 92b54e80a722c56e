import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { signInHere } from '../support/signIn'
import { open } from '../support/untilScriptRuns'
import { RARE } from '../../support/full'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const signIn = (page: Page) => signInHere(page, 'applicant@example.com', 'Demo-Passw0rd')

test('a deep link survives signing in', { tag: RARE }, async ({ page }) => {
  await page.goto(`${program.origin}/signup/profile?from=mail`)
  await expect(page.getByText('マイページやご予約などは、ログインするとご覧いただけます。')).toBeVisible()
  await signIn(page)
  await expect(page).toHaveURL(`${program.origin}/signup/profile?from=mail`)
  await expect(heading(page, '登録情報の入力')).toBeVisible()
})

test('tabs share one session, and signing out in one ends it in all', async ({ page, context }) => {
  await page.goto(`${program.origin}/login`)
  await signIn(page)
  await expect(heading(page, 'マイページ')).toBeVisible()

  const other = await context.newPage()
  await other.goto(`${program.origin}/mypage`)
  await expect(heading(other, 'マイページ')).toBeVisible()

  await page.getByRole('link', { name: 'メニュー' }).click()
  await page.getByRole('button', { name: 'ログアウト' }).click()
  // First what is said for a few seconds only.
  await expect(other.getByText('ほかのタブでログアウトしました。')).toBeVisible()
  await expect(heading(other, 'ログイン')).toBeVisible()
  await expect(page).toHaveURL(`${program.origin}/`)
  await other.goto(`${program.origin}/mypage`)
  await expect(heading(other, 'ログイン')).toBeVisible()
})

test(
  'signing in in one tab leads the other from the sign-in to my page',
  { tag: RARE },
  async ({ page, context }) => {
    await page.goto(`${program.origin}/login`)
    const other = await context.newPage()
    await open(other, `${program.origin}/login`)
    await expect(heading(other, 'ログイン')).toBeVisible()
    await signIn(page)
    await expect(heading(other, 'マイページ')).toBeVisible()
  },
)
