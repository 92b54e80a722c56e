import type { Locator, Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs, support } from '../support/api'
import { openConsole, wear } from '../support/console'
import { expectAccessible } from '../support/expectAccessible'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

/** A working day of next month on which the sample's people have booked nothing. */
async function emptyDay(page: Page): Promise<{ date: string; link: Locator }> {
  const days = page.getByRole('table').getByRole('link', { name: /予約0名 定員16名$/ })
  const link = days.last()
  const date = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  return { date, link: page.locator(`a[href$="/calendar/${date}"]`) }
}

test('a day is closed by three clicks, and opened again', async ({ page }) => {
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await openConsole(page, program, administrator, 'ガイダンス：カレンダー')
  await page.getByRole('button', { name: '次の月' }).click()
  await expect(page.getByRole('table', { name: '2027年1月の予約と検査' })).toBeVisible()
  const { date, link } = await emptyDay(page)

  await click(page.getByRole('button', { name: '休み・定員・臨時の時間' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('はじめの日').fill(date)
  await dialog.getByLabel('終わりの日').fill(date)
  await dialog.getByLabel('理由（事務局のメモ）').fill('点検')
  await expect(dialog.getByText('影響を受ける予約はありません。')).toBeVisible()
  await click(dialog.getByRole('button', { name: '保存する' }))
  await expect(dialog).toBeHidden()
  await expect(link).toHaveAccessibleName(/ 休み$/)
  await expect(link).toContainText('点検')
  expect(clicks).toBeLessThanOrEqual(3)
  process.stdout.write(`closing a day: ${clicks} clicks\n`)

  const { getCalendar } = await callAs(
    program,
    support,
    `query ($day: Date!) { getCalendar(from: $day, to: $day) { Days { Capacity ClosedFrom } } }`,
    { day: date },
  )
  expect(getCalendar.Days).toEqual([{ Capacity: 0, ClosedFrom: 0 }])

  await page.getByRole('button', { name: '休み・定員・臨時の時間' }).click()
  await dialog.getByLabel('はじめの日').fill(date)
  await dialog.getByLabel('終わりの日').fill(date)
  await dialog.getByRole('radio', { name: '通常どおりに戻す' }).check()
  await expect(dialog.getByText('影響を受ける予約はありません。')).toBeVisible()
  await dialog.getByRole('button', { name: '保存する' }).click()
  await expect(link).toHaveAccessibleName(/予約0名 定員16名$/)
})

test('month, week and usual week are accessible, by keys too', async ({ page }) => {
  await openConsole(page, program, administrator, 'ガイダンス：カレンダー')
  await expect(page.getByRole('table')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await wear(page, colorScheme)
    await expectAccessible(page, [390, 1280])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('tab', { name: '月' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '週の予約' })).toBeVisible()
  await expectAccessible(page, [390, 1280])
  await page.getByRole('link', { name: '曜日ごとの受付' }).click()
  await expect(page.getByLabel('月11:00の定員')).toHaveValue('2')
  await expectAccessible(page, [390, 1280])
})

test('a week is not drawn with the days of the month that stood there', async ({ page }) => {
  await openConsole(page, program, administrator, 'ガイダンス：カレンダー')
  await expect(page.getByRole('table')).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"named":true')) await held
    await route.fallback()
  })
  await page.getByRole('tab', { name: '週' }).click()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('region', { name: '週の予約' })).toHaveCount(0)
  release()
  await expect(page.getByRole('region', { name: '週の予約' })).toBeVisible()
})
