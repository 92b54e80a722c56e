import type { Locator, Page } from '@playwright/test'
import { report } from '../../support/soak'

/** Somebody's hands at the console: what they do is counted. */
export function handsOn(page: Page) {
  const count = { clicks: 0, keys: 0, scans: 0, characters: 0 }
  return {
    async click(target: Locator) {
      count.clicks += 1
      await target.click()
    },
    async press(key: string) {
      count.keys += 1
      await page.keyboard.press(key)
    },
    /** Into a field, which is clicked first where it has not the focus. */
    async fill(target: Locator, text: string) {
      if (!(await target.evaluate((field) => field === document.activeElement))) count.clicks += 1
      count.characters += text.length
      await target.fill(text)
    },
    /** From a list of the browser's own: it is opened, and one is clicked. */
    async choose(target: Locator, option: string) {
      count.clicks += 2
      await target.selectOption(option)
    },
    /** What a scanner does, into whatever has the focus. */
    async scan(code: string) {
      count.scans += 1
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    },
    /** Into whatever has the focus. */
    async type(text: string) {
      count.characters += text.length
      await page.keyboard.insertText(text)
    },
    /** What it took, and from zero again. */
    took(job: string): string {
      const { clicks, keys, scans, characters } = count
      Object.assign(count, { clicks: 0, keys: 0, scans: 0, characters: 0 })
      return `${job}: ${clicks} clicks, ${keys} keys, ${scans} scans, ${characters} characters typed`
    },
  }
}

/** Puts what a job took on the record of a long run, beside what it took before. */
export const tell = (hands: ReturnType<typeof handsOn>, job: string, before: string): void =>
  report(`${hands.took(job)} (before: ${before})`)
