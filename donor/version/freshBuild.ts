import { redirectDocument, type MiddlewareFunction } from 'react-router'
import { isOutdated } from './outdated'
import { mayReload, rememberWanted } from './reloads'

/** With a newer build or a missing file, the next page loads from the server. */
export const freshBuild: MiddlewareFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url)
  rememberWanted(pathname + search)
  if (pathname === window.location.pathname) return
  if (isOutdated() && navigator.onLine && mayReload(Date.now())) throw redirectDocument(pathname + search)
}
