import type { TestProgram } from '../../support/program'
import { expect, test, watchForProblems } from '../fixtures'
import { answerCheck, savedAnswerOf } from '../support/onlineCheck'
import { enterProfile, PASSWORD, signUp, startCheck } from '../support/registration'
import { signInHere } from '../support/signIn'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

test('a half-answered check goes on in another browser', async ({ page, browser }) => {
  const email = 'resume@example.com'
  await signUp(page, program, email)
  await enterProfile(page, program)
  await startCheck(page, program)
  const saved = savedAnswerOf(page, 'Q17')
  await answerCheck(page, { until: 'Q18' })
  await saved
  await expect(page.getByText(/に保存しました/).first()).toBeVisible()

  const other = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const problems = watchForProblems(other)
  const second = await other.newPage()
  await second.goto(`${program.origin}/login?redirect=%2Fsignup%2Fonline_check`)
  await signInHere(second, email, PASSWORD)
  await expect(second.getByRole('heading', { level: 1, name: 'おなかの病気がありますか。' })).toBeVisible()
  await second.goto(`${program.origin}/signup/online_check?at=Q14`)
  await expect(second.locator('#Q14 input[value="4"]')).toBeChecked()
  await other.close()
  expect(problems).toEqual([])
})

test('a lost connection keeps the answers and says so', async ({ page, context }) => {
  await signUp(page, program, 'offline@example.com')
  await enterProfile(page, program)
  await startCheck(page, program)
  await answerCheck(page, { until: 'Q05' })
  await context.setOffline(true)
  await page.locator('#Q05 input[value="twoToThree"]').click()
  await expect(page.getByText(/まだ保存できていません/).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/に保存しました/).first()).toBeVisible()
  await page.getByRole('link', { name: '前へ' }).click()
  await expect(page.locator('#Q05 input[value="twoToThree"]')).toBeChecked()
  await page.reload()
  await expect(page.locator('#Q05 input[value="twoToThree"]')).toBeChecked()
})

test.use({ expectedProblems: [/net::ERR_INTERNET_DISCONNECTED/] })
