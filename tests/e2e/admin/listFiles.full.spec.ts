import { readFile, writeFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { purposeWords } from '../../../admin/ground/words/purposes'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { openConsole } from '../support/console'
import { expectAccessible } from '../support/expectAccessible'
import { columnOf, sortBy, total } from '../support/tables'

const rowsOf = (text: string): string[][] => parse(text, { bom: true })

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

test('the export is what is on the screen, in both encodings', async ({ page }) => {
  await openConsole(page, program, administrator, '献便・協力金')
  await page.getByRole('tab', { name: '未受領' }).click()
  await expect(page.getByRole('button', { name: /便の受領：未受領/ }).first()).toBeVisible()
  await sortBy(page, '献便日時')
  // The rows of the old order stay until the new ones are there.
  const ascending = (days: string[]) => days.join() === days.toSorted().join()
  await expect.poll(async () => ascending(await columnOf(page, 'DonationAt'))).toBe(true)
  const count = await total(page)
  const days = await columnOf(page, 'DonationAt')
  const receipts = await columnOf(page, 'StoolReceiptStatus')

  for (const [encoding, label] of [
    ['utf-8', 'CSV（UTF-8）'],
    ['shift_jis', 'CSV（Shift_JIS）'],
  ] as const) {
    await page.getByRole('button', { name: 'ファイルに書き出す' }).click()
    await page.getByRole('radio', { name: label }).check()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '書き出す', exact: true }).click()
    const file = await download
    await expect(page.getByText(`${count}件を書き出しました。`)).toBeVisible()
    expect(file.suggestedFilename()).toBe('donations-2026-12-01.csv')
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 3).toString('hex') === 'efbbbf').toBe(encoding === 'utf-8')
    const [heading, ...lines] = rowsOf(new TextDecoder(encoding).decode(bytes))
    expect(heading).toEqual(['献便日時', '会員', 'ドナー番号', '便の受領', '協力金の段階'])
    expect(lines).toHaveLength(count)
    const written = lines.slice(0, days.length)
    expect(written.map(([day]) => day)).toEqual(days)
    expect(written.map(([, , , receipt]) => receipt)).toEqual(receipts)
    await page.getByRole('button', { name: '閉じる' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test.describe('a list of people with the day on which they may answer', () => {
  // That day is not written out without a purpose.
  test.use({ expectedProblems: [/status of 403 .*\/api\/exports\/users\)$/] })

  async function sayWhyWritten(page: Page) {
    const question = page.getByRole('dialog', { name: purposeWords.titleOfFile, exact: true })
    await question.getByRole('button', { name: purposeWords.export, exact: true }).click()
    await expect(question).toHaveCount(0)
  }

  test('the export is a workbook where nothing else is asked for', async ({ page }) => {
    await openConsole(page, program, administrator)
    const count = await total(page)
    await page.getByRole('button', { name: 'ファイルに書き出す' }).click()
    await expect(page.getByRole('radio', { name: 'Excel（.xlsx）' })).toBeChecked()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '書き出す', exact: true }).click()
    await sayWhyWritten(page)
    const file = await download
    expect(file.suggestedFilename()).toBe('users-2026-12-01.xlsx')
    await expect(page.getByText(`${count}件を書き出しました。`)).toBeVisible()
    const parts = unzipSync(await readFile(await file.path()))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet.match(/<row /g)).toHaveLength(count + 1)
  })

  test('chosen rows alone are written out, and stay chosen', async ({ page }) => {
    await openConsole(page, program, administrator)
    const [first] = await columnOf(page, 'LastName')
    await page.getByRole('checkbox', { name: 'この行を選ぶ' }).first().check()
    await page.getByRole('button', { name: '選んだ行を書き出す' }).click()
    await page.getByRole('radio', { name: 'CSV（UTF-8）' }).check()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '書き出す', exact: true }).click()
    await sayWhyWritten(page)
    const text = await readFile(await (await download).path(), 'utf8')
    await expect(page.getByText('1件を書き出しました。')).toBeVisible()
    const [, line] = rowsOf(text)
    expect(line?.slice(0, 2).join(' ')).toBe(first)
    await page.getByRole('button', { name: '閉じる' }).click()
    await expect(page.getByText('1件を選んでいます')).toBeVisible()
  })
})

test('rewards that were handed over are read in once: wrong rows first, then all, then nothing', async ({
  page,
}, testInfo) => {
  await openConsole(page, program, administrator, '献便・協力金')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'お渡しの一覧' }).click()
  const payouts = await readFile(await (await download).path(), 'utf8')
  const [heading = '', ...lines] = payouts.trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(0)
  const good = testInfo.outputPath('payouts.csv')
  const bad = testInfo.outputPath('wrong.csv')
  await writeFile(good, payouts)
  await writeFile(bad, [heading, ...lines.map((line) => line.replace(/^"D-\d+/, '"D-999999'))].join('\r\n'))

  await page.getByRole('link', { name: 'お渡し済みを取り込む' }).click()
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: '見出しだけのひな形を保存する' }).click()
  expect(await readFile(await (await template).path(), 'utf8')).toBe(
    '\uFEFFドナー番号,期間の終わり,金額（円）\r\n',
  )

  const input = page.getByLabel('CSVファイル', { exact: true })
  await expectAccessible(page)
  await input.setInputFiles(bad)
  await expect(page.getByText(`${lines.length}行に直すところがあります。`)).toBeVisible()
  const rowsOf = (label: string) => page.getByRole('region', { name: label, exact: true }).getByRole('row')
  await expect(page.getByText('このドナー番号の会員が見つかりません').first()).toBeVisible()
  await expect(rowsOf('変わらない行')).toHaveCount(lines.length + 1)
  await expect(page.getByRole('button', { name: /を取り込む$/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.goBack()
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'payouts.csv', { type: 'text/csv' }))
    return transfer
  }, payouts)
  await page
    .getByRole('group', { name: 'ファイルを置く場所' })
    .dispatchEvent('drop', { dataTransfer: dropped })
  await expect(rowsOf('変わる行')).toHaveCount(lines.length + 1)
  await expect(page.getByText(/^確定（お渡し待ち）/).first()).toBeVisible()
  await expect(page.getByText(/お渡しの記録は元に戻せません。/)).toBeVisible()
  await page.getByRole('button', { name: `${lines.length}行を取り込む` }).click()
  await expect(page.getByText(`${lines.length}行を取り込みました。`)).toBeVisible()
  const report = page.waitForEvent('download')
  await page.getByRole('button', { name: '結果をCSVで保存する' }).click()
  const reported = await readFile(await (await report).path(), 'utf8')
  expect(reported.split('取り込んだ行')).toHaveLength(lines.length + 1)
  const paid = () =>
    callAs(
      program,
      administrator,
      `{ listDonationByIdDonationInfoCreatedAt(filter: { RewardStage: { eq: Due } }) { total } }`,
    )
  await expect.poll(paid).toMatchObject({ listDonationByIdDonationInfoCreatedAt: { total: 0 } })

  await page.goto(`${program.origin}/admin/bulk/file/PayRewards`)
  await input.setInputFiles(good)
  await expect(page.getByText(`取り込み済みです：${lines.length}行`)).toBeVisible()
  await expect(page.getByRole('button', { name: /を取り込む$/ })).toHaveCount(0)
})
