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
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  },
}
