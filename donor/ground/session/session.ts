import { useSyncExternalStore } from 'react'
import { NOT_AUTHENTICATED } from '../../../shared/words/program/systemMessages'
import { pageConfig } from './clientConfig'
import { currentUser, forgetCurrentUser } from './currentUserStore'
import { hasStoredTokens, storedToken } from './storedTokens'
import { CARRIED_TRIAL, forgetInTab, keepInTab, keptInTab } from './tabStorage'

/** unknown: during server rendering, and until the first check. */
export type SessionStatus = 'unknown' | 'guest' | 'user'

export type Session = { status: SessionStatus }

/** `elsewhere`: changed by another tab; `refused`: ended by the server. */
export type SessionMove = 'elsewhere' | 'refused'

const listeners = new Set<() => void>()
const movedListeners = new Set<(reason: SessionMove) => void>()
let session: Session = { status: 'unknown' }
let pending: Promise<Session> | null = null

export const currentSession = (): Session => session

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function onSessionMoved(listener: (reason: SessionMove) => void): () => void {
  movedListeners.add(listener)
  return () => movedListeners.delete(listener)
}

function tellOfMove(reason: SessionMove): void {
  for (const listener of movedListeners) listener(reason)
}

function setStatus(status: SessionStatus): Session {
  if (status !== session.status) {
    if (status === 'guest') {
      forgetCurrentUser()
      clearTimeout(renewal)
      renewal = undefined
      forgetInTab(RENEWED_KEY)
      // Not before the sign-in: whoever signs in next in this tab may be somebody else.
      if (session.status === 'user') forgetInTab(CARRIED_TRIAL)
      void forgetCard()
    }
    session = { status }
    for (const listener of listeners) listener()
  }
  return session
}

/** Checks storage, and the pool if tokens expired. Simultaneous callers share one answer. */
export function refreshSession(): Promise<Session> {
  pending ??= ask().finally(() => {
    pending = null
  })
  return pending
}

async function ask(): Promise<Session> {
  if (!hasStoredTokens()) return setStatus('guest')
  try {
    const tokens = await ownTokens()
    // Another tab may have signed in another person.
    if (currentUser()?.Id !== tokens.userId) forgetCurrentUser()
    return setStatus('user')
  } catch (error) {
    // Unreachable tokens do not sign out: the pages report the failure.
    const unreachable = session.status === 'user' || !navigator.onLine || isNetworkError(error)
    return setStatus(unreachable && !(error instanceof NotAuthenticated) ? 'user' : 'guest')
  }
}

/** Specification §8; never shown. */
export class NotAuthenticated extends Error {
  override name = 'NotAuthenticated'

  constructor() {
    super(NOT_AUTHENTICATED)
  }
}

const isNetworkError = (error: unknown) => error instanceof Error && error.name === 'NetworkError'

async function ownTokens() {
  const stored = storedToken(pageConfig()?.userPoolClientId ?? '')
  if (stored) {
    renewLater()
    return stored
  }
  const { currentTokens } = await import('./amplifySession')
  const tokens = await currentTokens()
  if (!tokens) throw new NotAuthenticated()
  return tokens
}

const LATER_MS = 5_000
/** Amplify's own. */
const CREDENTIALS_MS = 50 * 60_000
const RENEWED_KEY = 'credentials-renewed'
let renewal: ReturnType<typeof setTimeout> | undefined

/** Amplify renews the identity pool's credentials after the page has loaded its data; it would by each page anew. */
function renewLater(): void {
  if (Date.now() < Number(keptInTab(RENEWED_KEY)) + CREDENTIALS_MS) return
  renewal ??= setTimeout(() => {
    keepInTab(RENEWED_KEY, String(Date.now()))
    import('./amplifySession').then(({ currentTokens }) => currentTokens()).catch(() => undefined)
  }, LATER_MS)
}

/** @throws NotAuthenticated when signed out */
export async function accessToken(): Promise<string> {
  return (await ownTokens()).accessToken
}

/** Also works when the pool cannot be reached. */
export async function endSession(): Promise<void> {
  const { clearTokens } = await import('./amplifySession')
  await clearTokens().catch(() => undefined)
  setStatus('guest')
}

/** The server refused the token: sign out here; the guards lead to the sign-in. */
export async function loseSession(): Promise<void> {
  await endSession()
  tellOfMove('refused')
}

export async function followOtherTab(): Promise<void> {
  const before = session.status
  const somebody = currentUser()
  const { status } = await refreshSession()
  if (status !== before || (somebody && !currentUser())) tellOfMove('elsewhere')
}

const UNKNOWN: Session = { status: 'unknown' }

/** `unknown` during server rendering. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => UNKNOWN)
}

/** For the service worker (donor/routes/offline/worker.js). */
export const CARD_CACHE = 'donor-card'
/** What is kept stands there under this address. */
export const KEPT_KEY = '/donor-card'

/** Insecure pages have no cache. */
export const forgetCard = async () => void (await globalThis.caches?.delete(CARD_CACHE).catch(() => false))
