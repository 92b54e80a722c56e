import type { Page } from '../db/keysetPage'

/** Rows of one reading: few enough that others come in between, enough that a hundred thousand take seconds. */
export const BATCH = 1000

/** All rows of a list, page after page. Each page is a query of its own: nothing is held while the receiver is slow. */
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
