import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect } from '../fixtures'
import type { Account } from './api'
import { keepSession } from './keepSession'

/** Gives the words of the sign-in page and sends them. */
export async function enterPassword(page: Page, program: TestProgram, account: Account): Promise<void> {
  await page.goto(`${program.origin}/admin/`)
  await page.getByLabel('メールアドレス').fill(account.email)
  await page.getByLabel('パスワード', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'ログインする' }).click()
}

const paths = {
  きょうの机: 'desk',
  ダッシュボード: 'dashboard',
  受付: 'reception',
  ガイダンス: 'calendar',
  会員: 'users',
  検査記録: 'screenings',
  献便: 'donations',
  腸内フローラ検査: 'floraTests',
  ガイダンス枠: 'preferenceSlots',
  メール: 'mails',
  管理者: 'administrators',
  判定基準: 'criteria',
  閲覧の確認: 'cases',
  閲覧の記録: 'reads',
  記録の封印: 'seals',
  活動記録: 'activity',
}

/** Opens a place of the console by its address, as somebody who has signed in. */
export async function openConsole(
  page: Page,
  program: TestProgram,
  account: Account,
  name: keyof typeof paths = '会員',
): Promise<void> {
  await keepSession(page.context(), program, account, 'console')
  await page.goto(`${program.origin}/admin/${paths[name]}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Goes to a list by the menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('menuitem', { name, exact: true }))
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const BACKGROUND = { light: 'rgb(243, 245, 239)', dark: 'rgb(20, 26, 23)' }

/** Has the system say light or dark, and waits until the console wears it: it follows a frame later. */
export async function wear(page: Page, colorScheme: keyof typeof BACKGROUND): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUND[colorScheme])
}
