import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

const WIDTHS = [390, 1280]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** On a phone and on a desk: nothing for axe to say, and nothing beyond the edge. */
export async function expectAccessible(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // What is half under the bar would be judged by its visible half.
    await page.evaluate(() => window.scrollTo(0, 0))
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect.soft(found, `${page.url()} at ${width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, `${page.url()} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0)
  }
}
