import type { ICognitoStorage } from 'amazon-cognito-identity-js'

const PREFIX = 'console.'

/** Token storage with a prefix: the donor app uses the same names in the same browser. */
export const consoleStorage: ICognitoStorage = {
  getItem: (key) => localStorage.getItem(PREFIX + key),
  setItem: (key, value) => localStorage.setItem(PREFIX + key, value),
  removeItem: (key) => localStorage.removeItem(PREFIX + key),
  clear: () => {
    const isPools = (key: string) => key.startsWith(`${PREFIX}CognitoIdentityServiceProvider.`)
    for (const key of Object.keys(localStorage).filter(isPools)) localStorage.removeItem(key)
  },
}
