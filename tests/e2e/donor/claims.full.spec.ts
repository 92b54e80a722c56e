import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { codeFor } from '../support/mailbox'
import { enterProfile, field, PASSWORD, signUp } from '../support/registration'
import { openAs, signInHere } from '../support/signIn'
import { open } from '../support/untilScriptRuns'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const untrueForGuests: [path: string, claim: string, wayOn: string][] = [
  ['/withdrawal/complete', '削除しました', 'ホームへ'],
  ['/signup/confirm_password/complete', 'メールアドレスを確認しました', 'ログインする'],
  ['/signup/temporary_registration', '送りました', '会員登録へ進む'],
]

for (const [path, claim, wayOn] of untrueForGuests)
  test(`${path} claims nothing that was not done`, async ({ page }) => {
    await open(page, program.origin + path)
    await expect(page.getByRole('main').getByRole('link', { name: wayOn })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(claim)
    await expect(page).not.toHaveTitle(/しました/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

test('a member is not told that she has left, nor that she has just registered', async ({ page }) => {
  await openAs(
    page,
    program,
    { email: 'donor@example.com', password: 'Demo-Passw0rd' },
    '/withdrawal/complete',
  )
  await expect(heading(page, '退会の手続きは行われていません')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'マイページへ' }).click()
  await expect(heading(page, 'マイページ')).toBeVisible()
  await page.goto(`${program.origin}/signup/profile/complete`)
  await expect(page).toHaveURL(`${program.origin}/mypage`)
  await expect(heading(page, 'マイページ')).toBeVisible()
})

test('a page of a step that is over does not say that it is still to come', async ({ page }) => {
  await openAs(
    page,
    program,
    { email: 'donor@example.com', password: 'Demo-Passw0rd' },
    '/signup/schedule_reservation',
  )
  await expect(page.getByText('このページは、いまの段階ではご利用いただけません。')).toBeVisible()
  await expect(page).toHaveURL(`${program.origin}/mypage`)
})

test.describe('the code of a sign-up', () => {
  test.use({ expectedProblems: [/status of 400/] })

  test('mistyped, over, and confirmed already are three things with three ways on', async ({ page }) => {
    const email = 'three.ways@example.com'
    await open(page, `${program.origin}/signup`)
    await field(page, 'メールアドレス').fill(email)
    await field(page, 'パスワード').fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '確認コードを送る' }).click()
    await expect(heading(page, '確認コードを送りました')).toBeVisible()
    const code = await codeFor(program, email, '確認コードのお知らせ')
    const enter = async (digits: string) => {
      await field(page, '確認コード').fill(digits)
      await page.getByRole('button', { name: '登録を完了する' }).click()
    }
    const alert = page.getByRole('alert')

    await enter(code === '000000' ? '000001' : '000000')
    await expect(alert).toContainText(
      '確認コードが正しくありません。数字を確かめて、もう一度入力してください。',
    )
    const secondTab = await page.context().newPage()
    await enter(code)
    await expect(heading(page, 'メールアドレスを確認しました')).toBeVisible()
    await expect(page.getByRole('link', { name: '登録情報の入力へ進む' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())

    await open(secondTab, `${program.origin}/signup/confirm_password`)
    const there = secondTab.getByRole('alert')
    const enterThere = async (digits: string) => {
      await field(secondTab, 'メールアドレス').fill(email)
      await field(secondTab, '確認コード').fill(digits)
      await secondTab.getByRole('button', { name: '登録を完了する' }).click()
    }
    await enterThere(code === '111111' ? '222222' : '111111')
    await expect(there).toContainText('有効期限が切れているか、使えなくなっています。')
    await secondTab.getByRole('button', { name: 'コードを再送する' }).click()
    await expect(
      secondTab.getByRole('status').getByText('すでに確認が済んでいる方には届きません'),
    ).toBeVisible()
    await enterThere(code)
    await expect(there).toContainText('すでに確認が済んでいます。ログインしてお進みください。')
    await secondTab.getByRole('link', { name: 'ログインする' }).click()
    await expect(heading(secondTab, 'ログイン')).toBeVisible()
    await signInHere(secondTab, email, PASSWORD)
    await expect(heading(secondTab, '登録情報の入力')).toBeVisible()
  })
})

test('a sign-in before the address is confirmed does not speak of a code that was not sent', async ({
  page,
  browser,
}) => {
  const email = 'not.yet@example.com'
  await open(page, `${program.origin}/signup`)
  await field(page, 'メールアドレス').fill(email)
  await field(page, 'パスワード').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '確認コードを送る' }).click()
  await expect(heading(page, '確認コードを送りました')).toBeVisible()

  const later = await browser.newPage()
  await open(later, `${program.origin}/login`)
  await signInHere(later, email, PASSWORD)
  await expect(heading(later, '確認コードの入力')).toBeVisible()
  await expect(later.getByText(`${email}の確認がまだ済んでいません。`)).toBeVisible()
  await expect(later.getByRole('main')).not.toContainText('送りました')
  await later.close()
})

test('a code for a new password can be sent again', async ({ page }) => {
  const email = 'recovers@example.com'
  await signUp(page, program, email)
  await page.evaluate(() => localStorage.clear())
  await open(page, `${program.origin}/forgot_password`)
  await field(page, 'メールアドレス').fill(email)
  await page.getByRole('button', { name: '確認コードを送る' }).click()
  await expect(heading(page, '新しいパスワードの設定')).toBeVisible()
  const first = await codeFor(program, email, 'パスワード')
  await page.getByRole('button', { name: 'コードを再送する' }).click()
  await expect(page.getByText('前のコードは使えなくなります。')).toBeVisible()
  await expect.poll(() => codeFor(program, email, 'パスワード')).not.toBe(first)
})

test('the end of the registration is told once it is done, and over once the check was begun', async ({
  page,
}) => {
  await signUp(page, program, 'just.registered@example.com')
  await enterProfile(page, program)
  await page.reload()
  await expect(heading(page, '会員登録が完了しました')).toBeVisible()
})
