import { caseStateLabels } from '../../../shared/words/labels/caseLabels'
import { complaint } from '../../../admin/ground/words/complaint'
import { startTestProgram, SAMPLE_DAY, type TestProgram } from '../../support/program'
import { expect, test, watchForProblems } from '../fixtures'
import { openConsole } from '../support/console'
import { expectAccessible, violationsOf } from '../support/expectAccessible'
import { mailTo } from '../support/mailbox'
import { openAs } from '../support/signIn'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const sample = (name: string) => ({ email: `${name}@example.com`, password: 'Demo-Passw0rd' })

test('a request by law, from the public page to the answer with its files', async ({
  page,
  browser,
  context,
}) => {
  const problems = watchForProblems(context)
  await openAs(page, program, sample('donor'), '/procedures_for_disclosure')
  await page.getByRole('link', { name: 'ログインして請求する、状況を見る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '個人情報のご請求' })).toBeVisible()
  await page.getByRole('button', { name: '請求する' }).click()
  await expect(page.getByText('請求することを選んでください').first()).toBeVisible()
  await page.getByRole('radio', { name: /^開示/ }).check()
  await page.getByRole('textbox', { name: 'くわしい内容' }).fill('保存している内容を、すべて知りたいです。')
  await page.getByRole('button', { name: '請求する' }).click()
  await expect(page.getByText('2026年12月15日').or(page.getByText('12月15日（火）までに'))).toBeVisible()
  await expect(page.getByText('手数料は1,000円です')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^消去/ }).check()
  await page.getByRole('textbox', { name: 'くわしい内容' }).fill('まちがえました。')
  await page.getByRole('button', { name: '請求する' }).click()
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /消去/ }) })
    .getByRole('button', { name: '取り下げる' })
    .click()
  const taken = page.getByRole('dialog', { name: 'このご請求を取り下げます' })
  await taken.getByRole('button', { name: '取り下げる' }).click()
  await expect(page.getByText('12月1日（火）に取り下げました。')).toBeVisible()

  const desk = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const office = await desk.newPage()
  await openConsole(office, program, sample('auditor'), '記録：確かめる')
  await office
    .getByRole('row', { name: /個人情報のご請求.*開示/ })
    .filter({ hasText: caseStateLabels.Open })
    .click()
  await expect(office.getByRole('heading', { level: 1, name: '個人情報のご請求' })).toBeVisible()
  await office.getByRole('button', { name: '本人確認・入金を記録' }).click()
  await office.getByRole('dialog').getByLabel('手数料の入金日').fill('2026-12-01')
  expect(await violationsOf(office)).toEqual([])
  await office.getByRole('dialog').getByRole('button', { name: '本人確認・入金を記録' }).click()
  await expect(office.getByText('記録　手数料の入金日：2026年12月1日（火）')).toBeVisible()
  await expect(office.getByText('ご本人のアカウントからの請求')).toBeVisible()
  await office.getByRole('button', { name: '回答する' }).click()
  const answer = office.getByRole('dialog')
  await answer.getByLabel('一部に応じる').check()
  await answer.getByRole('button', { name: '回答する' }).click()
  await expect(answer.getByText('応じない理由を選んでください')).toHaveCount(0)
  await answer.getByLabel(/第三者の生命/).check()
  await answer.getByRole('textbox', { name: '回答' }).fill('担当者の覚え書きのほかを、お渡しします。')
  expect(await violationsOf(office)).toEqual([])
  await answer.getByRole('button', { name: '回答する' }).click()
  await expect(answer).toHaveCount(0)
  await expect(office.getByText('一部に応じる').first()).toBeVisible()
  await office.getByRole('button', { name: complaint.reopen }).click()
  await expect(office.getByRole('textbox', { name: complaint.what })).toBeVisible()
  expect(await violationsOf(office)).toEqual([])
  await desk.close()

  expect((await mailTo(program, sample('donor').email, '個人情報のご請求への回答')).text).not.toContain(
    '覚え書き',
  )
  await page.reload()
  await expect(page.getByText('担当者の覚え書きのほかを、お渡しします。')).toBeVisible()
  await expect(page.getByText('法第33条第2項第1号')).toBeVisible()
  await expect(page.getByText('個人情報保護法相談ダイヤル')).toBeVisible()
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^PDFで書き出す/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expectAccessible(page)
  expect(problems).toEqual([])
})
