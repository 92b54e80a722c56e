import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** The rows of a list, without its heading. */
export const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** The words of a column, from the first row to the last. */
export async function columnOf(page: Page, source: string): Promise<string[]> {
  await expect(rows(page).first()).toBeVisible()
  const texts = await page.locator(`td.column-${source}`).allInnerTexts()
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
}

/** How many the heading of the list says there are. */
export const total = async (page: Page) =>
  Number(
    (
      await page
        .getByRole('status')
        .filter({ hasText: /[人件]/ })
        .first()
        .innerText()
    ).replaceAll(/\D/g, ''),
  )

export const tableOf = (page: Page) => page.getByRole('table').innerText()

/** What is asked for of a list from now on. Other questions, such as for the numbers of the menu, come when they like. */
export function requestsFor(page: Page, query: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes(`"operationName":"${query}"`)) asked.push(body)
  })
  return asked
}

/** Sorts by a column, until the address says so: it holds an order before already. */
export async function sortBy(page: Page, name: string): Promise<void> {
  const before = page.url()
  await page.getByRole('columnheader', { name }).getByRole('button').click()
  await expect(page).not.toHaveURL(before)
}
