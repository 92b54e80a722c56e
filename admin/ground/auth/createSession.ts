import type { CognitoUserPool, CognitoUserSession } from 'amazon-cognito-identity-js'
import { isRecord } from '../../../shared/facts/isRecord'
import { consoleStorage } from './consoleStorage'
import type { PoolSettings } from './createPool'

export type Session = ReturnType<typeof createSession>

export function createSession(settings: PoolSettings) {
  const stored = storedTokens(settings.userPoolClientId)
  let pool: Promise<CognitoUserPool> | null = null
  let running: Promise<string | null> | null = null
  let isLeaving = false
  const username = () => (isLeaving ? null : stored.username())

  function loadPool(): Promise<CognitoUserPool> {
    pool ??= import('./createPool')
      .then(({ createPool }) => createPool(settings))
      .catch((failure: unknown) => {
        // The next call tries again.
        pool = null
        throw failure
      })
    return pool
  }

  /** Simultaneous calls share one refresh. */
  async function getAccessToken(): Promise<string | null> {
    if (!username()) return null
    const kept = stored.accessToken()
    if (kept) return kept
    running ??= loadPool()
      .then(refreshAccessToken)
      .finally(() => {
        running = null
      })
    return running
  }

  /**
   * Counts as signed out from here on, so that no request starts whose token ends before the answer.
   * @param work signs out; the tokens are kept until then and forgotten in any case
   */
  async function leave(work: () => Promise<void>): Promise<void> {
    isLeaving = true
    try {
      await work()
    } finally {
      stored.forget()
      isLeaving = false
    }
  }

  return {
    settings,
    loadPool,
    getAccessToken,
    username,
    refreshToken: stored.refreshToken,
    signedInAt: stored.signedInAt,
    leave,
  }
}

/** A new token; null if signed out. @throws when the connection is lost, which must not sign out */
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

/** Reads the storage of the pool's client, so that the client is loaded only to sign in, refresh and sign out. */
function storedTokens(clientId: string) {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`
  const username = () => consoleStorage.getItem(`${prefix}.LastAuthUser`)
  const read = (name: string) => consoleStorage.getItem(`${prefix}.${username()}.${name}`)
  /** Seconds by which this device is ahead of the pool. */
  const drift = () => Number(read('clockDrift')) || 0
  return {
    username,
    /** Also works when the pool cannot be reached. */
    forget: () => consoleStorage.clear(),
    refreshToken: () => read('refreshToken'),
    /** Null if the token must be refreshed; same rule as the pool's client. */
    accessToken(): string | null {
      const [access, id] = [read('accessToken'), read('idToken')]
      const poolNow = Math.floor(Date.now() / 1000) - drift()
      const isGood = (token: string | null) => token !== null && claimOf(token, 'exp') > poolNow
      return isGood(access) && isGood(id) ? access : null
    },
    /** In milliseconds of this device's clock. */
    signedInAt: () => (claimOf(read('accessToken') ?? '', 'auth_time') + drift()) * 1000,
  }
}

/** Seconds since 1970; 0 if unreadable. */
function claimOf(token: string, name: 'exp' | 'auth_time'): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(payload))
    const value = isRecord(claims) ? claims[name] : null
    return typeof value === 'number' ? value : 0
  } catch {
    return 0
  }
}
