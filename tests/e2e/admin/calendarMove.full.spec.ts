import type { Locator, Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator } from '../support/api'
import { openConsole } from '../support/console'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const DAY = '12月2日（水）'
const NEXT = '12月3日（木）'

/** Where a booking or a test can be moved to, as it is read out. */
const cell = (page: Page, kind: 'booking' | 'exam', name: string) =>
  page.locator(`[data-move-kind=${kind}][data-move-name^="${name}"]`)

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
}

test('a booking is moved by the pointer, by keys and by a click, with one mail, and taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1100 })
  await openConsole(page, program, administrator, 'ガイダンス：カレンダー')
  await page.goto(`${program.origin}/admin/calendar?view=week&date=2026-12-02`)
  const chip = cell(page, 'booking', DAY).getByRole('button').first()
  const label = (await chip.getAttribute('aria-label')) ?? ''
  expect(label).toMatch(/さんの予約を移す$/)
  const dialog = page.getByRole('dialog')
  const mail = dialog.getByText(/^お送りするメール：/)
  const moved = (name: string) => cell(page, 'booking', name).getByRole('button', { name: label })

  await drag(page, chip, cell(page, 'booking', `${NEXT} 15:00`))
  await expect(dialog.getByText('いまの予約：2026年12月2日（水）')).toBeVisible()
  await mail.click()
  await expect(dialog.getByText(/12月3日（木）.*15:00/).last()).toBeVisible()
  await dialog.getByRole('button', { name: '日時を変更する' }).click()
  await expect(dialog).toBeHidden()
  await expect(moved(`${NEXT} 15:00`)).toBeVisible()
  await page.getByRole('button', { name: /元に戻す/ }).click()
  await expect(moved(DAY)).toBeVisible()

  // By keys to the next day, and let go once before.
  await chip.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: NEXT })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(mail).toBeVisible()
  await dialog.getByRole('button', { name: '日時を変更する' }).click()
  await expect(moved(NEXT)).toBeVisible()
  await page.getByRole('button', { name: /元に戻す/ }).click()
  await expect(moved(DAY)).toBeVisible()

  // What cannot be says why, and sends nothing.
  await drag(page, chip, cell(page, 'booking', '11月30日（月） 12:00'))
  await expect(dialog.getByText(/始まった時間は選べません/)).toBeVisible()
  await expect(mail).toBeHidden()
  await dialog.getByRole('button', { name: 'やめる' }).click()
  await expect(dialog).toBeHidden()
  await chip.click()
  await expect(dialog.getByRole('group', { name: '日にち' })).toBeVisible()
})

test("a test at the hospital is dropped on another day, at the hospital's hour", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1100 })
  await openConsole(page, program, administrator, 'ガイダンス：カレンダー')
  const chip = page.getByRole('button', { name: /さんの検査を移す$/ }).last()
  await drag(page, chip, cell(page, 'exam', '12月10日（木）'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/の日$/)).toHaveValue('2026-12-10')
  await expect(dialog.getByLabel(/時刻/)).toHaveValue('09:30')
  await expect(dialog.getByText(/^お送りするメール：/)).toBeVisible()
})
