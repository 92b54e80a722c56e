import { join } from 'node:path'
import { expect, test } from '../e2e/fixtures'

const { REHEARSAL_DATA: dataDir = '', ADMIN_ORIGIN: console = '' } = process.env

test('the office sees why a mail failed, and that nobody tries it again', async ({ browser }) => {
  const context = await browser.newContext({ storageState: join(dataDir, 'office-session.json') })
  const page = await context.newPage()
  await page.goto(`${console}/admin/mails`)
  await expect(page.getByRole('heading', { level: 1, name: 'メール' })).toBeVisible()
  const refused = page.getByRole('row', { name: '宛先のメールアドレスが存在しません' })
  await expect(refused).toHaveCount(1)
  await expect(refused).toContainText('送信失敗')
  await expect(refused.locator('.column-Attempts')).toHaveText('1')
  const returned = page.getByRole('row', { name: '宛先から戻ってきました（届いていません）' })
  await expect(returned).toHaveCount(1)
  await expect(returned).toContainText('送信失敗')

  await page.getByRole('tab', { name: '送信待ち' }).click()
  await expect(page.getByText('この状態のメールはありません。')).toBeVisible()
  await context.close()
})
