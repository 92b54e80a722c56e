import type { ICognitoStorage } from 'amazon-cognito-identity-js'
import { isLocked } from '../lock/deviceLock'

const PREFIX = 'console.'

/** The pool's client would store a copy of the account that is never read. */
const isAccount = (key: string) => key.endsWith('.userData')

/**
 * Token storage with a prefix, because the donor app uses the same names in the same browser. On a locked device
 * nothing is written beside the sealed tokens: a pending answer may arrive after the lock.
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
