import { lockDevice, sessionEnd } from '../lock/deviceLock'
import type { Session } from '../auth/createSession'

const PATH = 'console.lock.path'

/** Seals the session and reloads the page, so that nothing it showed stays in memory. */
export async function lockNow(session: Session): Promise<void> {
  await lockDevice(sessionEnd(session.signedInAt()))
  showLock()
}

/** Also in tabs that did not lock themselves. */
export function showLock(): void {
  const { pathname, search } = window.location
  sessionStorage.setItem(PATH, pathname + search)
  window.location.replace('/admin/')
}

export function takePathBack(): void {
  const path = sessionStorage.getItem(PATH)
  sessionStorage.removeItem(PATH)
  if (path?.startsWith('/admin/')) window.history.replaceState(null, '', path)
}
