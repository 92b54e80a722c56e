/** For the service worker (donor/offline/worker.js). */
export const CARD_CACHE = 'donor-card'

/** Insecure pages have no cache. */
export const forgetCard = async () => void (await globalThis.caches?.delete(CARD_CACHE).catch(() => false))
