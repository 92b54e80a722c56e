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
