import { purposeWords } from '../../../admin/ground/words/purposes'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test, watchForProblems } from '../fixtures'
import { administrator } from '../support/api'
import { openConsole } from '../support/console'
import { violationsOf } from '../support/expectAccessible'
import { keepSession } from '../support/keepSession'
import { mailTo } from '../support/mailbox'
import { personPage } from '../support/personPage'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const sample = (name: string) => ({ email: `${name}@example.com`, password: 'Demo-Passw0rd' })
const WHY = '救急の病院から、持病を尋ねる電話がありました。'

test('a coordinator reads health in an emergency: with a sentence, and loudly', async ({ page, browser }) => {
  await keepSession(page.context(), program, sample('coordinator'), 'console')
  await page.goto(await personPage(program, 'donor@example.com'))
  const open = page.getByRole('button', { name: '緊急に健康の記録を開く' })
  await expect(open).toBeVisible()
  const result = page.getByRole('main').getByText('通過・100点')
  await expect(result).toHaveCount(0)
  await open.click()
  const dialog = page.getByRole('dialog', { name: '緊急に健康の記録を開く' })
  const why = dialog.getByLabel('すぐに確認が必要な理由')
  await expect(why).toBeFocused()
  await dialog.getByRole('button', { name: '記録を開く' }).click()
  await expect(dialog).toContainText(purposeWords.noteMissing)
  expect(await violationsOf(page)).toEqual([])
  await why.fill(WHY)
  await dialog.getByRole('button', { name: '記録を開く' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: '緊急として記録を開いています' })).toBeVisible()
  await expect(result).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(page.url()).not.toContain(encodeURIComponent('救急'))
  await page.getByRole('button', { name: '緊急の閲覧を終える' }).click()
  await expect(open).toBeVisible()
  await expect(result).toHaveCount(0)

  const mail = await mailTo(program, administrator.email, '緊急の閲覧がありました')
  expect(mail.text).not.toContain('救急')

  const elsewhere = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const problems = watchForProblems(elsewhere)
  const audit = await elsewhere.newPage()
  await openConsole(audit, program, sample('auditor'), '記録：確かめる')
  await audit.getByRole('cell', { name: '緊急の閲覧' }).click()
  await expect(audit.getByText(WHY)).toBeVisible()
  expect(await violationsOf(audit)).toEqual([])
  expect(problems).toEqual([])
  await elsewhere.close()
})
