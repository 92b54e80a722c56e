const PREFIX = 'CognitoIdentityServiceProvider.'

/** True for an entry of the browser's storage that Amplify keeps tokens in; null means all were cleared. */
export const isTokenKey = (key: string | null) => key === null || key.startsWith(PREFIX)

/** Whether anybody signed in on this browser and did not sign out: asked before Amplify is loaded. */
export function hasStoredTokens(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX) && key.endsWith('.LastAuthUser'))
  } catch {
    // Storage refused by the browser's settings: nobody can be signed in.
    return false
  }
}

export type TokenSet = { AccessToken: string; IdToken: string; RefreshToken: string }

/**
 * Puts the tokens of a new sign-in of the same person where Amplify reads them: it keeps nothing beside the storage.
 * @returns the refresh token that they replace
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
