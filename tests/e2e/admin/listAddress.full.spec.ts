import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator } from '../support/api'
import { keepSession } from '../support/keepSession'
import { rows } from '../support/tables'

const open = async (page: Page, program: TestProgram, search = '') => {
  await keepSession(page.context(), program, administrator, 'console')
  await page.goto(`${program.origin}/admin/users${search}`)
}

test('page and perPage that somebody typed answer sensibly', async ({ page, sharedProgram }) => {
  await open(page, sharedProgram, '?perPage=7&page=2')
  await expect(page.getByText(/^8〜14/)).toBeVisible()
  await expect(rows(page)).toHaveCount(7)
  await expect(page.getByLabel('1ページに表示する件数')).toHaveValue('7')
  // What is no page, or more than a page holds, is as if nothing had been typed.
  for (const typed of ['page=0', 'page=-3&perPage=25', 'page=two', 'perPage=100000', 'page=1.5&perPage=x']) {
    await page.goto(`${sharedProgram.origin}/admin/users?${typed}`)
    await expect(page.getByText(/^1〜25/), typed).toBeVisible()
    await expect(page, typed).not.toHaveURL(/page=(0|-3|two|1\.5)|perPage=(100000|x)/i)
  }
  // Behind the end there is nothing: it begins anew.
  await page.goto(`${sharedProgram.origin}/admin/users?page=90&perPage=25`)
  await expect(page.getByText(/^1〜25/)).toBeVisible()
})

const LONG = '長'.repeat(120)

test('a row opens in a new tab with Ctrl or the middle button; a very long name is cut, and whole in its title', async ({
  page,
  sharedProgram,
}) => {
  await page.route('**/graphql', async (route) => {
    const asked: unknown = route.request().postDataJSON()
    if (!JSON.stringify(asked).includes('"operationName":"UserList"')) return route.continue()
    const response = await route.fetch()
    // The first name of the answer.
    const text = (await response.text()).replace(/"LastName":"[^"]*"/, `"LastName":"${LONG}"`)
    return route.fulfill({ response, body: text })
  })
  await open(page, sharedProgram)
  const name = rows(page).getByRole('link').filter({ hasText: LONG })
  await expect(name).toBeVisible()
  // Two lines at the most; the rest is for the pointer, for screen readers, and on the person's page.
  expect((await name.boundingBox())?.height).toBeLessThan(50)
  expect(await name.getAttribute('title')).toContain(LONG)
  expect(await name.evaluate((link) => link.textContent)).toContain(LONG)

  const address = page.url()
  const cell = rows(page).nth(1).locator('td.column-UserStatus')
  const id = /\/users\/([\w-]+)\/show/.exec(
    (await rows(page).nth(1).getByRole('link').first().getAttribute('href')) ?? '',
  )?.[1]
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = page.context().waitForEvent('page')
    await cell.click(how)
    const tab = await opened
    await expect(tab).toHaveURL(new RegExp(`/admin/users/${id}/show`))
    await tab.close()
  }
  expect(page.url()).toBe(address)
})
