import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from '@playwright/test'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { withoutGuard } from '../../../server/ground/files/csvLines'
import { expect, test } from '../fixtures'
import { codeFor, mailTo } from '../support/mailbox'
import { field } from '../support/registration'
import { openAs, signInAs, signInHere } from '../support/signIn'

const PASSWORD = 'Demo-Passw0rd'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'すべての端末からログアウトする' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeLessThanOrEqual(416)
  await dialog.getByRole('button', { name: 'すべての端末からログアウトする' }).click()
  await expect(page).toHaveURL(`${program.origin}/login`)
}

test.describe('the answers of the pool to what is wrong', () => {
  // Chromium reports every refused call by itself.
  test.use({ expectedProblems: [/Failed to load resource: .* 400 .*\/identity\//] })

  test('an e-mail address changes with the code that was sent to the new one', async ({ page }) => {
    const next = 'haruka-new@example.com'
    await openAs(page, program, { email: 'waiting@example.com', password: PASSWORD }, '/account')
    await field(page, '新しいメールアドレス').fill(next)
    await page.getByRole('button', { name: '確認コードを送る' }).click()
    await expect(page.getByText(`${next}に6桁のコードを送りました。`)).toBeVisible()
    const code = await codeFor(program, next, 'メールアドレス変更の確認コード')

    await page.reload()
    await field(page, '確認コード').fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'メールアドレスを変更する' }).click()
    await expect(page.getByRole('alert')).toContainText('確認コードが正しくありません。')
    await expect(page.getByText('waiting@example.com')).toBeVisible()

    await field(page, '確認コード').fill(code)
    await page.getByRole('button', { name: 'メールアドレスを変更する' }).click()
    await expect(page.getByText('メールアドレスを変更しました。')).toBeVisible()
    await expect(page.getByText(next)).toBeVisible()
    const notice = await mailTo(program, 'waiting@example.com', 'メールアドレスを変更しました')
    expect(notice.text).not.toContain(next)

    await signOut(page)
    await signInAs(page, program, next, PASSWORD)
  })

  test('after a sign-in that was long ago the password is asked for first, and nothing typed is lost', async ({
    page,
  }) => {
    const next = 'haruka-later@example.com'
    await openAs(page, program, { email: 'donor@example.com', password: PASSWORD }, '/account')
    // The answer of the pool to such a session; the clock of this program cannot be moved.
    let refused = false
    await page.route('**/identity/', (route) => {
      const isChange = route.request().headers()['x-amz-target']?.endsWith('.UpdateUserAttributes')
      if (!isChange || refused) return route.continue()
      refused = true
      return route.fulfill({
        status: 400,
        headers: { 'content-type': 'application/x-amz-json-1.1' },
        json: { __type: 'NotAuthorizedException', message: 'Recent sign-in required.' },
      })
    })
    await field(page, '新しいメールアドレス').fill(next)
    await page.getByRole('button', { name: '確認コードを送る' }).click()
    await expect(page.getByText('ご本人の確認のため')).toBeVisible()
    await field(page, 'いまのパスワード（ご本人の確認）').fill('not the password')
    await page.getByRole('button', { name: '確認して続ける' }).click()
    await expect(page.getByRole('alert')).toContainText('パスワードが正しくありません。')
    const tokens = () =>
      page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.endsWith('.refreshToken')))
    const before = await tokens()
    await field(page, 'いまのパスワード（ご本人の確認）').fill(PASSWORD)
    await page.getByRole('button', { name: '確認して続ける' }).click()
    await expect(page.getByText(`${next}に6桁のコードを送りました。`)).toBeVisible()
    expect((await tokens()).map(([key]) => key)).toEqual(before.map(([key]) => key))
    expect(await tokens()).not.toEqual(before)
    await page.reload()
    await expect(page.getByText(`${next}に6桁のコードを送りました。`)).toBeVisible()
    await page.getByRole('button', { name: '変更をやめる' }).click()
  })

  test('a password changes for whoever knows the old one', async ({ page }) => {
    const next = 'あたらしい 長い 合言葉'
    await openAs(page, program, { email: 'applicant@example.com', password: PASSWORD }, '/account')
    await field(page, 'いまのパスワード').fill('not the password')
    await field(page, '新しいパスワード').fill(next)
    await page.getByRole('button', { name: 'パスワードを変更する' }).click()
    await expect(page.getByRole('alert')).toContainText('いまのパスワードが正しくありません。')
    await field(page, 'いまのパスワード').fill(PASSWORD)
    await page.getByRole('button', { name: 'パスワードを変更する' }).click()
    await expect(page.getByText('パスワードを変更しました。')).toBeVisible()

    await signOut(page)
    await signInHere(page, 'applicant@example.com', PASSWORD)
    await expect(page.getByRole('alert')).toContainText('メールアドレスまたはパスワードが正しくありません。')
    await signInAs(page, program, 'applicant@example.com', next)
  })
})

test('profile and notices are saved each by itself', async ({ page }) => {
  await openAs(page, program, { email: 'donor@example.com', password: PASSWORD }, '/account')
  await page.getByRole('button', { name: '登録情報を変える' }).click()
  await field(page, '建物名・部屋番号').fill('見本荘101')
  await page.getByRole('button', { name: '変更を保存する' }).first().click()
  await expect(page.getByText('保存しました。')).toBeVisible()
  await expect(page.getByText('見本荘101')).toBeVisible()

  const magazine = page.getByRole('checkbox', { name: 'お知らせメールを受け取る' })
  const before = await magazine.isChecked()
  await magazine.click()
  // The words of the first time may still be there.
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('updateSubscribedMagazine') === true,
  )
  await page.getByRole('button', { name: '変更を保存する' }).click()
  await saved
  await expect(page.getByText('保存しました。')).toBeVisible()
  await page.reload()
  await expect(magazine).toBeChecked({ checked: !before })
})

test("one's own data come as a table and as a text, and say the same", async ({ page }) => {
  await openAs(page, program, { email: 'donor@example.com', password: PASSWORD }, '/account')
  const take = async (button: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const file = await download
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
  }

  const table = await take('CSVで書き出す（表計算ソフト向け）')
  expect(table.name).toBe('なかつぐ_自分のデータ_2026-12-01.csv')
  expect(Array.from(table.content.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const rows: string[][] = parse(table.content, { bom: true })
  const valueOf = (part: string, label: string) =>
    rows.find((row) => row[0] === part && row[2] === label)?.[3]
  expect(valueOf('登録情報', 'メールアドレス')).toBe('donor@example.com')
  expect(rows.some((row) => row[0] === 'オンラインチェック' && row[2]?.startsWith('Q01 '))).toBe(true)
  expect(rows.some((row) => row[0] === '献便の記録' && row[2] === '献便日時')).toBe(true)
  expect(rows.some((row) => row[0] === '協力金' && row[2] === '金額（円）')).toBe(true)

  const text = await take('JSONで書き出す')
  expect(text.name).toBe('なかつぐ_自分のデータ_2026-12-01.json')
  const { 書き出した日時: _, ...parts }: Record<string, Record<string, string>[]> = JSON.parse(
    text.content.toString('utf8'),
  )
  const entries = Object.entries(parts).flatMap(([part, records]) =>
    records.flatMap((record) => Object.entries(record).map(([label, value]) => [part, label, value])),
  )
  // The second file's log also holds that the first was taken.
  const withoutLog = (all: (string | undefined)[][]) => all.filter(([part]) => part !== '手続きの記録')
  expect(withoutLog(entries)).toEqual(
    withoutLog(rows.slice(2).map(([part, , label, value = '']) => [part, label, withoutGuard(value)])),
  )
})
