import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { call, signInPlainly, tokensOf } from '../../pool/support/call'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, support } from '../support/api'
import { enterPassword, goTo } from '../support/console'
import { handsOn, tell } from '../support/hands'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY, env: { REQUIRE_TOTP: 'administrators' } })
})
test.afterAll(() => program.stop())

const STEP_MS = 30_000

// The pool answers a wrong code so.
test.use({ expectedProblems: [/400 \(Bad Request\) \(\S+\/identity\/\)$/] })

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'きょうの机' })

test('an administrator sets up the app by its QR code, signs in with its codes from then on, and resets a colleague’s', async ({
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

  const hands = handsOn(page)
  await page.getByLabel('認証アプリのコード').fill('')
  await page.getByLabel('認証アプリのコード').focus()
  await hands.type(codeAt())
  await hands.press('Enter')
  await expect(dashboard(page)).toBeVisible()
  tell(hands, 'set up the authenticator', '1 field')

  // What is asked for at this very moment may still be answered 401.
  await expect(page.getByRole('list', { name: '期限すぎ' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: /\d\s?件$/ }),
  ).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /（.+）$/ })
    .click()
  await page.getByRole('menuitem', { name: 'ログアウト' }).click()
  // Opened before, the console would still find the session.
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
  await enterPassword(page, program, administrator)
  await expect(page.getByRole('heading', { name: '認証アプリのコードの入力' })).toBeVisible()
  // A code is good once: the one of the next thirty seconds is taken already, for clocks differ.
  await expect(page.getByText('ほかの管理者にご連絡ください')).toBeVisible()
  await page.getByLabel('認証アプリのコード').fill(codeAt(STEP_MS))
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(dashboard(page)).toBeVisible()

  // A colleague has an app of her own, and has lost it.
  const { userPoolClientId } = await (await page.request.get(`${program.origin}/config.json`)).json()
  const pool = { endpoint: `${program.origin}/identity/`, settings: { pool: { userPoolClientId } } }
  const signInAsSupport = () => signInPlainly(pool, support.email, support.password)
  const { AccessToken } = tokensOf(await signInAsSupport())
  const { SecretCode } = (await call(pool, 'AssociateSoftwareToken', { AccessToken })).body
  const UserCode = new TOTP({ secret: Secret.fromBase32(String(SecretCode)) }).generate()
  await call(pool, 'VerifySoftwareToken', { AccessToken, UserCode })
  await call(pool, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } })
  expect((await signInAsSupport()).body).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' })

  await goTo(page, '設定：担当')
  const row = page.getByRole('row').filter({ hasText: support.email })
  await expect(row).toContainText('認証アプリあり')
  await row.getByRole('button', { name: /さんへの操作$/ }).click()
  await page.getByRole('menuitem', { name: '認証アプリとパスキーの登録を解除する' }).click()
  await page.getByRole('button', { name: '認証アプリとパスキーの登録を解除する' }).click()
  await expect(page.getByText('認証アプリとパスキーの登録を解除しました。')).toBeVisible()
  await expect(row).toContainText('認証アプリなし')
  tokensOf(await signInAsSupport())
})

test('support staff, of whom the setting says nothing, come in by password', async ({ page }) => {
  await enterPassword(page, program, support)
  await expect(dashboard(page)).toBeVisible()
})
