import type { Page } from '@playwright/test'

/** Until React has taken over the form that stands on the page. */
export const untilScriptRuns = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
