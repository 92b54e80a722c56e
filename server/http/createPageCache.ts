import { LRUCache } from 'lru-cache'
import { japaneseDateOf } from '../../shared/dates'

/** What a page holds of the request that it was rendered for. */
type Sending = { nonce: string; requestId: string; now: Date }

type KeptPage = { html: string; renderedFor: Sending }

export type PageCache = {
  /** The page as it would be rendered for this request; null if it has to be. */
  find(url: string, sending: Sending): string | null
  keep(url: string, sending: Sending, html: string): void
}

/** Far more than there are public pages: `/terms` is also `/TERMS`. */
const MOST_PAGES = 100

/**
 * Pages that are the same for everybody, rendered once a day: what each request has of its own (the nonce of its
 * scripts, its number, the time) is put in place of the first one's. Addresses with a query are never kept.
 */
export function createPageCache(): PageCache {
  const pages = new LRUCache<string, KeptPage>({ max: MOST_PAGES })
  // Days are written out on the pages, in Japanese time.
  const keyOf = (url: string, now: Date) => (url.includes('?') ? null : `${japaneseDateOf(now)} ${url}`)

  return {
    find(url, { nonce, requestId, now }) {
      const key = keyOf(url, now)
      const kept = key === null ? undefined : pages.get(key)
      if (!kept) return null
      return kept.html
        .replaceAll(kept.renderedFor.nonce, nonce)
        .replaceAll(kept.renderedFor.requestId, requestId)
        .replaceAll(kept.renderedFor.now.toISOString(), now.toISOString())
    },
    keep(url, sending, html) {
      const key = keyOf(url, sending.now)
      if (key !== null) pages.set(key, { html, renderedFor: sending })
    },
  }
}
