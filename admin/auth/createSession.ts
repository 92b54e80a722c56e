import type { CognitoUserPool, CognitoUserSession } from 'amazon-cognito-identity-js'
import type { ConsoleConfig } from '../boot/consoleConfig'
import { storedTokens } from './storedTokens'

/** The signed-in account of this browser, as the user pool's client keeps it. */
export type Session = ReturnType<typeof createSession>

export type PoolSettings = Pick<ConsoleConfig, 'userPoolId' | 'userPoolClientId' | 'userPoolEndpoint'>

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
