import type { Page } from '@playwright/test'

/**
 * Until React has taken over the page that the server sent: what is pressed before is not heard. Pages that are only read
 * wait for a first touch.
 */
export const untilScriptRuns = (page: Page) =>
  page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'))
    const part = document.querySelector('main form') ?? document.querySelector('main')
    return Object.keys(part ?? {}).some((key) => key.startsWith('__reactProps'))
  })

/** Opens a page of the donor app, ready to be used. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilScriptRuns(page)
}
