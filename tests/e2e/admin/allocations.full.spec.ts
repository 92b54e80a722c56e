import { expect, test } from '../fixtures'
import { support } from '../support/api'
import { expectAccessible } from '../support/expectAccessible'
import { keepSession } from '../support/keepSession'

test('why somebody was invited stands at the month and at the person', async ({
  page,
  sharedProgram: program,
}) => {
  await keepSession(page.context(), program, support, 'console')
  await page.goto(`${program.origin}/admin/preferenceSlots`)
  await page
    .getByRole('link', { name: /の案内の記録$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /年\d+月の案内の記録$/ })).toBeVisible()
  const invited = page.getByRole('row').nth(1)
  await expect(invited).toContainText('順番どおり')
  await expectAccessible(page, [390, 1280])

  await invited.getByRole('link').click()
  await page.getByRole('tab', { name: 'ガイダンス' }).click()
  const record = page.getByRole('group').filter({ hasText: '案内の記録' })
  await record.getByText('案内の記録').click()
  await expect(record).toContainText(
    /年\d+月の枠\d+のうち\d+番目（.+）。列の.+から、順番どおり案内しました。/,
  )
  await expectAccessible(page, [390])
})
