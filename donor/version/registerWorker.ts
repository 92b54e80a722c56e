/** Installs the service worker; the page's own scripts are there by now. Browsers ask for a newer one by themselves. */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return
  // Refused by the browser's settings, or no network: then the pages need one, as ever.
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
}
