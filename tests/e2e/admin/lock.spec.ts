import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { administrator } from '../support/api'
import { openConsole } from '../support/console'

const PIN = '2580'
const BADGE = 'BADGE-000123'

// A wrong code is answered 403.
test.use({ expectedProblems: [/403 \(Forbidden\) \(\S+\/api\/unlock\)$/] })

const lockScreen = (page: Page) => page.getByRole('heading', { name: '画面をロックしています' })
const account = (page: Page) => page.getByRole('heading', { level: 1, name: 'アカウント' })
const people = (page: Page) => page.getByRole('heading', { level: 1, name: '会員' })

/** What a scanner does. */
async function enter(page: Page, code: string) {
  await expect(page.getByLabel('PINまたはバッジ')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test('a device locks itself in every tab, opens by PIN and badge, and ends the session after five wrong codes', async ({
  page,
  context,
  sharedProgram,
}) => {
  await page.clock.install()
  await openConsole(page, sharedProgram, administrator, '集計')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /（.+）$/ })
    .click()
  await page.getByRole('menuitem', { name: 'アカウントの設定' }).click()
  await page.getByRole('button', { name: 'PINを設定する' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('PIN（4〜8桁の数字）').fill(PIN)
  await dialog.getByLabel('PIN（確認）').fill(PIN)
  await dialog.getByLabel('バッジのコード').fill(BADGE)
  await dialog.getByRole('button', { name: 'PINを設定する' }).click()
  await expect(page.getByText('PINとバッジを設定しています。')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${sharedProgram.origin}/admin/users`)
  await expect(people(other)).toBeVisible()

  await page.clock.fastForward('10:01')
  await expect(lockScreen(page)).toBeVisible()
  await expect(lockScreen(other)).toBeVisible()
  for (const tab of [page, other]) {
    await expect(tab).toHaveTitle('管理')
    await expect(tab).toHaveURL(`${sharedProgram.origin}/admin/`)
    await expect(tab.getByText(/山田|@example\.com|会員/)).toHaveCount(0)
  }
  const tokens = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes('CognitoIdentityServiceProvider')),
    )
  expect(await tokens()).toEqual([])

  await enter(page, '1379')
  await expect(page.getByRole('alert')).toHaveText('違います。あと4回まで試せます。')
  await enter(page, PIN)
  await expect(account(page)).toBeVisible()
  await expect(people(other)).toBeVisible()

  await page.getByRole('button', { name: 'いますぐロックする' }).click()
  await expect(lockScreen(other)).toBeVisible()
  await enter(page, BADGE)
  await expect(account(page)).toBeVisible()
  // Where the tab was that found the device locked.
  await expect(people(other)).toBeVisible()

  await page.getByRole('button', { name: 'いますぐロックする' }).click()
  for (const left of [4, 3, 2, 1]) {
    await enter(page, '1379')
    await expect(page.getByRole('alert')).toHaveText(`違います。あと${left}回まで試せます。`)
  }
  await enter(page, '1379')
  await page.getByRole('button', { name: 'ログインへ進む' }).click()
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
  expect(await tokens()).toEqual([])
})
