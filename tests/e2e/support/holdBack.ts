import type { Page } from '@playwright/test'

/** Keeps the answers for some addresses back until the returned function is called, as a slow network does. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(addresses, async (route) => {
    await mayCome
    await route.continue()
  })
  return letCome
}
