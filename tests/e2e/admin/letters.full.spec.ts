import { SAMPLE_PASSWORD } from '../../../server/ground/settings/sampleAccounts'
import { LETTER_SENT_TO_MYSELF, notInMail, requiredMissing } from '../../../shared/words/office/letters'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { expectAccessible } from '../support/expectAccessible'
import { keepSession } from '../support/keepSession'
import { personPage } from '../support/personPage'
import { openAs } from '../support/signIn'

const donor = { email: 'donor@example.com', password: SAMPLE_PASSWORD }
const subject = '来週のお越しについて'

// It writes to somebody whose mails other files count.
let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

test('the office writes a letter, sends it to one person, and they read it on their page', async ({
  page,
  browser,
}) => {
  await keepSession(page.context(), program, administrator, 'console')
  await page.goto(`${program.origin}/admin/letters/new`)
  await page.getByLabel('ひな形の名前').fill('来週のご案内')
  await page.getByLabel('件名').fill(subject)
  await page.getByLabel('本文').fill('検査の結果は陰性でした')
  const preview = page.getByRole('region', { name: 'プレビュー' })
  await expect(preview).toContainText(notInMail('陰性'))
  await page.getByLabel('本文').fill('{{お名前}}様のお越しをお待ちしています。')
  await page.getByRole('button', { name: '{{マイページ}}' }).click()
  await expect(preview.getByText('見本 花子様のお越しをお待ちしています。')).toBeVisible()
  await expect(preview.getByRole('link', { name: 'マイページを開く' })).toHaveCSS('border-radius', '28px')
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('第1版')).toBeVisible()
  await page.getByLabel('本文').fill('二つめの文面です。')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.getByRole('button', { name: '第1版に戻す' }).click()
  await expect(page.getByText('第3版')).toBeVisible()
  await expect(page.getByLabel('本文')).toHaveValue(/お待ちしています/)

  await page.goto(await personPage(program, donor.email))
  await page.getByRole('button', { name: 'メールを書く' }).click()
  const dialog = page.getByRole('dialog', { name: 'メールを書く' })
  await dialog.getByRole('button', { name: '来週のご案内' }).click()
  await expect(dialog.getByRole('link', { name: 'マイページを開く' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '送る' }).click()
  await expect(dialog.getByRole('button', { name: '取り消す' })).toBeVisible()
  await expect(dialog.getByText('送りました。', { exact: true })).toBeVisible({ timeout: 20_000 })
  const INBOX = '{ listMessages { items { Subject } } }'
  await expect
    .poll(async () => (await callAs(program, donor, INBOX)).listMessages.items[0]?.Subject, {
      timeout: 20_000,
    })
    .toContain(subject)

  const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await openAs(theirs, program, donor)
  await theirs.getByRole('link', { name: /届いたお知らせ/ }).click()
  const message = theirs.getByRole('group').filter({ hasText: subject })
  await expect(message.getByText('未読')).toBeVisible()
  await message.getByText(subject).click()
  await expect(message.getByText(/様のお越しをお待ちしています/)).toBeVisible()
  await expect(message.getByText('未読')).toBeHidden()
  await expectAccessible(theirs)
  await theirs.context().close()
})

test('a mail of the program is rewritten, compared, refused without its button, and brought back', async ({
  page,
}) => {
  await keepSession(page.context(), program, administrator, 'console')
  await page.goto(`${program.origin}/admin/letters`)
  await expect(page.getByText('確認コードや仮パスワードを伝えるメールです。')).toBeVisible()
  await page.getByRole('link', { name: 'ガイダンス案内', exact: true }).click()
  const preview = page.getByRole('region', { name: 'プレビュー' })
  await expect(preview.getByRole('link', { name: '日時を予約する' })).toBeVisible()
  const text = page.getByRole('textbox', { name: '本文' })
  await text.fill('お待ちしていました。\n予約の期限：{{予約の期限}}')
  await expect(preview).toContainText(requiredMissing('日時の予約'))
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText(requiredMissing('日時の予約')).last()).toBeVisible()
  await page.getByRole('button', { name: '{{日時の予約}}' }).click()
  await page.getByRole('textbox', { name: '件名' }).fill('ご案内：{{予約の期限}}まで')
  await expect(preview.getByText('【なかつぐ】ご案内：2026年12月15日（火）まで')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('第1版')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'はじめの文面からの違い' })).toBeVisible()
  await page.getByRole('button', { name: '自分に送ってみる' }).click()
  await expect(page.getByText(LETTER_SENT_TO_MYSELF)).toBeVisible()
  await page.getByRole('button', { name: 'はじめの文面に戻す' }).click()
  await expect(page.getByText('第2版')).toBeVisible()
  await expect(text).toHaveValue(/^お待たせしました。/)
  // The differences above are gone: nothing moves under the click.
  await expect(page.getByRole('heading', { name: 'はじめの文面（いまの文面）' })).toBeVisible()
  await page.getByRole('button', { name: '第1版に戻す' }).click()
  await expect(page.getByText('第3版')).toBeVisible()
  await page.getByRole('link', { name: '文面', exact: true }).first().click()
  await expect(page.getByRole('row', { name: /ガイダンス案内.*第3版/ })).toBeVisible()
  await expectAccessible(page)
})
