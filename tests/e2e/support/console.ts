import type { Page } from '@playwright/test'
import { placesFor } from '../../../admin/ground/auth/places'
import { allRoles } from '../../../shared/rules/records/access/roles'
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

const pages = placesFor(allRoles, '2000-01-01').flatMap((place) =>
  place.pages.map((page) => ({ place: place.name, ...page })),
)

/** ガイダンス：枠 */
function pageNamed(name: string) {
  const page = pages.find(({ full }) => full === name)
  if (!page) throw new Error(`no page ${name}`)
  return page
}

/** Opens a page of the console by its address, as somebody who has signed in. */
export async function openConsole(
  page: Page,
  program: TestProgram,
  account: Account,
  name = '会員',
): Promise<void> {
  const { to, place } = pageNamed(name)
  await keepSession(page.context(), program, account, 'console')
  await page.goto(`${program.origin}/admin${to}`)
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible()
}

/** Goes to a page by the menu and its place's tabs. */
export async function goTo(page: Page, name: string): Promise<void> {
  const { place, ...wanted } = pageNamed(name)
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: place }).click()
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: `${place}の画面` })
  if (wanted.full !== place && (await tabs.isVisible()))
    await tabs.getByRole('link', { name: wanted.name, exact: true }).click()
  await expect(page).toHaveTitle(new RegExp(`^${wanted.name}`))
}

const BACKGROUND = { light: 'rgb(243, 245, 239)', dark: 'rgb(20, 26, 23)' }

/** Has the system say light or dark, and waits until the console wears it: it follows a frame later. */
export async function wear(page: Page, colorScheme: keyof typeof BACKGROUND): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUND[colorScheme])
}
