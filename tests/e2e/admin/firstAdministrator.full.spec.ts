import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { newLink } from '../../../pool/account/firstAdministratorLink'
import { openStage } from '../../server/durability/openStage'
import { startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/expectAccessible'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ empty: true, env: { REQUIRE_TOTP: 'administrators' } })
})
test.afterAll(() => program.stop())

// The pool answers a link that is over so.
test.use({ expectedProblems: [/400 \(Bad Request\) \(\S+\/identity\/\)$/] })

const PASSWORD = 'Sea-breeze over 9 hills'

async function register(page: Page, link: string, email: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: '最初の管理者の登録' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByLabel('パスワード（確認）').fill(PASSWORD)
  await page.getByRole('button', { name: '登録して進む' }).click()
}

test('the first administrator registers by the link and is in the console; the link is over then', async ({
  page,
}) => {
  const { port } = new URL(program.origin)
  const stage = await openStage({ dataDir: program.dataDir, port: Number(port) })
  const link = await newLink(stage.pool)
  await stage.close()

  await register(page, link, 'chief@example.jp')
  await expect(page.getByRole('heading', { name: '認証アプリの設定' })).toBeVisible()
  expect(page.url(), 'without the token').toBe(`${program.origin}/admin/login`)
  const secret = (await page.locator('code').textContent())?.trim() ?? ''
  await page.getByLabel('認証アプリのコード').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: '設定してログインする' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'きょうの机' })).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /（.+）$/ })
    .click()
  await page.getByRole('menuitem', { name: 'ログアウト' }).click()
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
  await register(page, link, 'somebody@example.jp')
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText('このリンクは、すでに使われたか、期限が切れています。')
  await page.getByRole('button', { name: 'ログインに戻る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  await expect(refusal).toHaveCount(0)
})
