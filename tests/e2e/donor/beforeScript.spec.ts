import type { Page } from '@playwright/test'
import { SCRIPT_NEEDED } from '../../../shared/words/program/systemMessages'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { holdBack } from '../support/holdBack'
import { field } from '../support/registration'
import { untilScriptRuns } from '../support/untilScriptRuns'
import { RARE } from '../../support/full'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

/** Opens a page whose scripts come only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letScriptsCome = await holdBack(page, '**/assets/*.js')
  await page.goto(program.origin + path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return letScriptsCome
}

test('what is typed into the sign-in before the script runs stays, and reaches no address', async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, '/login')
  await field(page, 'メールアドレス').fill('applicant@example.com')
  await field(page, 'パスワード').fill('Demo-Passw0rd')
  await page.getByRole('button', { name: 'ログインする' }).click()
  await field(page, 'パスワード').press('Enter')
  expect(page.url()).toBe(`${program.origin}/login`)

  letScriptsCome()
  await untilScriptRuns(page)
  await expect(field(page, 'メールアドレス')).toHaveValue('applicant@example.com')
  await expect(field(page, 'パスワード')).toHaveValue('Demo-Passw0rd')
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(`${program.origin}/mypage`)
})

test(
  'a sign-up begun before the script runs goes on with what was typed',
  { tag: RARE },
  async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/signup')
    await field(page, 'メールアドレス').fill('early@example.com')
    await field(page, 'パスワード').fill('なかつぐ の 長い 合言葉')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '確認コードを送る' }).click()
    expect(page.url()).toBe(`${program.origin}/signup`)

    letScriptsCome()
    await untilScriptRuns(page)
    await page.getByRole('button', { name: '確認コードを送る' }).click()
    await expect(page).toHaveURL(`${program.origin}/signup/temporary_registration`)
  },
)

test(
  'the trial check begins where its link was followed before the script runs',
  { tag: RARE },
  async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/trial_check')
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.getByRole('link', { name: '質問を始める' }).click()
    letScriptsCome()
    await expect(page.getByText('質問1／10')).toBeVisible()
  },
)

test.describe('in a browser that runs no script', () => {
  test.use({ javaScriptEnabled: false })

  test('each page that cannot do without says so', { tag: RARE }, async ({ page }) => {
    for (const path of ['/login', '/signup', '/forgot_password', '/mypage', '/what_if']) {
      await page.goto(program.origin + path)
      await expect(page.locator('noscript p')).toHaveText(SCRIPT_NEEDED)
      await expect(page.locator('noscript p')).toBeVisible()
    }
  })

  test('a press sends nothing', async ({ page }) => {
    await page.goto(`${program.origin}/login`)
    await field(page, 'メールアドレス').fill('haruka@example.com')
    await page.getByRole('button', { name: 'ログインする' }).click()
    expect(page.url()).toBe(`${program.origin}/login`)
    await expect(field(page, 'メールアドレス')).toHaveValue('haruka@example.com')
  })
})
