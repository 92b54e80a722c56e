/** Where the browser keeps the donor card for the service worker (donor/offline/worker.js). */
export const CARD_CACHE = 'donor-card'

/** Removes the donor card from this device. Nothing is kept on a page that did not come over a safe connection. */
export const forgetCard = async () => void (await globalThis.caches?.delete(CARD_CACHE).catch(() => false))
