import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, support } from '../support/api'
import { enterPassword, goTo, openConsole } from '../support/console'
import { mailTo } from '../support/mailbox'
import { RARE } from '../../support/full'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

test('an administrator watches an applicant, opens more places and reads the log', async ({ page }) => {
  await openConsole(page, program, administrator)
  await page.getByRole('tab', { name: '案内待ち' }).click()
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/さがす/))
    .first()
    .fill('waiting@example.com')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').nth(1).click()
  await expect(page.getByText(/案内の順番を待っています/)).toBeVisible()
  const person = page.url()

  await goTo(page, 'ガイダンス：枠')
  await page.getByRole('row', { name: /今月/ }).getByRole('button').click()
  await page.getByLabel('追加枠').fill('500')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('保存しました。')).toBeVisible()

  await page.goto(person)
  await expect(page.getByText('ガイダンス予約受付中').first()).toBeVisible()
  // It leaves when the places can no longer be taken back.
  await page.goto(`${person}?tab=mails`)
  const mail = page.getByRole('row').filter({ hasText: 'ガイダンス案内' })
  await expect(mail).toContainText('送信待ち')
  await mail.getByRole('button', { name: 'ガイダンス案内の本文を読む' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/2026年12月15日（火）まで/)
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await goTo(page, '記録：したこと')
  await page.getByRole('tab', { name: 'すべて' }).click()
  await page.getByRole('searchbox').fill('2026年12月の枠で案内しました')
  await expect(page.getByRole('cell', { name: /2026年12月の枠で案内しました/ }).first()).toBeVisible()
  await page.getByRole('searchbox').fill('2026年12月の枠を変更しました')
  await expect(page.getByRole('cell', { name: /2026年12月の枠を変更しました/ }).first()).toBeVisible()
})

test(
  'places below what is given are refused at the field and what was typed stays',
  { tag: RARE },
  async ({ page }) => {
    await openConsole(page, program, administrator, 'ガイダンス：枠')
    await page.getByRole('row', { name: /今月/ }).getByRole('button').click()
    await page.getByLabel('基本枠').fill('0')
    await page.getByLabel('追加枠').fill('0')
    await page.getByRole('button', { name: '保存する' }).click()
    await expect(page.getByText(/案内済みの\d+名を下回る枠数にはできません。/).first()).toBeVisible()
    await expect(page.getByLabel('基本枠')).toHaveValue('0')
  },
)

test('support reads and changes nothing', { tag: RARE }, async ({ page }) => {
  await openConsole(page, program, support, 'ガイダンス：枠')
  await expect(page.getByRole('row', { name: /今月/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /今月/ }).getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '管理者', exact: true })).toHaveCount(0)
})

test('a member cannot enter the console', async ({ page }) => {
  await enterPassword(page, program, { email: 'donor@example.com', password: 'Demo-Passw0rd' })
  await expect(page.getByText('このアカウントでは管理画面を利用できません。')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'きょうの机' })).toHaveCount(0)
})

test('a new administrator sets a password of their own and comes in', async ({ page, browser }) => {
  await openConsole(page, program, administrator, '設定：担当')
  await page.getByRole('button', { name: /追加/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('氏名').fill('新任 係')
  await dialog.getByLabel('メールアドレス').fill('new-staff@example.com')
  await dialog.getByRole('checkbox', { name: /^管理者/ }).check()
  await dialog.getByRole('button', { name: /追加/ }).click()
  await expect(page.getByText('新任 係')).toBeVisible()

  const mail = await mailTo(program, 'new-staff@example.com', '管理画面のご利用開始について')
  const temporary = /仮パスワード：(\S+)/.exec(mail.text)?.[1] ?? ''
  const other = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const second = await other.newPage()
  await enterPassword(second, program, { email: 'new-staff@example.com', password: temporary })
  await expect(second.getByRole('heading', { name: '新しいパスワードの設定' })).toBeVisible()
  const own = '自分で決めた 長い 合言葉'
  await second.getByLabel('新しいパスワード').fill(own)
  await second.getByLabel('パスワード（確認）').fill(own)
  await second.getByRole('button', { name: '設定してログインする' }).click()
  await expect(second.getByRole('heading', { level: 1, name: 'きょうの机' })).toBeVisible()
  await other.close()
})
