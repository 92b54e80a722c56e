import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, support } from '../support/api'
import { handsOn, tell } from '../support/hands'
import { codeFor } from '../support/mailbox'
import { personPage } from '../support/personPage'

// What is done at the console's door, counted as in `jobs.spec.ts`.
let program: TestProgram
test.beforeAll(async () => {
  test.setTimeout(300_000)
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

// The pool answers a wrong password so.
test.use({ expectedProblems: [/400 \(Bad Request\) \(\S+\/identity\/\)$/] })

test(
  'a wrong password, and then the right one, on a link to a person',
  { tag: '@long' },
  async ({ page }) => {
    const hands = handsOn(page)
    await page.goto(`${await personPage(program, 'donor@example.com')}?tab=mails`)
    await hands.fill(page.getByLabel('メールアドレス'), administrator.email)
    await hands.press('Tab')
    await hands.type('Wrong-Passw0rd')
    await hands.press('Enter')
    await expect(page.getByRole('alert')).toContainText('正しくありません')
    await page.getByLabel('パスワード', { exact: true }).fill('')
    await hands.fill(page.getByLabel('パスワード', { exact: true }), administrator.password)
    await hands.press('Enter')
    await expect(page.getByRole('button', { name: '送ったメール' })).toHaveAttribute('aria-pressed', 'true')
    tell(
      hands,
      'sign in, wrong and right, to the linked tab',
      'Enter and Enter; no way to see what was typed',
    )
  },
)

test('a password that was forgotten is set anew', { tag: '@long' }, async ({ page }) => {
  const hands = handsOn(page)
  await page.goto(`${program.origin}/admin/`)
  await hands.click(page.getByRole('button', { name: 'パスワードをお忘れの方' }))
  await hands.fill(page.getByLabel('メールアドレス'), support.email)
  await hands.press('Enter')
  await expect(page.getByLabel('確認コード')).toBeFocused()
  await hands.type(await codeFor(program, support.email, 'パスワード再設定'))
  await hands.press('Tab')
  await hands.type('Forgotten-Passw0rd')
  await hands.press('Enter')
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
  tell(hands, 'a forgotten password', '2 fields, by mailed code')
})
