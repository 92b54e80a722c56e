import type { Page } from '@playwright/test'
import { resources } from '../../../admin/start/resourcePages'
import type { TestProgram } from '../../support/program'
import { expect, test, watchForProblems } from '../fixtures'
import { administrator, support } from '../support/api'
import { goTo, openConsole } from '../support/console'
import { keepSession } from '../support/keepSession'
import { columnOf, requestsFor, rows, sortBy, tableOf, total } from '../support/tables'
import { often, RARE } from '../../support/full'

let program: TestProgram
test.beforeAll(({ sharedProgram }) => {
  program = sharedProgram
})

const lists = [
  {
    name: '会員',
    path: 'users',
    query: 'UserList',
    tab: '献便期間中',
    sort: '氏名',
    column: 'UserStatus',
    expected: /献便期間中|停止/,
  },
  {
    name: '検査：登録・更新',
    path: 'screenings',
    query: 'ScreeningList',
    tab: '更新検査',
    sort: '作成日時',
    column: 'InspectionType',
    expected: /^更新検査$/,
  },
  {
    name: '献便・協力金',
    path: 'donations',
    query: 'DonationList',
    tab: '未受領',
    sort: '献便日時',
    column: 'StoolReceiptStatus',
    expected: /^未受領$/,
  },
  {
    name: '検査：腸内フローラ',
    path: 'floraTests',
    query: 'FloraTestList',
    tab: '結果公開済み',
    sort: '申込期限',
    column: 'Status',
    expected: /^結果公開済み$/,
  },
] as const

for (const [nth, { name, path, query, tab, sort, column, expected }] of lists.entries())
  test(
    `${name}: narrowed, sorted and opened by link`,
    { tag: nth > 0 ? RARE : [] },
    async ({ page, context }) => {
      await openConsole(page, program, administrator, name)
      // A list that shows health asks why first.
      await expect(rows(page).first()).toBeVisible()
      const all = await total(page)
      const asked = requestsFor(page, query)
      await page.getByRole('tab', { name: tab, exact: false }).first().click()
      await expect.poll(() => total(page)).toBeLessThan(all)
      const others = async () => (await columnOf(page, column)).filter((cell) => !expected.test(cell))
      await expect.poll(others).toEqual([])
      expect(asked).toHaveLength(1)

      await sortBy(page, sort)
      const linked = await context.newPage()
      await linked.goto(page.url())
      await expect(linked.getByRole('heading', { level: 1, name: name.split('：')[0] })).toBeVisible()
      await expect(rows(linked).first()).toBeVisible()
      // The rows of the old order stay until the new ones are there.
      await expect.poll(async () => (await tableOf(linked)) === (await tableOf(page))).toBe(true)
      expect(asked).toHaveLength(2)

      await rows(linked).first().click()
      await expect(linked).toHaveURL(new RegExp(`/admin/${path}/.+/show`))
      await expect(linked.getByRole('table')).toHaveCount(0)
      await expect(linked.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )

const otherLists = [
  {
    name: '記録：したこと',
    // Newest first: the log has no other order.
    sort: null,
    narrow: (page: Page) => page.getByRole('tab', { name: '検査' }).click(),
  },
  {
    name: 'メール：送信',
    sort: '作成日時',
    narrow: (page: Page) => page.getByRole('tab', { name: '送信済み' }).click(),
  },
  {
    name: '設定：担当',
    sort: '氏名',
    narrow: (page: Page) => page.getByRole('searchbox').fill('example.com'),
  },
] as const

for (const { name, sort, narrow } of otherLists)
  test(`${name}: narrowed and sorted, and the same by link`, { tag: RARE }, async ({ page, context }) => {
    await openConsole(page, program, administrator, name)
    await expect(rows(page).first()).toBeVisible()
    const before = page.url()
    await narrow(page)
    await expect(page).not.toHaveURL(before)
    if (sort) await sortBy(page, sort)
    const [linked, plain] = await Promise.all([context.newPage(), context.newPage()])
    await linked.goto(page.url())
    await expect.poll(async () => (await tableOf(linked)) === (await tableOf(page))).toBe(true)
    await plain.goto(before)
    await expect(rows(plain).first()).toBeVisible()
    expect(await tableOf(plain)).not.toBe(await tableOf(linked))
  })

test('the address of a record alone is its page', { tag: RARE }, async ({ page }) => {
  await keepSession(page.context(), program, administrator, 'console')
  const shown = resources.filter(({ show }) => show).map(({ name }) => name)
  expect(shown.length).toBeGreaterThan(5)
  for (const name of shown) {
    await page.goto(`${program.origin}/admin/${name}/nobody`)
    await expect(page).toHaveURL(`${program.origin}/admin/${name}/nobody/show`)
  }
})

/** The headings above nothing. */
const emptyColumns = (page: Page) =>
  page.getByRole('table').evaluate((table: HTMLTableElement) => {
    const [head, ...body] = [...table.rows]
    const isEmpty = (nth: number) =>
      body.every(({ cells }) => ['', '—'].includes(cells[nth]?.innerText.trim() ?? ''))
    return [...(head?.cells ?? [])].flatMap(({ innerText }, nth) =>
      innerText && isEmpty(nth) ? [innerText] : [],
    )
  })

test('no list begins with an empty column; four keys lead from its load to the first row', async ({
  page,
}) => {
  await keepSession(page.context(), program, administrator, 'console')
  const wrong: string[] = []
  const listed = resources.filter(({ list }) => list).map(({ name }) => name)
  expect(listed.length).toBeGreaterThan(10)
  for (const name of often(listed.slice(0, 1), listed)) {
    await page.goto(`${program.origin}/admin/${name}`)
    await expect(page.getByRole('status').filter({ hasText: /\d[人件]/ })).toBeVisible()
    if ((await total(page)) === 0) continue
    await expect(rows(page).first()).toBeVisible()
    for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key)
    const isThere = await rows(page)
      .first()
      .evaluate((row) => row === document.activeElement)
    if (!isThere) wrong.push(`${name}: not reached`)
    for (const column of await emptyColumns(page)) wrong.push(`${name}: ${column}`)
  }
  expect(wrong).toEqual([])
})

test('tabs stand still while their numbers arrive', { tag: RARE }, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"operationName":"RowCounts"')) await released
    await route.continue()
  })
  await openConsole(page, program, administrator, '献便・協力金')
  await expect(rows(page).first()).toBeVisible()
  const last = page.getByRole('tab').last()
  await expect(last).toHaveText('未受領')
  const left = async () => (await last.boundingBox())?.x ?? NaN
  const before = await left()
  release()
  await expect(last).toHaveText(/^未受領\d/)
  expect(await left()).toBeCloseTo(before, 0)
})

test('pages: each in one request, and the same by link', { tag: RARE }, async ({ page, context }) => {
  await openConsole(page, program, administrator, '献便・協力金')
  const first = await columnOf(page, 'DonationAt')
  const asked = requestsFor(page, 'DonationList')
  await page.getByRole('button', { name: '次のページ' }).click()
  await expect(page.getByText(/^26〜50/)).toBeVisible()
  // The rows of the first page stay until those of the second are there.
  await expect.poll(() => columnOf(page, 'DonationAt')).not.toEqual(first)
  const second = await columnOf(page, 'DonationAt')
  const linked = await context.newPage()
  await linked.goto(page.url())
  await expect(linked.getByText(/^26〜50/)).toBeVisible()
  await expect.poll(() => columnOf(linked, 'DonationAt')).toEqual(second)
  expect(asked).toHaveLength(1)
})

test('a list uses a wide screen', { tag: RARE }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openConsole(page, program, administrator, '会員')
  await expect(rows(page).first()).toBeVisible()
  const width = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().width)
  expect(width).toBeGreaterThan(1_500)
})

test('a view that somebody saved is there in another browser, with its columns', async ({
  page,
  browser,
}) => {
  await openConsole(page, program, administrator)
  await page.getByRole('button', { name: '条件を足す' }).click()
  await page.getByRole('option', { name: '都道府県' }).click()
  await page.getByRole('menuitemcheckbox', { name: '山形県' }).click()
  await page.getByRole('button', { name: 'しぼり込む' }).click()
  await expect(page.getByRole('button', { name: /都道府県：山形県/ }).first()).toBeVisible()
  await sortBy(page, '会員登録日')
  await page.getByRole('button', { name: '条件を保存' }).click()
  await page.getByLabel('名前').fill('山形の方')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('tab', { name: '山形の方' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: '表示', exact: true }).click()
  await page.getByRole('checkbox', { name: '都道府県' }).check()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('columnheader', { name: '都道府県' })).toBeVisible()

  const elsewhere = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const problems = watchForProblems(elsewhere)
  const other = await elsewhere.newPage()
  await openConsole(other, program, administrator)
  // The rows come with what somebody has kept.
  await expect(rows(other).first()).toBeVisible()
  await other.getByRole('tab', { name: '山形の方' }).click()
  await expect(other.getByRole('columnheader', { name: '都道府県' })).toBeVisible()
  await expect.poll(async () => (await tableOf(other)) === (await tableOf(page))).toBe(true)
  expect(problems).toEqual([])

  // Nobody else has it.
  await openConsole(other, program, support)
  await expect(rows(other).first()).toBeVisible()
  await expect(other.getByRole('tab', { name: /すべて/ })).toBeVisible()
  await expect(other.getByRole('tab', { name: '山形の方' })).toHaveCount(0)
  await elsewhere.close()
})

test(
  'support staff read the lists and have no button that they may not press',
  { tag: RARE },
  async ({ page }) => {
    await openConsole(page, program, support, '献便・協力金')
    for (const name of ['献便・協力金', '検査：腸内フローラ', '検査：登録・更新']) {
      await goTo(page, name)
      await expect(rows(page).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /書き出す|お渡しの一覧/ })).toHaveCount(0)
      await expect(page.getByRole('link', { name: /取り込む/ })).toHaveCount(0)
    }
    await page.goto(`${program.origin}/admin/bulk/file/PayRewards`)
    await expect(page.getByText('この画面を見る権限がありません。')).toBeVisible()
  },
)
