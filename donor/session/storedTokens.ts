const PREFIX = 'CognitoIdentityServiceProvider.'

/** Null: all were cleared. */
export const isTokenKey = (key: string | null) => key === null || key.startsWith(PREFIX)

/** Works without Amplify. */
export function hasStoredTokens(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX) && key.endsWith('.LastAuthUser'))
  } catch {
    // Without storage nobody can be signed in.
    return false
  }
}

export type TokenSet = { AccessToken: string; IdToken: string; RefreshToken: string }

/**
 * Writes to Amplify's storage, its only state.
 * @returns the replaced refresh token
 */
export function replaceTokens(clientId: string, tokens: TokenSet): string | null {
  const client = `${PREFIX}${clientId}`
  const person = `${client}.${localStorage.getItem(`${client}.LastAuthUser`)}`
  const replaced = localStorage.getItem(`${person}.refreshToken`)
  localStorage.setItem(`${person}.accessToken`, tokens.AccessToken)
  localStorage.setItem(`${person}.idToken`, tokens.IdToken)
  localStorage.setItem(`${person}.refreshToken`, tokens.RefreshToken)
  return replaced
}
