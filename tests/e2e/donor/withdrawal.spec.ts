import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { mailTo } from '../support/mailbox'
import { signUp } from '../support/registration'
import { openAs, signInHere } from '../support/signIn'
import { RARE } from '../../support/full'

const PASSWORD = 'Demo-Passw0rd'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

test.describe('a donor', () => {
  // Chromium reports the refused sign-in by itself.
  test.use({ expectedProblems: [/Failed to load resource: .* 400 .*\/identity\//] })

  test('leaves, knowing what happens, and is gone', async ({ page }) => {
    await openAs(page, program, { email: 'donor@example.com', password: PASSWORD }, '/account')
    await page.getByRole('link', { name: '退会の手続きへ進む' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '退会の手続き' })).toBeVisible()
    await expect(page.getByText('氏名や連絡先などの登録情報は削除され、元に戻せません')).toBeVisible()
    await expect(page.getByText(/お渡し前の協力金が[\d,]+円分あります/)).toBeVisible()

    const leave = page.getByRole('button', { name: '退会する' })
    await leave.click()
    await expect(page.getByRole('alert')).toContainText('内容をご確認のうえ')
    await page.getByRole('checkbox', { name: '上の内容を確認し、退会します' }).check()
    await leave.click()
    const dialog = page.getByRole('dialog')
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(dialog).toBeVisible()
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(416)
    await page.setViewportSize({ width: 390, height: 844 })
    await dialog.getByRole('button', { name: '退会しない' }).click()
    await expect(dialog).toBeHidden()
    await leave.click()
    await dialog.getByRole('button', { name: '退会する' }).click()

    await expect(page.getByRole('heading', { level: 1, name: '退会の手続きが完了しました' })).toBeVisible()
    await expect(page).toHaveURL(`${program.origin}/withdrawal/complete`)
    await expect
      .poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
      .toEqual(['happened:withdrawn'])
    await mailTo(program, 'donor@example.com', '退会の手続きが完了しました')

    await page.goto(`${program.origin}/mypage`)
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await signInHere(page, 'donor@example.com', PASSWORD)
    await expect(page.getByRole('alert')).toContainText('メールアドレスまたはパスワードが正しくありません。')
  })
})

test('somebody suspended may leave too', { tag: RARE }, async ({ page }) => {
  const { listUsersByIdProfileCreatedAt: found } = await callAs(
    program,
    administrator,
    '{ listUsersByIdProfileCreatedAt(filter: { Email: { eq: "waiting@example.com" } }) { items { Id } } }',
  )
  await callAs(
    program,
    administrator,
    'mutation ($input: StopUserInput!) { stopUser(input: $input) { SuspensionStatus1 } }',
    { input: { UserId: found.items[0]?.Id, Stop: true, Reason: '確認のため' } },
  )
  await openAs(page, program, { email: 'waiting@example.com', password: PASSWORD }, '/withdrawal')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '退会する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退会する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '退会の手続きが完了しました' })).toBeVisible()
})

test('somebody who never entered a profile may leave too', { tag: RARE }, async ({ page }) => {
  await signUp(page, program, 'newcomer@example.com')
  await page.goto(`${program.origin}/withdrawal`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '退会する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退会する' }).click()
  await expect(page).toHaveURL(`${program.origin}/withdrawal/complete`)
})
