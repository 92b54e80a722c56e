import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { expectAccessible } from './expectAccessible'

export const view = (page: Page, name: string) => page.getByRole('tab', { name }).click()
export const dialogOf = (page: Page) => page.getByRole('dialog')

/** In a draft: what is said to whoever does not know the day. */
export async function wordUnknownDay(page: Page): Promise<void> {
  await view(page, '地域・検査・共通の文')
  await page.getByRole('button', { name: '共通の文を直す' }).click()
  const field = dialogOf(page).getByLabel('正確な日がわからない方への説明', { exact: true })
  await field.fill('{day}から数えています。')
  await expect(dialogOf(page).getByRole('alert')).toContainText('「{day}」に入る言葉がありません。')
  await field.fill('日にちが不明のため、お答えの日から{period}数えています。')
  await expectAccessible(page, [1280])
  await dialogOf(page).getByRole('button', { name: '下書きに保存する' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: '理由と説明' })).toContainText('元の文から変更')
}

/** In a draft: how far a finding reaches back. */
export async function lookFurtherBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: '検査の項目を直す' }).click()
  const analyte = dialogOf(page).getByRole('group', { name: 'HIV' })
  await analyte.getByLabel('日数', { exact: true }).fill('60')
  const other = dialogOf(page).getByRole('group', { name: '梅毒' }).getByLabel('項目の名前')
  await other.fill('HIV')
  await expect(dialogOf(page).getByRole('alert')).toContainText(
    '「HIV」という名前の項目が、ほかにもあります。',
  )
  await dialogOf(page).getByLabel('項目の名前').nth(3).fill('梅毒')
  await expectAccessible(page, [390, 1280])
  await dialogOf(page).getByRole('button', { name: '下書きに保存する' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByText('血液・前の陰性の検体の60日前まで')).toBeVisible()
}
