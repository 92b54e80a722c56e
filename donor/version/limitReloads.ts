import { CONNECTION_LOST } from '../../shared/messages/systemMessages'
import { NOTICE_TIME, showToast } from '../toasts/toasts'
import { latestBuildId } from './latestBuildId'
import { mayReload } from './mayReload'
import { markOutdated } from './outdated'
import { wantedPage } from './wantedPage'

/**
 * The router answers a missing script of a page by loading the page that is open again, as often as it happens. Here
 * the page that was asked for is loaded instead, at most once in ten seconds; until then the page says that it will be
 * loaded anew with the next one. While the server cannot be reached the open page stays, with all that it shows.
 * Browsers without the Navigation API (before 2026) keep the router's own way.
 */
export function limitReloads(): void {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    event.preventDefault()
    void loadWanted()
  })
}

async function loadWanted(): Promise<void> {
  window.addEventListener('click', leaveToBrowser, { capture: true })
  if (!navigator.onLine || (await latestBuildId()) === null) showToast(CONNECTION_LOST, NOTICE_TIME)
  else if (mayReload(Date.now())) window.location.assign(wantedPage() ?? window.location.href)
  else markOutdated()
}

/** The router waits for ever for a part that did not come: from then on the browser follows the links by itself. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const leads = link?.origin === window.location.origin && link.pathname !== window.location.pathname
  if (leads && navigator.onLine) event.stopPropagation()
}
