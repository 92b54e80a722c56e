import { Secret, TOTP } from 'otpauth'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { support } from '../support/api'
import { enterPassword } from '../support/console'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

// The pool answers wrong words so, and a signed-out page's last questions are refused.
test.use({ expectedProblems: [/400 \(Bad Request\) \(\S+\/identity\/\)$|401 \(Unauthorized\)/] })

const PASSWORD = 'Sea-breeze over 9 hills'

test('support staff change their own password, register an app and end every session', async ({ page }) => {
  await enterPassword(page, program, support)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /（.+）$/ })
    .click()
  await page.getByRole('menuitem', { name: 'アカウントの設定' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: support.email })).toBeVisible()
  await expect(page.getByRole('region', { name: 'ログインの記録' }).getByRole('row')).not.toHaveCount(0)

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  await dialog.getByLabel('いまのパスワード').fill('not the password')
  await dialog.getByLabel('新しいパスワード').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('パスワードが正しくありません。')
  await dialog.getByLabel('いまのパスワード').fill(support.password)
  await dialog.getByRole('button', { name: 'パスワードを変更する' }).click()
  await expect(page.getByText('パスワードを変更しました。')).toBeVisible()

  await page.getByRole('button', { name: '認証アプリを登録する' }).click()
  await dialog.getByRole('button', { name: 'QRコードを表示する' }).click()
  const app = new TOTP({
    secret: Secret.fromBase32((await dialog.locator('code').textContent())?.trim() ?? ''),
  })
  await dialog.getByLabel('認証アプリのコード').fill(app.generate())
  await dialog.getByRole('button', { name: '登録する' }).click()
  await expect(page.getByText('登録済み')).toBeVisible()
  await expect(page.getByRole('cell', { name: '認証アプリの登録' })).toBeVisible()

  await page.getByRole('button', { name: 'すべての端末からログアウトする' }).click()
  await dialog.getByRole('button', { name: 'すべての端末からログアウトする' }).click()
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
  await enterPassword(page, program, { ...support, password: PASSWORD })
  await expect(page.getByRole('heading', { name: '認証アプリのコードの入力' })).toBeVisible()
})
