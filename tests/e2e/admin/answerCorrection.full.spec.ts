import { startTestProgram, SAMPLE_DAY, type TestProgram } from '../../support/program'
import { notYet, START, SUBMIT } from '../../support/answers'
import { expect, test, watchForProblems } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { openConsole } from '../support/console'
import { expectAccessible, violationsOf } from '../support/expectAccessible'
import { openAs } from '../support/signIn'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const applicant = { email: 'applicant@example.com', password: 'Demo-Passw0rd' }

test('somebody puts an unknown day right; the office compares both and accepts; the date moves', async ({
  page,
  browser,
}) => {
  const { startOnlineCheck } = await callAs(program, applicant, START)
  const { submitOnlineCheck } = await callAs(program, applicant, SUBMIT, {
    id: startOnlineCheck.Id,
    answers: notYet('unknown'),
  })
  expect(submitOnlineCheck.OnlineCheck?.NextDate).toBe('2027-03-01')

  await openAs(page, program, applicant, '/online_check/result_ng')
  await expect(page.getByText('2027年3月1日（月）から').first()).toBeVisible()
  await page.getByRole('link', { name: /^この答えを訂正する/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'この答えを訂正する' })).toBeVisible()
  const question = page.locator('#Q45')
  await question.getByLabel('日にちを選ぶ').check()
  await question.getByLabel('年', { exact: true }).fill('2026')
  await question.getByLabel('月', { exact: true }).fill('10')
  await question.getByLabel('日', { exact: true }).fill('10')
  await expectAccessible(page, [320, 1280])
  await page.getByRole('button', { name: '訂正の内容を確かめる' }).click()
  // What happens is said before it does.
  await expect(page.getByRole('heading', { name: '送ったあとのこと' })).toBeFocused()
  await expect(page.getByText('2026年12月3日（木）までに事務局が確かめて、お返事します。')).toBeVisible()
  await expectAccessible(page, [320, 1280])
  await page.getByRole('button', { name: '訂正を送る' }).click()
  await expect(page.getByText('訂正を受け付けました。')).toBeVisible()
  await expect(page.getByText('の訂正：確認待ち')).toBeVisible()
  await expectAccessible(page, [320, 1280])
  await page.goto(`${program.origin}/mypage`)
  await expect(page.getByText('2026年12月3日（木）までに、事務局が確かめてお返事します。')).toBeVisible()

  const elsewhere = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const problems = watchForProblems(elsewhere)
  const office = await elsewhere.newPage()
  await openConsole(office, program, administrator, 'きょうの机')
  await office.getByRole('button', { name: '答えの訂正：答えを見比べる' }).click()
  const dialog = office.getByRole('dialog', { name: /答えの訂正を確かめる$/ })
  await expect(dialog.getByRole('row', { name: /Q45/ })).toContainText('2026年10月10日')
  await expect(dialog.getByRole('row', { name: /2027年3月1日/ }).last()).toContainText('2027年1月10日')
  expect(await violationsOf(office)).toEqual([])
  await dialog.getByRole('button', { name: '訂正を受け付ける' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(office.getByText('訂正を受け付けました。')).toBeVisible()
  expect(problems).toEqual([])
  await elsewhere.close()

  await page.goto(`${program.origin}/online_check/result_ng`)
  await expect(page.getByText('2027年1月10日（日）から').first()).toBeVisible()
  await page.getByRole('link', { name: 'オンラインチェックの答えを見る', exact: true }).click()
  await expect(page.getByText('の訂正：受け付け済み')).toBeVisible()
  await expect(page.getByText('訂正の内容を確かめました。')).toBeVisible()
})
