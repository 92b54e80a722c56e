import type { Answers } from '../../../shared/questionnaire/engine/answer'
import { passing, START, SUBMIT } from '../../support/answers'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { callAs } from '../support/api'
import { expectAccessible } from '../support/expectAccessible'
import { enterProfile, PASSWORD, signUp } from '../support/registration'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

test('an answer of a check that ended early is put right without the questions left out', async ({
  page,
}) => {
  const account = { email: 'corrects@example.com', password: PASSWORD }
  await signUp(page, program, account.email)
  await enterProfile(page, program)
  const { startOnlineCheck } = await callAs(program, account, START)
  const { Q01, Q02 } = passing
  const answers = { Q01, Q02, Q18: { choices: ['yes'] } } as Answers
  await callAs(program, account, SUBMIT, { id: startOnlineCheck.Id, answers })

  const form = page.getByRole('main').locator('form')
  const put = async (question: string, choice: string) => {
    await page.goto(`${program.origin}/online_check/answers?check=${startOnlineCheck.Id}&correct=${question}`)
    await form.locator(`#${question} input[value="${choice}"]`).check()
    await page.getByRole('button', { name: '訂正の内容を確かめる' }).click()
  }

  await put('Q16', 'yes')
  await expect(page.getByText('送るとすぐに、訂正した答えで結果を見直します。')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '訂正を送る' }).click()
  await expect(page.getByText('訂正を受け付けました。')).toBeVisible()

  // Without the answer that ended it the rest decides.
  await put('Q18', 'no')
  await expect(form.locator('#Q17')).toBeVisible()
  await expectAccessible(page)
})
