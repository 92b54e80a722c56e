import type { Page } from '@playwright/test'

/** A phone's screen. */
const HEIGHT = 844
const CHARACTERS_A_MINUTE = 450
const SECONDS_A_TAP = 1.2

/** What a walk costs somebody: taps, screens, their heights, and all text that is shown. */
export function createMeter(name: string) {
  let taps = 0
  let screens = 0
  let heights = 0
  let characters = 0
  return {
    tap: () => {
      taps += 1
    },
    /** Counts the screen with all that is shown of the page, but for what is folded. */
    async screen(page: Page): Promise<void> {
      screens += 1
      heights += (await page.locator('form').evaluate((form) => form.scrollHeight)) / HEIGHT
      const shown = await page.locator('main').evaluate((main) => {
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        const texts: string[] = []
        while (walker.nextNode()) {
          const { parentElement: within, textContent } = walker.currentNode
          if (within?.checkVisibility() && !within.closest('.visuallyHidden')) texts.push(textContent ?? '')
        }
        return texts.join('').replaceAll(/\s/g, '').length
      })
      characters += shown
    },
    /** Printed, for the note of every run. */
    result() {
      const minutes = characters / CHARACTERS_A_MINUTE + (taps * SECONDS_A_TAP) / 60
      const told = { taps, screens, characters, heights: Math.round(heights * 10) / 10, minutes }
      process.stdout.write(
        `${name}: ${taps} taps, ${screens} screens, ${told.heights} heights, ${characters} characters, ${minutes.toFixed(1)} minutes\n`,
      )
      return told
    },
  }
}

export type Meter = ReturnType<typeof createMeter>
