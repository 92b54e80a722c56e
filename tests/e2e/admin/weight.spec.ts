import type { CDPSession, Page } from '@playwright/test'
import type { TestProgram } from '../../support/program'
import { RARE } from '../../support/full'
import { CONVERSATION } from '../../../shared/words/labels/consoleLabels'
import { expect, test } from '../fixtures'
import { administrator } from '../support/api'
import { findSamplePerson } from '../support/samplePeople'
import { account } from '../../hands/support/press'
import { keepSession } from '../support/keepSession'

/** What a browser with an empty cache receives, with the headers, until a while after the first row. */
const FIRST_LIST = { requests: 15, kilobytes: 300 }
const AFTER_THE_ROW_MS = 1_500
/** What each further place brings, also each page beside it. */
const NEXT_PLACE_KILOBYTES = 40
/** Beside that, once: the libraries of forms, and what other pages share. */
const ONCE = /\/(forms|later)-/
const ONCE_KILOBYTES = 45

/** Fetched when it is opened. */
const LATER = /ExportDialog|ColumnsDialog|FilterPopover|ViewNameDialog/

type Received = { url: string; bytes: number }

/** By the browser's own count of what came over the wire. */
function countReceived(session: CDPSession) {
  const received = new Map<string, Received>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) received.set(requestId, { url: request.url, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = received.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  return () => {
    const all = [...received.values()]
    received.clear()
    return {
      urls: all.map(({ url }) => url),
      kilobytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      once: all.filter(({ url }) => ONCE.test(url)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    }
  }
}

async function openList(page: Page, program: TestProgram, who = administrator, list = 'users') {
  await keepSession(page.context(), program, who, 'console')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const take = countReceived(session)
  await page.goto(`${program.origin}/admin/${list}`)
  // Reception has no list of people, and no unit in the morning.
  const row = page.getByRole('row').nth(1)
  await expect(list === 'users' ? row : page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), AFTER_THE_ROW_MS)
  return take
}

test('the first list comes in few pieces', async ({ page, sharedProgram }) => {
  const { urls, kilobytes } = (await openList(page, sharedProgram))()
  // The whole of it is here, not only the page.
  expect(urls.length).toBeGreaterThan(10)
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(FIRST_LIST.requests)
  expect(kilobytes).toBeLessThanOrEqual(FIRST_LIST.kilobytes)
  expect(urls.filter((url) => LATER.test(url))).toEqual([])
})

test('a person’s page asks the API once', async ({ page, sharedProgram }) => {
  const donor = await findSamplePerson(sharedProgram, 'Donation', () => true)
  await keepSession(page.context(), sharedProgram, account('coordinator'), 'console')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(String(request.postDataJSON()?.operationName))
  })
  await page.goto(`${sharedProgram.origin}/admin/users/${donor.Id}/show`)
  const first = page.getByRole('tabpanel', { name: CONVERSATION }).getByRole('listitem').first()
  await expect(first).toBeVisible()
  // The badge of the frame comes last of all.
  await expect.poll(() => asked).toContain('DeskCount')
  // Who sits here, and how much waits on the desk, belong to the frame of all pages.
  expect(asked).toEqual(['OwnAdministrator', 'UserPage', 'DeskCount'])
  // What is sought in it is asked for.
  await page.getByRole('searchbox', { name: 'やりとりの中をさがす' }).fill('ガイダンス')
  await page.keyboard.press('Enter')
  await expect.poll(() => asked).toContain('PersonConversation')
})

for (const name of ['admin', 'coordinator', 'physician', 'reception', 'finance', 'support', 'auditor'])
  test(`each next place of ${name}’s menu is light`, { tag: RARE }, async ({ page, sharedProgram }) => {
    const list = name === 'reception' ? 'units' : 'users'
    const take = await openList(page, sharedProgram, account(name), list)
    const places = new Set(await addressesIn(page, MENU))
    expect(places.size).toBeGreaterThan(1)
    const heavy: string[] = []
    let shared = 0
    const goTo = async (links: string, address: string) => {
      take()
      await page.locator(`${links}[href="${address}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(address))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), AFTER_THE_ROW_MS)
      const { kilobytes, once } = take()
      shared += once
      if (kilobytes - once > NEXT_PLACE_KILOBYTES) heavy.push(`${address}: ${kilobytes - once} kB`)
    }
    for (const place of places) {
      await goTo(MENU, place)
      for (const address of await addressesIn(page, BESIDE))
        if (!places.has(address)) await goTo(BESIDE, address)
    }
    expect(shared).toBeLessThanOrEqual(ONCE_KILOBYTES)
    expect(heavy).toEqual([])
  })

const MENU = 'nav[aria-label="メニュー"] a'
const BESIDE = 'nav[aria-label$="の画面"] a'

async function addressesIn(page: Page, links: string): Promise<string[]> {
  const all = await page
    .locator(links)
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return all.filter((address) => !address.includes('?'))
}
