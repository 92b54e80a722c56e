import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect } from '../fixtures'
import { keepSession } from './keepSession'
import { field } from './registration'
import { untilScriptRuns } from './untilScriptRuns'

/** Gives the words of the sign-in page that is open, and sends them. */
export async function signInHere(page: Page, email: string, password: string): Promise<void> {
  await untilScriptRuns(page)
  await field(page, 'メールアドレス').fill(email)
  await field(page, 'パスワード').fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
}

/** Signs in by the form and comes to my page. */
export async function signInAs(
  page: Page,
  program: TestProgram,
  email: string,
  password: string,
): Promise<void> {
  await page.goto(`${program.origin}/login`)
  await signInHere(page, email, password)
  await expect(page.getByRole('heading', { level: 1, name: 'マイページ' })).toBeVisible()
}

/** Opens a page of the donor app as somebody who has signed in. */
export async function openAs(
  page: Page,
  program: TestProgram,
  account: { email: string; password: string },
  path = '/mypage',
): Promise<void> {
  await keepSession(page.context(), program, account, 'donor')
  await page.goto(program.origin + path)
}
