import type { ICognitoStorage } from 'amazon-cognito-identity-js'
import { isLocked } from '../lock/deviceLock'

const PREFIX = 'console.'

/** The pool's client would keep a copy of the account here that nothing reads. */
const isAccount = (key: string) => key.endsWith('.userData')

/**
 * Token storage with a prefix: the donor app uses the same names in the same browser. Nothing lies open beside the
 * sealed tokens of a locked device: an answer under way may come after the lock.
 */
export const consoleStorage: ICognitoStorage = {
  getItem: (key) => localStorage.getItem(PREFIX + key),
  setItem: (key, value) => {
    if (!isLocked() && !isAccount(key)) localStorage.setItem(PREFIX + key, value)
  },
  removeItem: (key) => localStorage.removeItem(PREFIX + key),
  clear: () => {
    const isPools = (key: string) => key.startsWith(`${PREFIX}CognitoIdentityServiceProvider.`)
    for (const key of Object.keys(localStorage).filter(isPools)) localStorage.removeItem(key)
  },
}
