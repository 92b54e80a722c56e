import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect } from '../fixtures'

/** Signs in to the console and comes to its first page. */
export async function signInToConsole(
  page: Page,
  program: TestProgram,
  email: string,
  password = 'Demo-Passw0rd',
): Promise<void> {
  await page.goto(`${program.origin}/admin/`)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ダッシュボード' })).toBeVisible()
}

/** Signs in to the console and goes on to the list of people. */
export async function openConsole(page: Page, program: TestProgram, email: string, password?: string) {
  await signInToConsole(page, program, email, password)
  await goTo(page, '会員')
}

/** Goes to a list by the menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name })
    .or(page.getByRole('menuitem', { name }))
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
