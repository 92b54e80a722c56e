import type { Page } from '@playwright/test'
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

const goOn = (page: Page) => page.getByRole('button', { name: '次へ進む' }).click()

test('a donor in the window confirms the last answers, tells one change, and is told what follows', async ({
  page,
}) => {
  const { Email } = await findSamplePerson(program, 'RenewalExamOnlineCheckBeforeExam', hasNotBegun)
  await takeAccount(program, Email)
  await openAs(page, program, { email: Email, password: PASSWORD })
  await page.getByRole('link', { name: 'オンラインチェックを始める' }).first().click()
  await page.getByLabel('健康に関する情報の取得と利用に同意します').check()
  await page.getByRole('button', { name: '同意して始める' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '基本情報' })).toBeVisible()
  await expect(page.getByRole('region', { name: '前回のお答え' })).toBeVisible()
  await page.getByLabel('変わりはありません').check()
  await goOn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'いまの体調' })).toBeVisible()
  // That something was saved is said of the screen before already.
  const saved = savedAnswerOf(page, 'Q12')
  await page.getByLabel('変わりはありません').check()
  await saved
  await expect(page.getByText(/に保存しました/).first()).toBeVisible()

  await page.goto(`${program.origin}/signup/online_check/before_renewal_inspection`)
  await expect(page.getByRole('heading', { level: 1, name: '便のようす' })).toBeVisible()
  for (const title of ['便のようす', 'おなかの病気', '全身の病気', '感染症', '感染症', '旅行と予防接種']) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByLabel('変わりはありません')).not.toBeChecked()
    await page.getByLabel('変わりはありません').check()
    await goOn(page)
  }
  await expect(page.getByRole('heading', { level: 1, name: '薬とサプリメント' })).toBeVisible()
  await page.getByLabel('変わったことがあります').check()
  await page.locator('#Q45').getByLabel('はい', { exact: true }).check()
  await page.locator('#Q45').getByLabel('日にちを選ぶ').check()
  await page.locator('#Q45').getByLabel('月', { exact: true }).fill('11')
  await page.locator('#Q45').getByLabel('日', { exact: true }).fill('20')
  await goOn(page)
  await expect(page.getByRole('heading', { level: 1, name: '生活とご家族' })).toBeVisible()
  await page.getByLabel('変わりはありません').check()
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
