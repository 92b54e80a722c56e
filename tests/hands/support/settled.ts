import type { Page, Request } from '@playwright/test'
import { expect } from '../../e2e/fixtures'

const asked = new WeakMap<Page, Set<Request>>()

/** What the page waits for: answers, and the code of what it is about to show. */
const isCall = (request: Request) => request.url().endsWith('/graphql') || request.resourceType() === 'script'

/** The calls that are on their way; the console's own stream never ends and is none of them. */
function callsOf(page: Page): Set<Request> {
  const known = asked.get(page)
  if (known) return known
  const calls = new Set<Request>()
  asked.set(page, calls)
  page.on('request', (request) => isCall(request) && calls.add(request))
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
  return calls
}

/** React shows what came up to 300 ms after what it has shown before: a dialog whose code is there is not yet seen. */
const SOON_MS = 300

/** Counts what the page is to do soon. */
const countSoon = (page: Page) =>
  page.addInitScript((soonMs) => {
    const { setTimeout: set, clearTimeout: clear } = window
    const soon = new Set<number>()
    Object.assign(window, {
      soon,
      setTimeout(run: () => void, ms = 0, ...given: []) {
        const id = set(() => {
          soon.delete(id)
          run(...given)
        }, ms)
        if (ms <= soonMs) soon.add(id)
        return id
      },
      clearTimeout(id: number) {
        soon.delete(id)
        clear(id)
      },
    })
  }, SOON_MS)

const soon = (page: Page) =>
  page.evaluate(() => ('soon' in window && window.soon instanceof Set ? window.soon.size : 0))

/** Opens a page; what it asks is followed from the beginning. */
export async function openSettled(page: Page, address: string): Promise<void> {
  if (!asked.has(page)) await countSoon(page)
  callsOf(page).clear()
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settled(page)
}

/** When nothing is asked any more, and what was answered stands on the page. */
export async function settled(page: Page): Promise<void> {
  const calls = callsOf(page)
  await expect
    .poll(
      async () => {
        if (calls.size > 0) return calls.size
        // What arrived runs in one turn, and is drawn in the next.
        for (let turn = 0; turn < 2 && calls.size === 0; turn += 1) await idle(page)
        return calls.size + (await soon(page))
      },
      { timeout: 120_000 },
    )
    .toBe(0)
}

const idle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(null)))),
  )
