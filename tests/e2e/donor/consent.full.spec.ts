import type { Page } from '@playwright/test'
import { SAMPLE_PASSWORD } from '../../../server/ground/settings/sampleAccounts'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator } from '../support/api'
import { expectAccessible } from '../support/expectAccessible'
import { keepSession } from '../support/keepSession'
import { mailTo } from '../support/mailbox'
import { act, actFromMenu, personPage } from '../support/personPage'
import { openAs } from '../support/signIn'

const donor = { email: 'donor@example.com', password: SAMPLE_PASSWORD }

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

test('what was signed is read, and withdrawn after it was said what that does', async ({ page }) => {
  await openAs(page, program, donor, '/account')
  await page.getByRole('link', { name: '同意書を見る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '同意書' })).toBeVisible()
  await expect(page.getByText('同意されています')).toBeVisible()
  await expect(page.getByText('理由を言わずに撤回できます').first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })

  await page.getByRole('button', { name: '同意を撤回する' }).click()
  const dialog = page.getByRole('dialog', { name: '同意を撤回します' })
  await dialog.getByRole('button', { name: '撤回しない' }).click()
  await expect(page.getByText('同意されています')).toBeVisible()

  await page.getByRole('button', { name: '同意を撤回する' }).click()
  await expectAccessible(page, [390])
  await dialog.getByRole('button', { name: '同意を撤回する' }).click()
  await expect(page.getByText('同意は撤回されています')).toBeVisible()
  await expect(page.getByRole('heading', { name: '同意の撤回' })).toHaveCount(0)
  await expectAccessible(page, [390])
  expect((await mailTo(program, donor.email, '同意の撤回を受け付けました')).text).toContain('撤回')
  await page.getByRole('link', { name: 'マイページ' }).first().click()
  await expect(page.getByRole('heading', { name: 'ご利用を一時停止しています' })).toBeVisible()
})

test('the office sees it, and records on a phone what was signed anew and withdrawn by telephone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await keepSession(page.context(), program, administrator, 'console')
  await page.goto(await personPage(program, donor.email))
  await page.getByRole('button', { name: '同意書を記録する' }).click()
  const dialog = page.getByRole('dialog')
  const version = dialog.getByLabel('同意書の版')
  await expect(version).toHaveValue('2026-04')
  await expect(dialog.getByText('便の提供に関する説明と同意', { exact: false })).toBeVisible()
  // Nothing of the version is cut off: the words of the choice are no wider than the field.
  expect(await version.evaluate((select) => select.scrollWidth - select.clientWidth)).toBeLessThanOrEqual(0)
  expect((await version.locator('option:checked').textContent())?.length).toBeLessThan(20)
  await expectAccessible(page, [390])
  await dialog.getByRole('button', { name: '同意書を記録する' }).click()
  await expect(dialog).toHaveCount(0)

  // Still suspended: she cannot withdraw it herself, and the office does it for her.
  await actFromMenu(page, '同意の撤回を記録する', (asked) =>
    asked.getByLabel('理由').fill('電話で申し出があったため'),
  )
  await expect(page.getByRole('button', { name: '同意書を記録する' })).toBeVisible()
})

test('whoever signs anew writes the name on a phone and takes the copy; the office notes what was asked', async ({
  page,
  browser,
}) => {
  await keepSession(page.context(), program, administrator, 'console')
  await page.goto(await personPage(program, donor.email))
  await act(page, '同意書を記録する', async (dialog) => {
    await expect(dialog.getByLabel('同意書の版')).toHaveValue('2026-04')
  })
  await act(page, '利用を再開する', (dialog) => dialog.getByLabel('理由').fill('署名されたため'))

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await openAs(phone, program, donor, '/account/consent')
  await phone.getByRole('button', { name: '同意して署名する' }).click()
  await expect(phone.getByText('署名が空か、短すぎます')).toBeVisible()
  await expect(phone.getByText('納得されたときに、チェックを入れてください')).toBeVisible()
  await phone.getByLabel('すべての項目を読み').check()
  await expectAccessible(phone, [390])
  await draw(phone)
  await phone.getByRole('button', { name: '同意して署名する' }).click()
  const copy = phone.waitForEvent('download')
  await phone.getByRole('button', { name: '署名の控えを受け取る（PDF）' }).click()
  expect((await copy).suggestedFilename()).toContain('同意書の控え')
  await expect(phone.getByRole('button', { name: '同意して署名する' })).toHaveCount(0)
  await phone.close()

  await page.reload()
  await actFromMenu(page, '署名と説明を記録する', async (dialog) => {
    for (const point of await dialog.getByRole('checkbox').all()) await point.check()
    await dialog.getByLabel('ご質問と答え').fill('保管は何年ですか。10年です。')
    await expectAccessible(page, [1280])
  })
  await page.getByRole('tab', { name: 'ガイダンス' }).click()
  await expect(page.getByText('画面に手書き')).toBeVisible()
  await expect(page.getByText('保管は何年ですか。10年です。')).toBeVisible()
})

/** Writes with the mouse what a finger would. */
async function draw(page: Page): Promise<void> {
  const field = page.getByRole('img', { name: '署名の枠' })
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) throw new Error('There is no field to sign in')
  await page.mouse.move(box.x + 30, box.y + 30)
  await page.mouse.down()
  for (const [x, y] of [
    [60, 80],
    [90, 30],
    [120, 80],
    [200, 40],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y, { steps: 4 })
  await page.mouse.up()
}
