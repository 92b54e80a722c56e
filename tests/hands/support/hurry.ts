import type { Locator, Page } from '@playwright/test'
import { expect } from '../../e2e/fixtures'
import { untilScriptRuns } from '../../e2e/support/untilScriptRuns'
import { fill, nextControl } from './press'
import { settled } from './settled'

const SAID = 'この内容では受け付けられません。'
const FAULT = /サーバーでエラー|500 Internal/

type Found = { tried: number; wrong: string[] }
/** What is done to a page once it is there, before its program runs or after, and what of it the browser may say. */
type Done = {
  expected?: RegExp
  toPage?: (page: Page) => Promise<unknown>
  toProgram?: (page: Page) => Promise<unknown>
}

/** Every act is refused, after as long as a slow network takes; nothing changes. */
export async function refuseSlowly(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.route('**/graphql', async (route) => {
    const { query = '', operationName = '' } = (route.request().postDataJSON() ?? {}) as {
      query?: string
      operationName?: string
    }
    if (!/^\s*mutation/.test(query)) return route.continue()
    sent.push(operationName)
    await new Promise((done) => setTimeout(done, 300))
    await route.fulfill({
      json: { data: null, errors: [{ message: SAID, extensions: { code: 'INVALID_STATE' } }] },
    })
  })
  return sent
}

/** Twice, as a thumb does that is not sure of the first. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.dblclick({ timeout: 5_000 }).catch(() => undefined)
  await settled(page)
}

/** Chooses what can be chosen, one after the other, so that what comes and goes with a choice does so. */
async function chooseAll(page: Page): Promise<number> {
  const choices = page.getByRole('main').locator('input[type=radio], input[type=checkbox]')
  const count = await choices.count()
  for (let index = 0; index < count; index += 1) {
    // Some are gone once another is chosen.
    await choices
      .nth(index)
      .evaluate((choice: HTMLInputElement) => choice.click(), null, { timeout: 1_000 })
      .catch(() => undefined)
    await settled(page)
  }
  return count
}

/** Chooses all that a page offers, then presses each of its buttons twice. */
export async function hurry(
  page: Page,
  address: string,
  sent: string[],
  all: Found,
  { toPage, toProgram, expected }: Done = {},
): Promise<void> {
  const done = new Set<string>()
  const { pathname, search } = new URL(address)
  const faults: string[] = []
  const note = ({ message }: Error) => {
    if (!expected?.test(message)) faults.push(message)
  }
  page.on('pageerror', note)
  const open = async () => {
    sent.length = 0
    await page.goto(address)
    await page.locator('main h1').first().waitFor()
    await toPage?.(page)
    await untilScriptRuns(page)
    await toProgram?.(page)
    await settled(page)
  }
  const judge = async (what: string) => {
    if (FAULT.test(await page.locator('body').innerText())) faults.push('a fault')
    for (const fault of faults.splice(0)) all.wrong.push(`${pathname}${search} ${what}: ${fault}`)
  }
  await open()
  all.tried += await chooseAll(page)
  await judge('its choices')
  for (;;) {
    await open()
    const control = await nextControl(page, done)
    if (!control) break
    all.tried += 1
    const dialog = page.getByRole('dialog').last()
    const said = page.getByRole('alert').or(page.getByRole('status')).or(page.getByText(SAID))
    await fill(page.getByRole('main'))
    await press(page, control.button)
    if (await dialog.isVisible()) {
      await fill(dialog)
      await press(page, dialog.getByRole('button').last())
    }
    const twice = sent.filter((name, index) => sent.indexOf(name) !== index)
    if (twice.length > 0) faults.push(`sent twice: ${[...new Set(twice)].join(', ')}`)
    if (sent.length > 0 && (await said.filter({ hasText: /./ }).count()) === 0)
      faults.push('refused without a word')
    await judge(control.kind)
  }
  page.off('pageerror', note)
}

/** Each page in a hurry; nothing that is done to it may tear it. */
export async function hurryThrough(
  page: Page,
  who: string,
  addresses: readonly string[],
  { name, ...how }: Done & { name: string },
): Promise<void> {
  const sent = await refuseSlowly(page)
  const all: Found = { tried: 0, wrong: [] }
  for (const address of addresses) await hurry(page, address, sent, all, how)
  process.stdout.write(`${name} (${who}): ${all.tried} tried, ${all.wrong.length} wrong\n`)
  expect(all.wrong).toEqual([])
}
