/** Installs the service worker after the page's scripts. Browsers update it by themselves. */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return
  // Without it, pages need a network.
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
}
