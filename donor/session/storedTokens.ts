const PREFIX = 'CognitoIdentityServiceProvider.'

/** True for Amplify's token entries in the browser's storage; null means that all were cleared. */
export const isTokenKey = (key: string | null) => key === null || key.startsWith(PREFIX)

/** True if somebody signed in on this browser; works without Amplify. */
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
 * Stores the tokens of a new sign-in of the same person in Amplify's storage, its only state.
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
