import type { ICognitoStorage } from 'amazon-cognito-identity-js'

const PREFIX = 'console.'

/**
 * Where the console keeps its tokens. The donor app's client uses the same names in the same browser;
 * without a prefix, signing in here would sign a donor out there.
 */
export const consoleStorage: ICognitoStorage = {
  getItem: (key) => localStorage.getItem(PREFIX + key),
  setItem: (key, value) => localStorage.setItem(PREFIX + key, value),
  removeItem: (key) => localStorage.removeItem(PREFIX + key),
  clear: () => {
    const isPools = (key: string) => key.startsWith(`${PREFIX}CognitoIdentityServiceProvider.`)
    for (const key of Object.keys(localStorage).filter(isPools)) localStorage.removeItem(key)
  },
}
