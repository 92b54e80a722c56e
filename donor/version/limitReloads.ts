import { CONNECTION_LOST } from '../../shared/messages/systemMessages'
import { NOTICE_TIME, showToast } from '../toasts/toasts'
import { latestBuildId } from './latestBuildId'
import { mayReload } from './mayReload'
import { markOutdated } from './outdated'
import { wantedPage } from './wantedPage'

/**
 * When a page's script is missing, the router reloads the open page again and again. This loads the wanted
 * page instead, at most once in ten seconds. While the server cannot be reached, the open page stays. Without
 * the Navigation API (before 2026) the router's behaviour remains.
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

/** The router waits forever for a missing file, so the browser follows links from then on. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const leads = link?.origin === window.location.origin && link.pathname !== window.location.pathname
  if (leads && navigator.onLine) event.stopPropagation()
}
