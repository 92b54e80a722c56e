import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  CognitoUserSession,
} from 'amazon-cognito-identity-js'
import type { ChallengeName } from 'amazon-cognito-identity-js'
import type { TestPool } from './startPool'

/** The browser's storage, in memory. */
class MemoryStorage {
  readonly #entries = new Map<string, string>()
  setItem(key: string, value: string) {
    this.#entries.set(key, value)
  }
  getItem(key: string) {
    return this.#entries.get(key) ?? null
  }
  removeItem(key: string) {
    this.#entries.delete(key)
  }
  clear() {
    this.#entries.clear()
  }
}

/** Where a sign-in with the console's client stands after a step. */
export type Outcome =
  | { step: 'done'; session: CognitoUserSession }
  | { step: 'newPassword' | 'totp' | 'totpSetUp' }
  | { step: 'refused'; name: string; message: string }

function refused(error: unknown): Outcome {
  return error instanceof Error
    ? { step: 'refused', name: error.name, message: error.message }
    : { step: 'refused', name: 'unknown', message: String(error) }
}

/** The unmodified client of the console as promises. */
export function cognitoClient(pool: TestPool, email: string) {
  const Storage = new MemoryStorage()
  const { userPoolId: UserPoolId, userPoolClientId: ClientId } = pool.settings.pool
  const userPool = new CognitoUserPool({ UserPoolId, ClientId, endpoint: pool.endpoint, Storage })
  const user = new CognitoUser({ Username: email, Pool: userPool, Storage })

  const outcome = (start: (callbacks: Callbacks) => void) =>
    new Promise<Outcome>((resolve) => {
      start({
        onSuccess: (session) =>
          resolve({
            step: 'done',
            session: session instanceof CognitoUserSession ? session : requireSession(),
          }),
        onFailure: (error) => resolve(refused(error)),
        newPasswordRequired: () => resolve({ step: 'newPassword' }),
        totpRequired: () => resolve({ step: 'totp' }),
        mfaSetup: () => resolve({ step: 'totpSetUp' }),
      })
    })
  const requireSession = () => {
    const session = user.getSignInUserSession()
    if (!session) throw new Error('no session')
    return session
  }
  const settled = <T>(start: (callback: (error?: Error | null, value?: T) => void) => void) =>
    new Promise<T | undefined>((resolve, reject) => {
      start((error, value) => (error ? reject(error) : resolve(value)))
    })

  return {
    userPool,
    user,
    requireSession,
    settled,
    signIn: (password: string, flow = 'USER_SRP_AUTH') => {
      user.setAuthenticationFlowType(flow)
      const details = new AuthenticationDetails({ Username: email, Password: password })
      return outcome((callbacks) => user.authenticateUser(details, callbacks))
    },
    newPassword: (password: string) =>
      outcome((callbacks) => user.completeNewPasswordChallenge(password, {}, callbacks)),
    sendTotp: (code: string) =>
      outcome((callbacks) => user.sendMFACode(code, callbacks, 'SOFTWARE_TOKEN_MFA')),
    associate: () =>
      new Promise<string>((resolve, reject) => {
        user.associateSoftwareToken({ associateSecretCode: resolve, onFailure: reject })
      }),
    verifyTotp: (code: string) => outcome((callbacks) => user.verifySoftwareToken(code, 'phone', callbacks)),
    refresh: async () => {
      const token = requireSession().getRefreshToken()
      return settled<CognitoUserSession>((done) => user.refreshSession(token, done))
    },
  }
}

type Callbacks = {
  onSuccess: (session: unknown) => void
  onFailure: (error: unknown) => void
  newPasswordRequired: () => void
  totpRequired: (name: ChallengeName) => void
  mfaSetup: () => void
}
