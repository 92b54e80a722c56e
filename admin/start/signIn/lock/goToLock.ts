import { forgetDraft, draftsStored, readDraft, writeDraft } from '../../../ground/auth/drafts'
import { lockDevice, sessionEnd } from '../../../ground/lock/deviceLock'
import type { Session } from '../../../ground/auth/createSession'

/** The address may hold what somebody searched for, so it is kept like a draft. */
const PATH = 'lock.path'

/** Seals the session and reloads the page, so that nothing it showed stays in memory. */
export async function lockNow(session: Session): Promise<void> {
  keepPath()
  await draftsStored()
  await lockDevice(sessionEnd(session.signedInAt()))
  window.location.replace('/admin/')
}

/** For tabs that did not lock themselves. */
export async function showLock(): Promise<void> {
  keepPath()
  await draftsStored()
  window.location.replace('/admin/')
}

function keepPath(): void {
  const { pathname, search } = window.location
  writeDraft(PATH, { path: pathname + search })
}

export function takePathBack(): void {
  const kept = readDraft(PATH)
  if (kept === null) return
  forgetDraft(PATH)
  const path = typeof kept === 'object' && 'path' in kept ? kept.path : null
  if (typeof path === 'string' && path.startsWith('/admin/')) window.history.replaceState(null, '', path)
}
