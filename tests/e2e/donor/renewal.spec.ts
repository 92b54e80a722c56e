import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { savedAnswerOf } from '../support/onlineCheck'
import { PASSWORD } from '../support/registration'
import { findSamplePerson, hasNotBegun, takeAccount } from '../support/samplePeople'
import { openAs } from '../support/signIn'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

test('a donor in the window confirms the last answers, tells one change, and is told what follows', async ({
  page,
}) => {
  const { Email } = await findSamplePerson(program, 'RenewalExamOnlineCheckBeforeExam', hasNotBegun)
  await takeAccount(program, Email)
  await openAs(page, program, { email: Email, password: PASSWORD })
  await page.getByRole('link', { name: 'オンラインチェックを始める' }).first().click()
  await page.getByLabel('健康に関する情報の取得と利用に同意します').check()
  await page.getByRole('button', { name: '同意して始める' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '前回のお答え' })).toBeVisible()
  await page.getByRole('link', { name: /^変更：.*抗菌薬（抗生物質）/ }).click()
  await page.getByRole('radio', { name: 'はい', exact: true }).click()
  await page.getByLabel('日にちを選ぶ').check()
  await page.getByLabel('月', { exact: true }).fill('11')
  await page.getByLabel('日', { exact: true }).fill('20')
  await page.getByRole('button', { name: '次へ', exact: true }).click()
  await expect(page.getByText('前回から変わりました')).toBeVisible()
  const saved = savedAnswerOf(page, 'Q12')
  await page.getByRole('button', { name: 'ほかに変わりはありません' }).click()
  await saved
  await expect(page.getByRole('heading', { level: 1, name: 'お答えの確認' })).toBeVisible()
  await expect(page.getByText('前回から変わりました')).toBeVisible()
  await page.reload()
  await expect(page.getByText('前回から変わりました')).toBeVisible()
  await page.getByRole('button', { name: '回答を送信する' }).click()

  await expect(page).toHaveURL(`${program.origin}/online_check/before_renewal_inspection/result_ng`)
  await expect(page.getByRole('heading', { name: /^いまは、\s*献便をお休みください$/ })).toBeVisible()
  await expect(page.getByText('2026年11月20日まで抗菌薬を使われたため')).toBeVisible()
  await expect(page.getByText('はい　最後に使った日：2026年11月20日（金）')).toBeVisible()
  await expect(page.getByText('2027年2月20日（土）から、', { exact: false }).first()).toBeAttached()
  const remind = page.getByLabel('メールで知らせてほしい')
  await expect(remind).toBeChecked()
  await remind.uncheck()
  await expect(page.getByText('保存しました。')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('メールで知らせてほしい')).not.toBeChecked()

  await page.goto(`${program.origin}/signup/online_check/before_renewal_inspection`)
  await expect(page).toHaveURL(`${program.origin}/online_check/before_renewal_inspection/result_ng`)
})
