import axe from 'axe-core'
import type { Page } from '@playwright/test'
import { FULL } from '../../support/full'
import { expect } from '../fixtures'

const WIDTHS = [390, 1280]
const NARROWEST = 320
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * What axe has to say, without the list of what is well, which takes it as long again.
 * @param options.practices also what is no more than good practice
 */
export async function violationsOf(page: Page, options: { practices?: boolean } = {}): Promise<string[]> {
  // It stays for as long as the page does.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  // What is still fading in has colours that nobody gets to read.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  return page.evaluate(
    async (values) => {
      const found = await window.axe?.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      })
      if (!found) throw new Error('axe did not run')
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    [...RULES, ...(options.practices ? ['best-practice'] : [])],
  )
}

/** On a phone and on a desk: nothing for axe to say, and nothing beyond the edge. */
export async function expectAccessible(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // What is half under the bar would be judged by its visible half.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect.soft(await violationsOf(page), `${page.url()} at ${width} px`).toEqual([])
    await expectNothingBeyond(page, width)
  }
  if (!FULL) return
  await page.setViewportSize({ width: NARROWEST, height: 900 })
  await expectNothingBeyond(page, NARROWEST)
  await page.setViewportSize({ width: widths.at(-1) ?? NARROWEST, height: 900 })
}

const expectNothingBeyond = (page: Page, width: number) =>
  expect.soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${page.url()} at ${width} px scrolls sideways`,
    })
    .toBeLessThanOrEqual(0)
