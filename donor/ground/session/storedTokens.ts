import { isRecord } from '../../../shared/facts/isRecord'

export const PREFIX = 'CognitoIdentityServiceProvider.'

/** Null: all were cleared. */
export const isTokenKey = (key: string | null) => key === null || key.startsWith(PREFIX)

/** Works without Amplify. */
export function hasStoredTokens(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX) && key.endsWith('.LastAuthUser'))
  } catch {
    // Signing in needs storage.
    return false
  }
}

/** Keeps a token from ending during a request. */
const EARLY_MS = 60_000

/** Without Amplify, which is large; null if there is none or it must be renewed. */
export function storedToken(clientId: string): { accessToken: string; userId: string } | null {
  const token = readToken(clientId)
  return token && token.leftMs > EARLY_MS ? token : null
}

/** Who is signed in, even if the access token has ended. */
export const storedUserId = (clientId: string): string | null => readToken(clientId)?.userId ?? null

function readToken(clientId: string) {
  try {
    const client = `${PREFIX}${clientId}`
    const person = `${client}.${localStorage.getItem(`${client}.LastAuthUser`)}`
    const accessToken = localStorage.getItem(`${person}.accessToken`) ?? ''
    const [, payload = ''] = accessToken.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (!isRecord(claims) || typeof claims.sub !== 'string' || typeof claims.exp !== 'number') return null
    const now = Date.now() + Number(localStorage.getItem(`${person}.clockDrift`))
    return { accessToken, userId: claims.sub, leftMs: claims.exp * 1000 - now }
  } catch {
    return null
  }
}
