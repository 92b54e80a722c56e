import { expect, test } from '../fixtures'
import { support } from '../support/api'
import { expectAccessible } from '../support/expectAccessible'
import { keepSession } from '../support/keepSession'

test('the outlook says what more places bring, and when whoever waits is invited', async ({
  page,
  sharedProgram: program,
}) => {
  await keepSession(page.context(), program, support, 'console')
  await page.goto(`${program.origin}/admin/preferenceSlots`)
  await page.getByRole('link', { name: '見通し', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ガイダンス' })).toBeVisible()
  const said = page.getByRole('main').getByRole('status')
  const donors = async () => {
    await expect(said).toHaveAttribute('aria-busy', 'false')
    return Number(/ドナーは、(\d+)人/.exec((await said.textContent()) ?? '')?.[1])
  }
  await expect(said).toContainText('8割の見込みで')

  await page.getByLabel('毎月の枠').fill('０')
  await expect(page.getByRole('table').getByText('枠がないため、ご案内できません').first()).toBeVisible()
  const without = await donors()
  await page.getByLabel('毎月の枠').fill('60')
  await expect(
    page
      .getByRole('table')
      .getByText(/年\d+月ごろ/)
      .first(),
  ).toBeVisible()
  expect(await donors()).toBeGreaterThan(without)

  await expectAccessible(page, [390, 1280])
  await page.getByLabel('目標の人数').fill('99999')
  await expect(said).toContainText('99999人には、枠を増やしても届きません。')
  await page.getByLabel('目標の人数').fill('たくさん')
  await expect(page.getByText('0から100000までの数字を入力してください。')).toBeVisible()
})
