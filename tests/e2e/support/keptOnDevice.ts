import type { Page } from '@playwright/test'

export const card = (page: Page) => page.getByRole('region', { name: 'ドナー証' })
export const fallback = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'ページを開けませんでした' })

export const offlineNote = (page: Page) => page.getByRole('heading', { name: 'オフラインで表示しています' })

/** Whether this device keeps a donor card. */
export const isKept = (page: Page) =>
  page.evaluate(async () => (await caches.match('/donor-card')) !== undefined)

export const untilInstalled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

type Kept = { owner: string; parts: Record<string, { until: string; texts: Record<string, string> }> }

export const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const kept = await caches.match('/donor-card')
    return (await kept?.json()) as unknown
  }) as Promise<Kept | undefined>

/** As if each of them had been kept with that last day. */
export async function keepUntil(page: Page, until: string): Promise<void> {
  const { owner = '', parts = {} } = (await keptHere(page)) ?? {}
  const changed = Object.entries(parts).map(([name, part]) => [name, { ...part, until }])
  await page.evaluate(
    async (kept) => (await caches.open('donor-card')).put('/donor-card', Response.json(kept)),
    { owner, parts: Object.fromEntries(changed) as Kept['parts'] },
  )
}
