import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect } from '../fixtures'
import { field } from './registration'

/** Signs in at the donor app and comes to my page. */
export async function signInAs(
  page: Page,
  program: TestProgram,
  email: string,
  password: string,
): Promise<void> {
  await page.goto(`${program.origin}/login`)
  await field(page, 'メールアドレス').fill(email)
  await field(page, 'パスワード').fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'マイページ' })).toBeVisible()
}
