import type { Page } from '@playwright/test'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, signIn, support } from '../support/api'
import { enterPassword } from '../support/console'
import { addVirtualAuthenticator } from '../support/virtualAuthenticator'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

// The pool refuses so, and a signed-out page's last questions are refused.
test.use({ expectedProblems: [/400 \(Bad Request\) \(\S+\/identity\/\)$|401 \(Unauthorized\)/] })

const desk = (page: Page) => page.getByRole('heading', { level: 1, name: 'きょうの机' })
const byPasskey = (page: Page) => page.getByRole('button', { name: 'パスキーでログイン' })

async function signOut(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /（.+）$/ })
    .click()
  await page.getByRole('menuitem', { name: 'ログアウト' }).click()
  await expect(byPasskey(page)).toBeVisible()
}

async function openAccount(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /（.+）$/ })
    .click()
  await page.getByRole('menuitem', { name: 'アカウントの設定' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント' })).toBeVisible()
}

test('staff register a passkey, sign in with it alone, and are refused once it is removed', async ({
  page,
}) => {
  const device = await addVirtualAuthenticator(page)
  await enterPassword(page, program, administrator)
  await expect(desk(page)).toBeVisible()
  await openAccount(page)
  await page.getByRole('button', { name: 'パスキーを登録する' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('名前').fill('受付の端末')
  await dialog.getByRole('button', { name: 'パスキーを登録する' }).click()
  await expect(page.getByRole('cell', { name: '受付の端末', exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'パスキーの登録', exact: true })).toBeVisible()
  expect(await device.passkeys()).toHaveLength(1)

  await signOut(page)
  await byPasskey(page).click()
  await expect(page.getByText('メールアドレスは必須です')).toBeVisible()
  await page.getByLabel('メールアドレス').fill(support.email)
  await byPasskey(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'このパスキーではログインできませんでした。' }),
  ).toBeVisible()
  await page.getByLabel('メールアドレス').fill(administrator.email)
  await device.knowsOwner(false)
  await byPasskey(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'パスキーの確認が途中で終わりました。' }),
  ).toBeVisible()
  await device.knowsOwner(true)
  await byPasskey(page).click()
  await expect(desk(page)).toBeVisible()

  await openAccount(page)
  await page.getByRole('button', { name: 'パスキー「受付の端末」を削除する' }).click()
  await dialog.getByRole('button', { name: '削除する' }).click()
  await expect(page.getByText('登録したパスキーはありません。')).toBeVisible()
  await signOut(page)
  await page.getByLabel('メールアドレス').fill(administrator.email)
  await byPasskey(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'このパスキーではログインできませんでした。' }),
  ).toBeVisible()
})

test('staff see where else they are signed in, and end it', async ({ page }) => {
  await signIn(program, support)
  await enterPassword(page, program, support)
  await openAccount(page)
  const sessions = page.getByRole('region', { name: 'ログイン中の端末' })
  await expect(sessions.getByRole('row').filter({ hasText: 'この端末' })).toContainText('Chrome')
  await page.getByRole('button', { name: '不明な端末をログアウトさせる' }).click()
  await expect(page.getByText('ほかにログイン中の端末はありません。')).toBeVisible()
  await expect(sessions.getByRole('row')).toHaveCount(2)
})
