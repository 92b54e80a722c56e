import type { Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { expect, test } from '../fixtures'
import { administrator, callAs, giveStatement } from '../support/api'
import { openConsole } from '../support/console'
import { readBarcode } from '../support/readBarcode'

let program: TestProgram
let eligible: string[]
let suspended: string
test.beforeAll(async ({ sharedProgram }) => {
  program = sharedProgram
  eligible = await donorNumbers({ SuspensionStatus1: { eq: false }, Resting: { eq: false } })
  const [first] = await donorNumbers({ SuspensionStatus1: { eq: true } })
  if (!first) throw new Error('The sample data has no suspended donor')
  suspended = first
})

async function donorNumbers(condition: object): Promise<string[]> {
  const { listUsersByIdProfileCreatedAt: list } = await callAs(
    program,
    administrator,
    `query ($filter: UserProfileFilter) {
      listUsersByIdProfileCreatedAt(filter: $filter) { items { DonorId } }
    }`,
    { filter: { UserStatus: { eq: 'Donation' }, ...condition } },
  )
  return list.items.flatMap(({ DonorId }) => DonorId ?? [])
}

const UNIT_NUMBER = /^[A-Z]+\d{2}-\d{4}-[0-9A-Z]$/
/** 62 mm of a roll, in pixels of CSS. */
const LABEL_WIDTH = (62 / 25.4) * 96
const LABEL_HEIGHT = (29 / 25.4) * 96

/** A donor whom no other test of this file has recorded. */
function nextDonor(): string {
  const number = eligible.pop()
  if (!number) throw new Error('The sample data has no donor left')
  return number
}

async function visitsToday(number: string): Promise<number> {
  const { findDonor } = await callAs(
    program,
    administrator,
    `query ($number: String!) { findDonor(DonorId: $number) { VisitsToday } }`,
    { number },
  )
  return findDonor.VisitsToday
}

async function personOf(number: string): Promise<string> {
  const { findDonor } = await callAs(
    program,
    administrator,
    `query ($number: String!) { findDonor(DonorId: $number) { UserId } }`,
    { number },
  )
  return findDonor.UserId
}

const answer = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

const openDesk = (page: Page) => openConsole(page, program, administrator, '受付')

/** Asked aloud: nothing has changed. */
async function ask(page: Page) {
  await expect(answer(page, '先に、体調をうかがいます')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(answer(page, '受け付けられます')).toBeVisible()
}

/** What a scanner does: the number, then Enter or Tab, into whatever has the focus. */
async function scan(page: Page, number: string, end: 'Enter' | 'Tab' = 'Enter') {
  await expect(page.getByLabel('ドナー番号')).toBeFocused()
  await page.keyboard.type(number)
  await page.keyboard.press(end)
}

test('a donor is scanned, recorded by one key and taken back by another', async ({ page }) => {
  const number = nextDonor()
  await openDesk(page)
  await scan(page, number)
  await ask(page)
  // No more than the server's own word is waited for: ten seconds later nothing could be taken back.
  const recorded = page.waitForResponse(
    (response) => response.request().postData()?.includes('recordDonation') === true,
  )
  await page.keyboard.press('F2')
  expect(await (await recorded).json()).toMatchObject({
    data: { recordDonation: { Id: expect.any(String) } },
  })
  await expect(answer(page, '献便を記録しました')).toBeVisible()
  await page.keyboard.press('F9')
  await expect(answer(page, '記録を取り消しました')).toBeVisible()
  await expect.poll(() => visitsToday(number)).toBe(0)
})

/** From the scan to the label, that of the statement among them. */
const MOST_KEYS = 8

test('what was received is weighed by keys and has its label, also on a narrow screen', async ({ page }) => {
  // That of the statement.
  let keys = 1
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  // The dialog of the browser's would stay open.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page)
  await scan(page, nextDonor())
  // Without the statement of the day nothing is received.
  await expect(answer(page, '先に、体調をうかがいます')).toBeVisible()
  await page.keyboard.press('F2')
  await ask(page)
  await press('F2')
  await expect(page.getByLabel('重さ（g）')).toBeFocused()
  await expect(page.getByRole('button', { name: /ラベルを印刷する/ })).toBeEnabled()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1)
  for (const key of ['1', '4', '8', 'Enter', '4', 'Enter']) await press(key)
  const shown = page.getByText(UNIT_NUMBER).first()
  await expect(shown).toBeVisible()
  expect(keys).toBeLessThanOrEqual(MOST_KEYS)
  await expect(page.getByLabel('ドナー番号')).toBeFocused()
  await expectPrinted(page, (await shown.textContent()) ?? '')
})

/** What a printer gets: the label alone, with no name. */
async function expectPrinted(page: Page, number: string) {
  await page.emulateMedia({ media: 'print' })
  const label = page.locator('[data-unit-label]')
  await expect(label).toBeVisible()
  const text = await label.innerText()
  expect(text.split(/\s+/)).toEqual([number, '隔離', expect.stringMatching(/^\d{4}年\d+月\d+日・148g・形4$/)])
  const others = await page
    .locator('body > :not([data-unit-label])')
    .evaluateAll((all) => all.filter((each) => each.getClientRects().length > 0).length)
  expect(others).toBe(0)
  expect((await label.boundingBox())?.width).toBeCloseTo(LABEL_WIDTH, 0)
  // As a label printer of 203 dots an inch draws it.
  const session = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width: LABEL_WIDTH, height: LABEL_HEIGHT, scale: 203 / 96 }
  const { data } = await session.send('Page.captureScreenshot', { clip })
  expect(await readBarcode(Buffer.from(data, 'base64'))).toEqual({ format: 'Code128', text: number })
}

test('somebody who may not donate is not recorded, and the desk says what to say', async ({ page }) => {
  await openDesk(page)
  await scan(page, suspended)
  await expect(answer(page, '受け付けできません')).toBeVisible()
  await expect(page.getByRole('blockquote')).toBeVisible()
  await expect(page.getByRole('button', { name: /記録する/ })).toHaveCount(0)
  await page.keyboard.press('F2')
  await expect(answer(page, '受け付けできません')).toBeVisible()
  expect(await visitsToday(suspended)).toBe(0)
})

test('the desk works from sign-in to the record without a pointer', async ({ page }) => {
  const number = nextDonor()
  await page.goto(`${program.origin}/admin/`)
  const address = page.getByLabel('メールアドレス')
  await address.focus()
  await page.keyboard.type(administrator.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(administrator.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'きょうの机' })).toBeVisible()
  // Where there is something to do, and so the way there by keys, is known once the role is.
  await expect(page.getByRole('link', { name: '受付' }).first()).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await scan(page, number)
  await expect(answer(page, '先に、体調をうかがいます')).toBeVisible()
  await page.keyboard.press('F4')
  await expect(answer(page, '来室を記録しました（便の受領なし）')).toBeVisible()
  await expect(page.getByLabel('ドナー番号')).toBeFocused()
  await expect.poll(() => visitsToday(number)).toBe(1)
})

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/net::ERR_/] })

  test('a visit outlives a reload and becomes one donation, though its first answer was lost', async ({
    page,
  }) => {
    const number = nextDonor()
    await openDesk(page)
    await scan(page, number)
    await ask(page)

    let arrived = 0
    await page.route('**/graphql', async (route) => {
      // The server has it, and nobody hears of it.
      if (route.request().postData()?.includes('recordDonation') && arrived === 0) {
        arrived += 1
        await route.fetch()
      }
      await route.abort('internetdisconnected')
    })
    await page.keyboard.press('F2')
    await expect(answer(page, '献便を記録しました')).toBeVisible()
    await expect(page.getByText('送信を待っている記録が1件あります。')).toBeVisible()
    await expect.poll(() => visitsToday(number)).toBe(1)

    await page.reload()
    await expect(page.getByText('管理画面を開けませんでした')).toBeVisible()
    await page.unroute('**/graphql')
    const sentAgain = page.waitForResponse(
      (response) => response.request().postData()?.includes('recordDonation') === true,
    )
    await page.getByRole('button', { name: 'もう一度ためす' }).click()
    await sentAgain
    await expect(page.getByRole('heading', { level: 1, name: '受付' })).toBeVisible()
    await expect(page.getByText(/送信を待っている記録/)).toHaveCount(0)
    expect(arrived).toBe(1)
    expect(await visitsToday(number)).toBe(1)
  })

  test('numbers read offline are sent once the browser is back, and their units follow: by themselves or from the visits of today', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    const [weighed, later] = [nextDonor(), nextDonor()]
    for (const number of [weighed, later]) await giveStatement(program, number)
    await openDesk(page)
    await context.setOffline(true)
    const receive = async (number: string, end: 'Enter' | 'Tab') => {
      await scan(page, number, end)
      await expect(answer(page, '接続がないため、確かめられません')).toBeVisible()
      await page.keyboard.press('F2')
      await expect(page.getByLabel('重さ（g）')).toBeFocused()
    }
    await receive(later, 'Enter')
    await expect(page.getByText('この端末に保存しました。送信の完了を待っています。')).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await visitsToday(later)).toBe(0)
    await receive(weighed, 'Tab')
    for (const key of ['1', '4', '8', 'Enter', '4', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByText(/^来室の記録が送られしだい、この便を記録して/)).toBeVisible()
    await context.setOffline(false)
    const shown = page.getByRole('status').getByText(UNIT_NUMBER)
    await expect(shown).toBeVisible()
    await expectPrinted(page, (await shown.textContent()) ?? '')

    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByText(/送信を待っている記録/)).toHaveCount(0)
    await expect.poll(() => visitsToday(later)).toBe(1)
    const record = page
      .getByRole('row')
      .filter({ has: page.locator(`a[href$="/users/${await personOf(later)}/show"]`) })
      .getByRole('button', { name: '便を記録する' })
    await record.press('Enter')
    await expect(page.getByLabel('重さ（g）')).toBeFocused()
    for (const key of ['1', '4', '8', 'Enter', '4', 'Enter']) await page.keyboard.press(key)
    await expect(record).toHaveCount(0)
    await expectPrinted(page, (await shown.textContent()) ?? '')
  })
})
