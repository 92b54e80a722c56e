import type { Page } from '@playwright/test'
import { startTestProgram, SAMPLE_DAY, type TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, support } from '../support/api'
import { openConsole } from '../support/console'
import { RARE } from '../../support/full'
import { workAreaLabels } from '../../../shared/rules/office/work'

let program: TestProgram
test.beforeAll(async () => {
  program = await startTestProgram({ fakeNow: SAMPLE_DAY })
})
test.afterAll(() => program.stop())

const rows = (page: Page) => page.getByRole('main').locator('li[tabindex]')
const beside = (page: Page) => page.getByRole('complementary', { name: '用件と会員' })
const current = (page: Page) => page.locator('li[aria-current]')
const count = async (page: Page, name: string) =>
  Number((await page.getByRole('button', { name: new RegExp(`^${name}`) }).textContent())?.replace(/\D/g, ''))

test('the first page of the console is the desk; its chips tell the length of each list', async ({
  page,
}) => {
  await openConsole(page, program, administrator, 'きょうの机')
  await page.goto(`${program.origin}/admin/`)
  await expect(page).toHaveURL(/\/admin\/desk$/)
  const all = await count(page, 'すべて')
  await expect(rows(page)).toHaveCount(all)
  let sum = 0
  for (const area of Object.values(workAreaLabels)) {
    const chip = page.getByRole('button', { name: new RegExp(`^${area}[^：]*\\d+$`) })
    if ((await chip.count()) === 0) continue
    const here = Number((await chip.textContent())?.replace(/\D/g, ''))
    await chip.click()
    await expect(rows(page)).toHaveCount(here)
    sum += here
  }
  expect(sum).toBe(all)
})

test('a job by keys alone: the first row, its act, and on to the next', async ({ page }) => {
  await openConsole(page, program, administrator, 'きょうの机')
  const before = await count(page, '検査\\s*\\d')
  await page.getByRole('button', { name: /^検査\s*\d/ }).click()
  await expect(rows(page)).toHaveCount(before)
  const second = await rows(page).nth(1).locator('a').first().textContent()
  let keys = 0
  const press = async (key: string) => {
    keys++
    await page.keyboard.press(key)
  }
  await press('j')
  await expect(rows(page).first()).toBeFocused()
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(/検査の日/).fill('2026-12-15')
  await dialog.getByLabel('検査の予定時刻').fill('09:30')
  await press('Enter')
  await expect(dialog).toBeHidden()
  await expect(rows(page)).toHaveCount(before - 1)
  await expect(current(page)).toBeFocused()
  await expect(current(page).locator('a').first()).toHaveText(second ?? '')
  test.info().annotations.push({
    type: 'keys',
    description: `${keys} keys, a date and its hour, 0 clicks; before: 3 clicks`,
  })
  expect(keys).toBeLessThanOrEqual(3)
})

test('what is written down is taken, put off, finished and taken back by keys', async ({ page }) => {
  await openConsole(page, program, administrator, 'きょうの机')
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('用件').fill('電話の折り返し')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^手入力\s*\d/ }).click()
  const row = rows(page).filter({ hasText: '電話の折り返し' })
  await expect(row).toHaveCount(1)
  await row.focus()
  await page.keyboard.press('a')
  await page.getByRole('dialog').getByRole('button', { name: '決める' }).click()
  await expect(row.getByRole('button', { name: /^担当：(?!なし)/ })).toBeVisible()
  await row.focus()
  await page.keyboard.press('e')
  await page.getByLabel('結果').fill('12月8日に変えました')
  await page.getByRole('button', { name: '済みにする', exact: true }).last().click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('用件を済みにしました。')
  await page.keyboard.press('z')
  await expect(page.getByRole('alert')).toContainText('元に戻しました。')
  await expect(row).toHaveCount(1)
})

test(
  'a task names a person, stands in their conversation, and is changed and taken back',
  { tag: RARE },
  async ({ page }) => {
    await openConsole(page, program, administrator, 'きょうの机')
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('用件', { exact: true }).fill('健診書類の確認')
    await dialog.getByLabel('伝えること').fill('11月30日に着信')
    const person = dialog.getByRole('combobox', { name: /会員/ })
    await person.fill('D-000001')
    const found = page.getByRole('option').first()
    const name = (await found.textContent())?.split(/[ァ-ヶ]/)[0]?.trim() ?? ''
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(person).toHaveValue(name)
    await dialog.getByRole('button', { name: '足す' }).click()
    await expect(dialog).toBeHidden()

    const row = rows(page).filter({ hasText: '健診書類の確認' })
    await expect(row).toContainText('11月30日に着信')
    await expect(row.getByRole('link', { name })).toBeVisible()
    await row.focus()
    await page.keyboard.press('r')
    await expect(dialog.getByRole('combobox', { name: /会員/ })).toHaveValue(name)
    await dialog.getByLabel('伝えること').fill('夕方に折り返す')
    await dialog.getByRole('button', { name: '保存する' }).click()
    await expect(row).toContainText('夕方に折り返す')
    await expect(page.getByRole('alert')).toContainText('用件を直しました。')
    await page.keyboard.press('z')
    await expect(row).toContainText('11月30日に着信')

    await row.getByRole('link', { name }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '用件：書きとめ' }).first()).toBeVisible()
  },
)

test('rows are chosen and given away together, and taken back together', async ({ page }) => {
  await openConsole(page, program, administrator, 'きょうの机')
  await page.getByRole('button', { name: /^担当なし/ }).click()
  const free = await count(page, '担当なし')
  await expect(rows(page)).toHaveCount(free)
  for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key)
  await expect(page.getByRole('status').filter({ hasText: '3件を選んでいます' })).toBeVisible()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: '3件の担当を決める' })
  await dialog.getByRole('button', { name: '決める' }).click()
  await expect(page.getByRole('alert')).toContainText('3件の担当を決めました。')
  await expect(rows(page)).toHaveCount(free - 3)
  await page.keyboard.press('z')
  await expect(page.getByRole('alert')).toContainText('元に戻しました。')
  await expect(rows(page)).toHaveCount(free)
})

test('who did not come is recorded by one key, and taken back', { tag: RARE }, async ({ page }) => {
  await openConsole(page, program, administrator, 'きょうの机')
  const attendances = rows(page).filter({ hasText: '参加の記録' })
  await expect(attendances.first()).toBeVisible()
  const before = await attendances.count()
  await attendances.first().focus()
  await page.keyboard.press('h')
  await expect(page.getByRole('alert')).toContainText('欠席を記録しました。')
  await expect(attendances).toHaveCount(before - 1)
  await page.keyboard.press('z')
  await expect(page.getByRole('alert')).toContainText('元に戻しました。')
  await expect(attendances).toHaveCount(before)
})

test('support staff read it and change nothing', { tag: RARE }, async ({ page }) => {
  await openConsole(page, program, support, 'きょうの机')
  await expect(rows(page).first()).toBeVisible()
  await expect(rows(page).getByRole('button', { name: /：(?!状況を見る)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '用件を足す' })).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(beside(page)).toHaveCount(0)
  await page.keyboard.press('i')
  await expect(beside(page)).toContainText('電話でお伝えすること')
  await expect(beside(page)).toContainText('最後のやりとり')
  await expect(beside(page).getByRole('button')).toHaveText([''])
  await page.keyboard.press('Escape')
  await expect(beside(page)).toHaveCount(0)
  await expect(current(page)).toBeFocused()
})

/** Rows that are seen from top to bottom, and those whose text is cut. */
const measured = (page: Page) =>
  rows(page).evaluateAll((all) => ({
    whole: all.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    }).length,
    heights: [...new Set(all.map((row) => Math.round(row.getBoundingClientRect().height)))],
    cut: all
      .filter((row) => [...row.children].some((part) => part.scrollWidth > part.clientWidth + 1))
      .map((row) => row.textContent),
    sideways: document.documentElement.scrollWidth - innerWidth,
  }))

test(
  'at 1280 × 800 the desk shows twelve rows and more, each in one line and none cut',
  { tag: RARE },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openConsole(page, program, administrator, 'きょうの机')
    await expect(rows(page)).toHaveCount(await count(page, 'すべて'))
    const alone = await measured(page)
    expect(alone.whole).toBeGreaterThanOrEqual(12)
    expect(alone.heights).toEqual([40])
    expect(alone.cut).toEqual([])
    // The chips of all areas stand in one line, and whole.
    const chips = await page.getByRole('group', { name: 'しぼり込み' }).evaluate((group) => ({
      lines: new Set([...group.children].map((chip) => chip.getBoundingClientRect().top)).size,
      beyond: group.scrollWidth - group.clientWidth,
    }))
    expect(chips).toEqual({ lines: 1, beyond: 0 })
    // Details only of a row that somebody chose, and its line is as whole beside them.
    await expect(beside(page)).toHaveCount(0)
    await rows(page)
      .nth(2)
      .click({ position: { x: 300, y: 5 } })
    await expect(beside(page)).toContainText('この用件')
    expect(await measured(page)).toMatchObject({ heights: [40], cut: [] })
    await beside(page).getByRole('button', { name: '閉じる' }).click()
    await expect(beside(page)).toHaveCount(0)
    expect((await measured(page)).sideways).toBeLessThanOrEqual(0)
  },
)

test(
  'on a phone a row says whom, what and how late, and its buttons stand in the sheet',
  { tag: RARE },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openConsole(page, program, administrator, 'きょうの机')
    const { sideways, heights } = await measured(page)
    expect(sideways).toBeLessThanOrEqual(0)
    expect(Math.max(...heights)).toBeLessThanOrEqual(96)
    const buttons = rows(page).first().getByRole('button')
    await expect(buttons.filter({ visible: true })).toHaveCount(1)
    await rows(page)
      .first()
      .click({ position: { x: 200, y: 80 } })
    const sheet = page.getByRole('dialog', { name: '用件と会員' })
    await expect(sheet.getByRole('button', { name: 'あとで', exact: true })).toBeVisible()
    await sheet.getByRole('button', { name: '閉じる' }).click()
    await expect(sheet).toHaveCount(0)
  },
)
