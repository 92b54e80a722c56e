import type { Locator, Page } from '@playwright/test'
import type { Role } from '../../../shared/generated/schema'
import { mayOpenPage } from '../../../admin/ground/auth/mayDo'
import type { PageName } from '../../../admin/ground/auth/pageOperations'
import { expect } from '../../e2e/fixtures'
import { openSettled, settled } from './settled'

type Compared = { tried: number; wrong: string[] }
type Compare = (what: string, told: number, found: number) => void

/** The most rows that a page of a list has. */
const ROWS = 100

const numberIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN)
const lastNumber = (text: string) => (/\d$/.test(text) ? numberIn(/[\d,]+$/.exec(text)?.[0] ?? '') : null)
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Each number that the console shows of rows, against the rows that it opens. */
export async function compareNumbers(
  page: Page,
  origin: string,
  held: readonly Role[],
  pages: readonly PageName[] = PAGES,
): Promise<Compared> {
  const all: Compared = { tried: 0, wrong: [] }
  const compare: Compare = (what, told, found) => {
    all.tried += 1
    if (told !== found) all.wrong.push(`${what}: ${told} told, ${found} found`)
  }
  for (const name of pages.filter((each) => mayOpenPage(held, each)))
    await (compareOwn[name] ?? compareList)(page, `${origin}/admin/${name}`, compare)
  // Beside a condition of the reader's own, too.
  if (pages === PAGES && mayOpenPage(held, 'users'))
    await compareList(page, `${origin}/admin/users?filter=${encodeURIComponent('{"deleted":true}')}`, compare)
  return all
}

const compareOwn: Partial<Record<PageName, typeof compareList>> = {
  desk: compareDesk,
  dashboard: compareSummary,
  calendar: compareCalendar,
}

const PAGES = [
  'desk',
  'dashboard',
  'calendar',
  'users',
  'screenings',
  'floraTests',
  'donations',
  'units',
  'mails',
  'administrators',
  'activity',
  'reads',
  'cases',
  'securityEvents',
] as const satisfies readonly PageName[]

async function compareDesk(page: Page, address: string, compare: Compare) {
  const counted = page.waitForResponse(
    (answer) => (answer.request().postData() ?? '').includes('query DeskCount'),
    { timeout: 120_000 },
  )
  await openSettled(page, address)
  await counted
  await settled(page)
  const desk = page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: /^きょうの机/ })
  const main = page.getByRole('main')
  // Where nothing waits, the menu has no number.
  const inMenu = lastNumber((await desk.innerText()).replace(/\s*件$/, '')) ?? 0
  const left = numberIn(await main.getByText(/残り[\d,]+件/).innerText())
  for (const chip of await main.locator('button[aria-pressed]').all()) {
    await chip.click()
    await settled(page)
    const text = oneLine(await chip.innerText())
    const groups = await countWork(page)
    const rows = groups.reduce((sum, { found }) => sum + found, 0)
    const told = lastNumber(text)
    if (told !== null) compare(`desk ${text}`, told, rows)
    if (text.startsWith('すべて')) {
      compare('the badge', inMenu, rows)
      compare('what is left', left, rows)
    }
    for (const group of groups)
      if (group.told !== null) compare(`desk ${text}, ${group.name}`, group.told, group.found)
  }
}

type Group = { name: string; told: number | null; found: number }

/** The rows of each heading, over all pages. */
async function countWork(page: Page): Promise<readonly Group[]> {
  const groups = new Map<string, Group>()
  const next = page.getByRole('button', { name: '次の100件' })
  for (;;) {
    const here = await page
      .getByRole('main')
      .locator('ul[aria-label]')
      .evaluateAll((lists) =>
        lists.map((list) => ({
          name: list.getAttribute('aria-label') ?? '',
          told: list.previousElementSibling?.querySelector('small')?.textContent ?? null,
          found: list.children.length,
        })),
      )
    for (const { name, told, found } of here)
      groups.set(name, {
        name,
        told: told === null ? null : numberIn(told),
        found: found + (groups.get(name)?.found ?? 0),
      })
    if (!(await next.isVisible()) || !(await next.isEnabled())) return [...groups.values()]
    await next.click()
    await settled(page)
  }
}

async function compareSummary(page: Page, address: string, compare: Compare) {
  await openSettled(page, address)
  const steps = page.getByRole('table', { name: '状態ごとの人数' }).getByRole('row')
  await steps.nth(1).waitFor()
  const told = await steps.evaluateAll((rows) =>
    rows.slice(1).map((row) => ({
      href: row.querySelector('a')?.href ?? '',
      name: row.children[0]?.textContent ?? '',
      count: row.children[1]?.textContent ?? '',
    })),
  )
  for (const { href, name, count } of told) {
    await openSettled(page, href)
    const [, found] = await totalAndRows(page)
    compare(`summary ${name}`, numberIn(count), found)
  }
}

/** Of each day, who comes to the guidance and who to the hospital. */
async function compareCalendar(page: Page, address: string, compare: Compare) {
  await openSettled(page, address)
  const days = await page
    .getByRole('main')
    .getByRole('table')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        href: link instanceof HTMLAnchorElement ? link.href : '',
        name: link.getAttribute('aria-label') ?? '',
        booked: link.querySelector('.booked')?.textContent ?? '',
      })),
    )
  for (const { href, name, booked } of days) {
    await openSettled(page, href)
    const rows = page.getByRole('table', { name: 'この日に来る方' }).locator('tbody tr:not([data-free])')
    if (booked) compare(`calendar ${name}`, numberIn(booked), await rows.count())
    await compareHeadings(page, name, compare)
  }
}

/** 検査日を待っている方（3名） */
async function compareHeadings(page: Page, where: string, compare: Compare) {
  const heads = page
    .getByRole('main')
    .getByRole('heading')
    .filter({ hasText: /（[\d,]+[名人件]）$/ })
  for (const head of await heads.all()) {
    const rows = head.locator('xpath=..').locator('li, tbody tr')
    compare(
      `${where} ${await head.innerText()}`,
      numberIn((await head.innerText()).split('（')[1] ?? ''),
      await rows.count(),
    )
  }
}

/** Its tabs and saved views, each with the rows that it opens. */
async function compareList(page: Page, address: string, compare: Compare) {
  const typed = new URL(address)
  typed.searchParams.set('perPage', String(ROWS))
  const list = typed.href
  await openSettled(page, list)
  const tabs = page.getByRole('main').getByRole('tablist', { name: /^(よく使う条件|保存した条件)$/ })
  const count = await tabs.getByRole('tab').count()
  if (count === 0) compare(address, ...(await totalAndRows(page)))
  for (let index = 0; index < count; index += 1) {
    await expect(tabs.getByRole('tab')).toHaveCount(count)
    const tab: Locator = tabs.getByRole('tab').nth(index)
    await tab.click()
    await compareTab(tab)
  }
  // The views without a tab have one while they are open.
  const others = page.getByRole('main').getByRole('button', { name: 'ほかの一覧' })
  const inMenu = page.getByRole('menuitem')
  for (let index = 0, more = 1; index < more && (await others.isVisible()); index += 1) {
    await openSettled(page, list)
    await others.click()
    await inMenu.first().waitFor()
    more = await inMenu.count()
    await inMenu.nth(index).click()
    await compareTab(tabs.getByRole('tab', { selected: true }))
  }

  async function compareTab(tab: Locator) {
    await settled(page)
    // A condition of health asks first for what it is opened, which the hands answer before they look.
    await expect(tab).toBeVisible()
    await settled(page)
    const text = oneLine(await tab.innerText())
    const [told, total] = [lastNumber(text), await totalOf(page)]
    if (told !== null) compare(`${address} ${text}`, told, total)
    compare(`${address} ${text}, its heading`, ...(await totalAndRows(page)))
    if (total > ROWS) await openSettled(page, list)
  }
}

async function totalOf(page: Page): Promise<number> {
  const total = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+[人件]/ })
  await expect(total).toBeVisible()
  return numberIn(await total.innerText())
}

/** What the heading of the last page tells, and the rows of all pages: each before it is full. */
async function totalAndRows(page: Page): Promise<readonly [number, number]> {
  const first = await totalOf(page)
  const rows = page.getByRole('main').locator('[data-rows] tbody tr')
  const size = page.getByLabel('1ページに表示する件数')
  const perPage = first === 0 ? ROWS : Number(await size.inputValue())
  const before = Math.max(0, Math.ceil(first / perPage) - 1)
  if (before > 0) {
    const last = new URL(page.url())
    last.searchParams.set('page', String(before + 1))
    last.searchParams.set('perPage', String(perPage))
    await openSettled(page, last.href)
  }
  if (first > 0)
    await rows
      .first()
      .waitFor()
      .catch(() => undefined)
  // What is read is counted itself in the list of reads.
  return [await totalOf(page), before * perPage + (await rows.count())]
}
