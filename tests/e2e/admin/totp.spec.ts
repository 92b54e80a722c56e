import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, support } from '../support/api'
import { enterPassword } from '../support/console'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ env: { REQUIRE_TOTP: 'administrators' } })
})
test.afterAll(() => program.stop())

const STEP_MS = 30_000

// The pool answers a wrong code so.
test.use({ expectedProblems: [/400 \(Bad Request\) \(\S+\/identity\/\)$/] })

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'ダッシュボード' })

test('an administrator sets up the app by its QR code and signs in with its codes from then on', async ({
  page,
}) => {
  await enterPassword(page, program, administrator)
  await expect(page.getByRole('heading', { name: '認証アプリの設定' })).toBeVisible()
  await expect(page.getByRole('img', { name: '認証アプリ用のQRコード' })).toBeVisible()
  const secret = (await page.locator('code').textContent())?.trim() ?? ''
  expect(secret).toMatch(/^[A-Z2-7]{32,}$/)
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const codeAt = (later = 0) => app.generate({ timestamp: Date.now() + later })

  const wrong = codeAt(-20 * STEP_MS)
  await page.getByLabel('認証アプリのコード').fill(wrong)
  await page.getByRole('button', { name: '設定してログインする' }).click()
  await expect(page.getByRole('alert')).toContainText('認証アプリのコードが正しくありません。')
  await expect(dashboard(page)).toHaveCount(0)

  await page.getByLabel('認証アプリのコード').fill(codeAt())
  await page.getByRole('button', { name: '設定してログインする' }).click()
  await expect(dashboard(page)).toBeVisible()

  // Whatever the page still asks for at sign-out would be answered 401.
  await expect(page.getByRole('table', { name: '通過しなかった理由' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^会員\s*、/ })).toBeVisible()
  await page.getByRole('button', { name: /^アカウント/ }).click()
  await page.getByRole('menuitem', { name: 'ログアウト' }).click()
  // Opened before, the console would still find the session.
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
  await enterPassword(page, program, administrator)
  await expect(page.getByRole('heading', { name: '認証アプリのコードの入力' })).toBeVisible()
  // A code is good once: the one of the next thirty seconds is taken already, for clocks differ.
  await page.getByLabel('認証アプリのコード').fill(codeAt(STEP_MS))
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(dashboard(page)).toBeVisible()
})

test('support staff, of whom the setting says nothing, come in by password', async ({ page }) => {
  await enterPassword(page, program, support)
  await expect(dashboard(page)).toBeVisible()
})
