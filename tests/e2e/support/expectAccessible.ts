import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

const WIDTHS = [390, 1280]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What axe has to say, without the list of what is well, which takes it as long again.
 * @param options.practices also what is no more than good practice
 */
export async function violationsOf(page: Page, options: { practices?: boolean } = {}): Promise<string[]> {
  // What is still fading in has colours that nobody gets to read.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: [...RULES, ...(options.practices ? ['best-practice'] : [])] },
      resultTypes: ['violations'],
    })
    // There are no frames, whose answers would have to be put together on a page of their own.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** On a phone and on a desk: nothing for axe to say, and nothing beyond the edge. */
export async function expectAccessible(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // What is half under the bar would be judged by its visible half.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect.soft(await violationsOf(page), `${page.url()} at ${width} px`).toEqual([])
    await expect.soft
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${page.url()} at ${width} px scrolls sideways`,
      })
      .toBeLessThanOrEqual(0)
  }
}
