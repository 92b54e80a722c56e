import { CognitoUserPool, type CognitoUserSession } from 'amazon-cognito-identity-js'
import type { ConsoleConfig } from '../boot/consoleConfig'
import { consoleStorage } from './consoleStorage'

/** The signed-in account of this browser, as the user pool's client keeps it. */
export type Session = ReturnType<typeof createSession>

type PoolSettings = Pick<ConsoleConfig, 'userPoolId' | 'userPoolClientId' | 'userPoolEndpoint'>

export function createSession({ userPoolId, userPoolClientId, userPoolEndpoint }: PoolSettings) {
  const pool = new CognitoUserPool({
    UserPoolId: userPoolId,
    ClientId: userPoolClientId,
    Storage: consoleStorage,
    ...(userPoolEndpoint ? { endpoint: userPoolEndpoint } : {}),
  })
  let running: Promise<string | null> | null = null

  /** Many calls of one screen share one refresh. */
  function getAccessToken(): Promise<string | null> {
    running ??= readAccessToken(pool).finally(() => {
      running = null
    })
    return running
  }

  return { pool, getAccessToken, username: () => pool.getCurrentUser()?.getUsername() ?? null }
}

/**
 * A token that is still good, refreshed where needed; null when nobody is signed in any more.
 * A lost connection is no reason to sign anybody out: it is thrown.
 */
async function readAccessToken(pool: CognitoUserPool): Promise<string | null> {
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
