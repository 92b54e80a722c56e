import type { Page } from '../../../ground/db/keysetPage'

/** Rows per query: small enough not to block others, large enough for 100,000 rows in seconds. */
export const BATCH = 1000

/** All rows of a list. Each page is its own query, so a slow receiver holds nothing open. */
export async function* readPages<T>(
  read: (start: { limit: number; nextToken: string | null }) => Promise<Page<T>>,
): AsyncGenerator<T[]> {
  let nextToken: string | null = null
  do {
    const page: Page<T> = await read({ limit: BATCH, nextToken })
    yield page.items
    nextToken = page.nextToken
  } while (nextToken)
}
