/** The cache with the donor card for the service worker (donor/offline/worker.js). */
export const CARD_CACHE = 'donor-card'

/** Deletes the donor card from this device. Insecure pages have no cache. */
export const forgetCard = async () => void (await globalThis.caches?.delete(CARD_CACHE).catch(() => false))
