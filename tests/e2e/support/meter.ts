import type { Page } from '@playwright/test'

/** A phone's screen. */
const HEIGHT = 844
const CHARACTERS_A_MINUTE = 450
const SECONDS_A_TAP = 1.2

/** What a walk costs somebody: taps, screens, their heights, and what is asked and has to be read. */
export function createMeter(name: string) {
  let taps = 0
  let screens = 0
  let heights = 0
  let characters = 0
  return {
    tap: () => {
      taps += 1
    },
    /** Counts the screen that is shown; what it asks has to be read: the question, or the rows that are confirmed. */
    async screen(page: Page, isRead = true): Promise<void> {
      screens += 1
      heights += (await page.locator('form').evaluate((form) => form.scrollHeight)) / HEIGHT
      if (!isRead) return
      const asked = await page.locator('form :is(h1, dt, dd:not(:has(a)), dd li > span)').allInnerTexts()
      characters += asked.join('').replaceAll(/\s/g, '').length
    },
    /** Printed, for the note of every run. */
    result() {
      const minutes = characters / CHARACTERS_A_MINUTE + (taps * SECONDS_A_TAP) / 60
      const told = { taps, screens, heights: Math.round(heights * 10) / 10, minutes }
      process.stdout.write(
        `${name}: ${taps} taps, ${screens} screens, ${told.heights} heights, ${minutes.toFixed(1)} minutes\n`,
      )
      return told
    },
  }
}

export type Meter = ReturnType<typeof createMeter>
