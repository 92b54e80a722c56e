import type { Locator, Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect } from '../fixtures'
import { administrator, callAs } from './api'

/** The page of whoever has an address, as a link of the office would open it. */
export async function personPage(program: TestProgram, email: string): Promise<string> {
  const { listUsersByIdProfileCreatedAt: list } = await callAs(
    program,
    administrator,
    `query ($email: String!) {
      listUsersByIdProfileCreatedAt(filter: { Email: { eq: $email } }) { items { Id } }
    }`,
    { email },
  )
  return `${program.origin}/admin/users/${list.items[0]?.Id}/show`
}

type Fill = (dialog: Locator) => Promise<void>

/** Presses a button of the page, fills in what its dialog asks for, and confirms by the same words. */
export async function act(page: Page, label: string, fill?: Fill): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  await confirm(page, label, fill)
}

/** The same for what stands under ほかの操作. */
export async function actFromMenu(page: Page, label: string, fill?: Fill): Promise<void> {
  await page.getByRole('button', { name: 'ほかの操作' }).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
  await confirm(page, label, fill)
}

async function confirm(page: Page, label: string, fill?: Fill): Promise<void> {
  const dialog = page.getByRole('dialog')
  await fill?.(dialog)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}
