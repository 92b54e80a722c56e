import { consoleStorage } from './consoleStorage'
import type { Session } from './createSession'

/** Completes the proof with the code of the authenticator app. */
export type TakesTotp = (code: string) => Promise<void>

/**
 * Signs the same person in again while they stay signed in. New tokens replace the old ones only on success.
 * @returns null when proved, otherwise a function that takes the authenticator code
 */
export async function proveAgain(session: Session, password: string): Promise<TakesTotp | null> {
  const [{ AuthenticationDetails, CognitoUser }, Pool] = await Promise.all([
    import('amazon-cognito-identity-js'),
    session.loadPool(),
  ])
  const Username = session.username()
  if (!Username) throw new Error('Nobody is signed in')
  const user = new CognitoUser({ Username, Pool, Storage: consoleStorage })
  const takesTotp: TakesTotp = (code) =>
    new Promise((resolve, reject) => {
      user.sendMFACode(code, { onSuccess: () => resolve(), onFailure: reject }, 'SOFTWARE_TOKEN_MFA')
    })
  return new Promise((resolve, reject) => {
    user.authenticateUser(new AuthenticationDetails({ Username, Password: password }), {
      onSuccess: () => resolve(null),
      onFailure: reject,
      totpRequired: () => resolve(takesTotp),
    })
  })
}
