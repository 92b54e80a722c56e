import type { Page } from '@playwright/test'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { mailTo } from '../support/mailbox'
import { field } from '../support/registration'
import { signInAs } from '../support/signIn'
import { open, untilScriptRuns } from '../support/untilScriptRuns'
import { addVirtualAuthenticator } from '../support/virtualAuthenticator'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

// The pool refuses so, and a sign-in that was ended elsewhere is refused.
test.use({ expectedProblems: [/400 \(Bad Request\) \(\S+\/identity\/\)$|401 \(Unauthorized\)/] })

const EMAIL = 'waiting@example.com'
const PASSWORD = 'Demo-Passw0rd'

const byPasskey = (page: Page) => page.getByRole('button', { name: 'パスキーでログイン' })
const myPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'マイページ' })
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

async function signOut(page: Page) {
  await page.getByRole('link', { name: 'メニュー' }).click()
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click()
  await expect(page).toHaveURL(`${program.origin}/`)
  await open(page, `${program.origin}/login`)
}

/** The pool's answer to a sign-in of long ago; the clock of this program cannot be moved. */
async function asIfLongAgo(page: Page, operation: string) {
  let refused = false
  await page.route('**/identity/', (route) => {
    const asked = route.request().headers()['x-amz-target']?.endsWith(`.${operation}`)
    if (!asked || refused) return route.continue()
    refused = true
    return route.fulfill({
      status: 400,
      headers: { 'content-type': 'application/x-amz-json-1.1' },
      json: { __type: 'NotAuthorizedException', message: 'Recent sign-in required.' },
    })
  })
}

/** What the unmodified client of Amazon asks of the pool. */
function callsOfAmplify(page: Page): Set<string> {
  const calls = new Set<string>()
  page.on('request', (request) => {
    const { 'x-amz-user-agent': client = '', 'x-amz-target': target = '' } = request.headers()
    if (client.startsWith('aws-amplify/')) calls.add(target.replace(/^.*\./, ''))
  })
  return calls
}

test('a passkey signs a member in, and whoever is signed in elsewhere can be put out', async ({
  page,
  browser,
}) => {
  const device = await addVirtualAuthenticator(page)
  const calls = callsOfAmplify(page)
  await signInAs(page, program, EMAIL, PASSWORD)
  await page.goto(`${program.origin}/account`)
  const passkeys = card(page, 'パスキー')
  await expect(passkeys.getByText('登録したパスキーはありません。')).toBeVisible()
  await device.knowsOwner(false)
  await passkeys.getByRole('button', { name: 'パスキーを登録する' }).click()
  await expect(passkeys.getByRole('alert')).toContainText('パスキーの確認が途中で終わりました。')
  await device.knowsOwner(true)
  await passkeys.getByRole('button', { name: 'パスキーを登録する' }).click()
  await expect(page.getByText('パスキーを登録しました。')).toBeVisible()
  await expect(passkeys.getByRole('listitem')).toContainText('の Chrome')
  expect(await device.passkeys()).toHaveLength(1)
  await mailTo(program, EMAIL, 'パスキーを登録しました')

  // Whoever touches nothing is not signed in by the list of the address field.
  await device.isTouched(false)
  await signOut(page)
  await device.isTouched(true)
  await byPasskey(page).click()
  await expect(myPage(page)).toBeVisible()
  await page.reload()
  await expect(myPage(page)).toBeVisible()

  await device.isTouched(false)
  await signOut(page)
  await field(page, 'メールアドレス').fill('donor@example.com')
  await device.isTouched(true)
  await byPasskey(page).click()
  await expect(page.getByRole('alert')).toContainText('このパスキーではログインできませんでした。')
  await field(page, 'メールアドレス').fill(EMAIL)
  await device.knowsOwner(false)
  await byPasskey(page).click()
  await expect(page.getByRole('alert')).toContainText('パスキーの確認が途中で終わりました。')
  await device.knowsOwner(true)
  await byPasskey(page).click()
  await expect(myPage(page)).toBeVisible()

  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' })
  const phone = await elsewhere.newPage()
  await signInAs(phone, program, EMAIL, PASSWORD)
  await page.goto(`${program.origin}/account`)
  const sessions = card(page, 'ログイン中の端末')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('listitem').filter({ hasText: 'この端末' })).toContainText(
    'ログインした日時：2026年12月1日（火）',
  )
  await sessions.getByRole('button', { name: /iPhone.*をログアウトさせる/ }).click()
  await expect(sessions.getByText('ほかにログイン中の端末はありません。')).toBeVisible()
  await phone.goto(`${program.origin}/account`)
  await expect(phone.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  await elsewhere.close()

  await asIfLongAgo(page, 'DeleteWebAuthnCredential')
  await passkeys.getByRole('button', { name: /^パスキー「.+」を削除する$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await passkeys.getByRole('button', { name: 'パスキーで確認' }).click()
  await expect(passkeys.getByText('登録したパスキーはありません。')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  for (const call of ['Start…Registration', 'Complete…Registration', 'List…Credentials', 'Delete…Credential'])
    expect(calls).toContain(call.replace('…', 'WebAuthn'))
  await device.isTouched(false)
  await signOut(page)
  await field(page, 'メールアドレス').fill(EMAIL)
  await device.isTouched(true)
  await byPasskey(page).click()
  await expect(page.getByRole('alert')).toContainText('このパスキーではログインできませんでした。')
})

test('the list of the address field offers the passkey, and who chooses it is signed in', async ({
  page,
}) => {
  const device = await addVirtualAuthenticator(page)
  await signInAs(page, program, 'donor@example.com', PASSWORD)
  await page.goto(`${program.origin}/account`)
  await card(page, 'パスキー').getByRole('button', { name: 'パスキーを登録する' }).click()
  await expect(page.getByText('パスキーを登録しました。')).toBeVisible()
  await signOut(page)
  // Chromium's played device chooses for its owner.
  await expect(myPage(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'ドナー証' })).toBeVisible()
  expect(await device.passkeys()).toHaveLength(1)
})

test('a browser without passkeys is offered the password alone', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'))
  await page.goto(`${program.origin}/login`)
  await untilScriptRuns(page)
  await expect(byPasskey(page)).toHaveCount(0)
  await signInAs(page, program, EMAIL, PASSWORD)
  await page.goto(`${program.origin}/account`)
  await expect(card(page, 'パスキー')).toContainText('このブラウザーでは、パスキーを使えません。')
})
