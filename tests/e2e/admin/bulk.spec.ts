import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator } from '../support/api'
import { openConsole } from '../support/console'
import { expectAccessible } from '../support/expectAccessible'

// It changes everybody of the sample data.
let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

test('all that match are shown, paused with one confirmation, reported and brought back', async ({
  page,
}) => {
  await openConsole(page, program, administrator)
  await page
    .getByRole('tab', { name: /献便期間中/ })
    .first()
    .click()
  await expect(page.getByRole('checkbox', { name: 'この行を選ぶ' }).first()).toBeVisible()

  await page.getByRole('checkbox', { name: 'この行を選ぶ' }).first().check()
  const everybody = page.getByRole('button', { name: /^条件に合う\d+件をすべて選ぶ$/ })
  const people = Number((await everybody.textContent())?.replace(/\D/g, ''))
  await everybody.click()
  await page.getByRole('button', { name: 'まとめて処理' }).press('Enter')
  const place = page.getByRole('navigation', { name: '会員の画面' })
  await expect(place.getByRole('link', { name: 'まとめて処理' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.getByRole('radio', { name: /一時停止する/ }).check()
  await page.getByLabel('再開する日').fill('2026-12-20')
  await page.getByRole('button', { name: '内容を確認する' }).press('Enter')

  const confirm = page.getByRole('button', { name: /^\d+人を一時停止する$/ })
  await expect(confirm).toBeVisible()
  const changing = Number.parseInt((await confirm.textContent()) ?? '', 10)
  expect(changing).toBeGreaterThan(0)
  await expect(page.getByRole('cell', { name: '停止していない' }).first()).toBeVisible()
  await expect(
    page.getByRole('cell', { name: '一時停止中（2026年12月20日（日）に再開）' }).first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: `変わる方 ${changing}人` })).toBeVisible()
  await expectAccessible(page)

  await confirm.click()
  await expect(page.getByText('理由を入力してください')).toBeVisible()
  await page.getByLabel('理由').fill('施設の点検のため')
  await confirm.click()
  const done = page.getByText(`${changing}人を処理しました。`)
  await expect(done).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(done).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '結果をCSVで保存する' }).click()
  const file = await download
  const rows: string[][] = parse(await readFile(await file.path()), { bom: true })
  expect(rows).toHaveLength(people + 1)
  expect(rows.filter((row) => row.includes('処理した方'))).toHaveLength(changing)

  await page.getByRole('button', { name: '元に戻す', exact: true }).click()
  await page.getByLabel('理由').fill('点検がなくなったため')
  await page.getByRole('button', { name: `${changing}人を元に戻す` }).click()
  await expect(page.getByText(`${changing}人を元に戻しました。`)).toBeVisible({ timeout: 30_000 })

  await page.getByRole('link', { name: 'まとめて処理' }).click()
  await expect(page.getByRole('link', { name: '元に戻す：一時停止する' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${program.origin}/admin/users`)
  await page.getByRole('checkbox', { name: 'この行を選ぶ' }).first().check()
  await page.getByRole('button', { name: 'メールを送る' }).press('Enter')
  await page.getByLabel('メールのひな形', { exact: true }).selectOption('登録内容の確認')
  await page.getByRole('button', { name: '内容を確認する' }).press('Enter')
  await expect(page.getByText('送るメール：登録内容の確認（第1版）')).toBeVisible()
  await expect(page.getByText('見本 花子 様').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '1人にメールを送る' }).press('Enter')
  await expect(page.getByText('1人を処理しました。')).toBeVisible()
  await expect(page.getByRole('button', { name: '元に戻す', exact: true })).toBeHidden()
})
