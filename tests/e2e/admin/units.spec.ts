import { purposeWords } from '../../../admin/ground/words/purposes'
import { PANEL_TABLE } from '../../../shared/words/donating/panelTable'
import type { Page } from '@playwright/test'
import { addDays, japaneseDateOf } from '../../../shared/facts/dates'
import { RARE } from '../../support/full'
import { expect, test } from '../fixtures'
import { administrator, callAs } from '../support/api'
import { openConsole } from '../support/console'
import { handsOn } from '../support/hands'

/** The sample's administrator is a physician too. */
async function recordPanel(page: Page, day: string) {
  await page.getByRole('button', { name: '検査の結果を記録' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('どの検査か').selectOption({ label: '期間中の検査' })
  await dialog.getByLabel('検査機関').fill('見本臨床検査')
  for (const specimen of ['血液', '便', '唾液']) await dialog.getByLabel(`${specimen}を採った日`).fill(day)
  await dialog.getByRole('button', { name: '選んでいない項目を陰性にする' }).click()
  await dialog.getByRole('button', { name: '記録する' }).click()
  await expect(dialog).toBeHidden()
}

async function chooseOther(page: Page, act: string) {
  await page.getByRole('button', { name: 'ほかの操作' }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('a physician records panels on both sides of a unit, releases it, and holds it again', async ({
  page,
  sharedProgram,
}) => {
  const { listUnits } = await callAs(
    sharedProgram,
    administrator,
    `{ listUnits(filter: { State: { eq: Quarantine }, ReceivedAt: { lt: "2026-11-29T00:00:00Z" } }, limit: 1) { items { Id ReceivedAt } } }`,
  )
  const [unit] = listUnits.items
  if (!unit) throw new Error('The sample data has no unit in quarantine')
  const day = japaneseDateOf(new Date(unit.ReceivedAt))
  await page.setViewportSize({ width: 1366, height: 768 })
  await openConsole(page, sharedProgram, administrator, '便')
  await page.getByRole('link', { name: PANEL_TABLE }).click()
  await expect(page.getByRole('heading', { level: 1, name: PANEL_TABLE })).toBeVisible()
  await page.goto(`${sharedProgram.origin}/admin/units/${unit.Id}`)
  // Beside what each event of its life changed.
  const buttons = page.getByRole('main').getByRole('button').filter({ hasNotText: '変更前と変更後' })
  await expect(buttons).toHaveText(['ほかの操作', purposeWords.openHealth])
  await page.getByRole('button', { name: purposeWords.openHealth }).click()
  // What is missing, with the one act about it.
  await expect(buttons).toHaveText(['ほかの操作', '検査の結果を記録'])
  await recordPanel(page, addDays(day, -20))
  await expect(page.getByText('前の検査は通過しています')).toBeVisible()

  await chooseOther(page, '使用可にする')
  const release = page.getByRole('dialog', { name: /を使用可にする$/ })
  await expect(release).toContainText('後ろの検査がまだです')
  await release.getByRole('button', { name: '閉じる' }).click()

  await recordPanel(page, addDays(day, 1))
  await expect(page.getByText('使用可にするのに、足りないものはありません。')).toBeVisible()
  await page.getByRole('button', { name: '使用可にする' }).click()
  await expect(release).toContainText('前と後ろの検査が通過し')
  await release.getByRole('button', { name: '使用可にする' }).click()
  await expect(release).toBeHidden()
  await expect(page.getByRole('main').getByText('使用可', { exact: true }).first()).toBeVisible()

  await chooseOther(page, '保留にする')
  const hold = page.getByRole('dialog')
  await hold.getByLabel('理由').fill('製造部からの問い合わせ')
  await hold.getByRole('button', { name: '保留にする' }).click()
  await expect(hold).toBeHidden()
  await page.getByRole('button', { name: '保留を決める' }).click()
  await expect(page.getByRole('dialog')).toContainText('製造部からの問い合わせ')
})

test(
  'from a donor to whose stool left with hers, and from there to all of a donor: two clicks each',
  { tag: RARE },
  async ({ page, sharedProgram }) => {
    const { listUnits } = await callAs(
      sharedProgram,
      administrator,
      `{ listUnits(filter: { HandedOver: { eq: true } }, limit: 100) {
      items { Id Number HandOverBatch User { Id LastName FirstName } } } }`,
    )
    const all = listUnits.items.flatMap(({ Id, Number: number, HandOverBatch: batch, User }) =>
      User && batch
        ? [{ id: Id, number, batch, userId: User.Id, name: `${User.LastName} ${User.FirstName}` }]
        : [],
    )
    const together = all.flatMap((one) => {
      const other = all.find(({ batch, userId }) => batch === one.batch && userId !== one.userId)
      return other ? [[one, other] as const] : []
    })
    const [one, other] = together[0] ?? []
    if (!one || !other) throw new Error('In the sample data nobody’s stool left with that of somebody else')
    const hands = handsOn(page)
    const took = (clicks: number) =>
      expect(hands.took('way')).toBe(`way: ${clicks} clicks, 0 keys, 0 scans, 0 characters typed`)
    const main = page.getByRole('main')
    const link = (name: string) => main.getByRole('link', { name, exact: true }).first()
    const donations = page.getByRole('tab', { name: '献便と協力金' })

    await page.setViewportSize({ width: 1366, height: 768 })
    await openConsole(page, sharedProgram, administrator)
    await page.goto(`${sharedProgram.origin}/admin/users/${one.userId}/show`)
    await hands.click(donations)
    await hands.click(link(one.batch))
    await expect(link(other.name)).toBeVisible()
    took(2)
    await hands.click(link(other.name))
    await hands.click(donations)
    await expect(link(other.number)).toBeVisible()
    took(2)
    await hands.click(link(other.number))
    await hands.click(link(other.batch))
    await expect(link(one.name)).toBeVisible()
    took(2)
  },
)
