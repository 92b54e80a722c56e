import { LRUCache } from 'lru-cache'
import { japaneseDateOf } from '../../shared/dates'

/** The parts of a page that differ per request. */
type Sending = { nonce: string; requestId: string; now: Date }

type KeptPage = { html: string; renderedFor: Sending }

export type PageCache = {
  find(url: string, sending: Sending): string | null
  keep(url: string, sending: Sending, html: string): void
}

/** More than there are public pages, because `/terms` is also `/TERMS`. */
const MOST_PAGES = 100

/**
 * Pages that are the same for everyone, rendered once a day; nonce, request id and time are replaced per
 * request. Addresses with a query are never kept.
 */
export function createPageCache(): PageCache {
  const pages = new LRUCache<string, KeptPage>({ max: MOST_PAGES })
  // Pages contain dates in Japanese time.
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
