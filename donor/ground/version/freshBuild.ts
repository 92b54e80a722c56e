import { redirectDocument, type MiddlewareFunction } from 'react-router'
import { KEPT_KEY } from '../session/session'
import { isOutdated } from './outdated'
import { mayReload, rememberWanted } from './reloads'

/** `/trial_check/result_ok` of `/trial_check`: its input is in memory only. */
const isStepOf = (page: string, other: string) => page.startsWith(`${other}/`) || other.startsWith(`${page}/`)

/** The service worker answers for these without a network, from what this device keeps. */
const READABLE_OFFLINE = ['/track_record', '/notes_of_donation', '/statement']

const isReadable = async (pathname: string) =>
  READABLE_OFFLINE.includes(pathname) &&
  Boolean(navigator.serviceWorker?.controller) &&
  Boolean(await caches.match(KEPT_KEY))

/** With a newer build or a missing file, the next page loads from the server, except for steps of a started task. */
export const freshBuild: MiddlewareFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url)
  rememberWanted(pathname + search)
  const open = window.location.pathname
  if (pathname === open || isStepOf(pathname, open)) return
  if (!navigator.onLine && (await isReadable(pathname))) throw redirectDocument(pathname + search)
  if (isOutdated() && navigator.onLine && mayReload(Date.now())) throw redirectDocument(pathname + search)
}
