import { isRecord } from '../dataProvider/isRecord'
import { consoleStorage } from './consoleStorage'

/**
 * Reads what the user pool's client keeps in the browser, by its own names, so that the client itself (and the
 * arithmetic it brings) is loaded only to sign in, to refresh and to sign out.
 */
export function storedTokens(clientId: string) {
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
