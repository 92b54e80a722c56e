import { markOutdated } from './outdated'
import { mayReload } from './mayReload'

/**
 * The router answers a missing script of a page by loading the page that is open again, as often as it happens. Here
 * that is held to once in ten seconds; until then the page says that it will be loaded anew with the next one.
 * Browsers without the Navigation API (before 2026) keep the router's own way.
 */
export function limitReloads(): void {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    if (mayReload(Date.now())) return
    event.preventDefault()
    markOutdated()
  })
}
