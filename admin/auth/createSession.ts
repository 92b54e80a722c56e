import type { CognitoUserPool, CognitoUserSession } from 'amazon-cognito-identity-js'
import { isRecord } from '../dataProvider/isRecord'
import { consoleStorage } from './consoleStorage'

/** The signed-in account of this browser, as the user pool's client keeps it. */
export type Session = ReturnType<typeof createSession>

export type PoolSettings = { userPoolId: string; userPoolClientId: string; userPoolEndpoint?: string }

export function createSession(settings: PoolSettings) {
  const stored = storedTokens(settings.userPoolClientId)
  let pool: Promise<CognitoUserPool> | null = null
  let running: Promise<string | null> | null = null

  function loadPool(): Promise<CognitoUserPool> {
    pool ??= import('./createPool')
      .then(({ createPool }) => createPool(settings))
      .catch((failure: unknown) => {
        // The next call tries again: the connection may be back.
        pool = null
        throw failure
      })
    return pool
  }

  /** Many calls of one screen share one refresh. */
  async function getAccessToken(): Promise<string | null> {
    const kept = stored.accessToken()
    if (kept || !stored.username()) return kept
    running ??= loadPool()
      .then(refreshAccessToken)
      .finally(() => {
        running = null
      })
    return running
  }

  return { loadPool, getAccessToken, username: stored.username, forget: stored.forget }
}

/**
 * A new token; null when nobody is signed in any more.
 * A lost connection is no reason to sign anybody out: it is thrown.
 */
async function refreshAccessToken(pool: CognitoUserPool): Promise<string | null> {
  const user = pool.getCurrentUser()
  if (!user) return null
  return new Promise((resolve, reject) => {
    user.getSession((failure: Error | null, session: CognitoUserSession | null) => {
      if (session?.isValid()) resolve(session.getAccessToken().getJwtToken())
      else if (failure && isConnectionFailure(failure)) reject(failure)
      else resolve(null)
    })
  })
}

const isConnectionFailure = (failure: Error & { code?: unknown }) => failure.code === 'NetworkError'

/**
 * Reads what the user pool's client keeps in the browser, by its own names, so that the client itself (and the
 * arithmetic it brings) is loaded only to sign in, to refresh and to sign out.
 */
function storedTokens(clientId: string) {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  const username = () => consoleStorage.getItem(`${prefix}.LastAuthUser`)
  return {
    username,
    /** Nobody is signed in on this browser any more, whether the pool heard of it or not. */
    forget: () => consoleStorage.clear(),
    /** The access token while it is good, by the pool client's own rule; null when it has to be refreshed. */
    accessToken(): string | null {
      const read = (name: string) => consoleStorage.getItem(`${prefix}.${username()}.${name}`)
      const [access, id] = [read('accessToken'), read('idToken')]
      const poolNow = Math.floor(Date.now() / 1000) - (Number(read('clockDrift')) || 0)
      const isGood = (token: string | null) => token !== null && expiryOf(token) > poolNow
      return isGood(access) && isGood(id) ? access : null
    },
  }
}

/** Seconds since 1970; 0 for what cannot be read. */
function expiryOf(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    return isRecord(claims) && typeof claims.exp === 'number' ? claims.exp : 0
  } catch {
    return 0
  }
}
