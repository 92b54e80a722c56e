import { expect, test } from '../fixtures'
import { administrator } from '../support/api'
import { openConsole } from '../support/console'
import { rows } from '../support/tables'

test('a check shows only what mattered and what differs, by the keyboard and again by its link', async ({
  page,
  sharedProgram: program,
}) => {
  await openConsole(page, program, administrator, '検査：登録・更新')
  await page.getByRole('tab', { name: /^更新検査/ }).click()
  await expect(page.getByRole('button', { name: /検査区分：更新検査/ }).first()).toBeVisible()
  await expect(rows(page).first()).toContainText('更新検査')
  await rows(page).first().click()
  const mattered = page.getByRole('switch', { name: '結果に関わった答えだけ' })
  await expect(page.getByText(/^Q07 /)).toBeVisible()
  await mattered.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/[?&]mattered=1/)
  const changes = page.getByRole('region', { name: '前回との違い' })
  await expect(changes).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(changes.getByText(/^前回：.*質問票/)).toBeVisible()
  await page.reload()
  await expect(mattered).toBeChecked()
  await expect(changes.getByText(/^前回：.*質問票/)).toBeVisible()
})
