import { consoleStorage } from './consoleStorage'
import type { Session } from './createSession'

/** Takes the code of the authenticator app, which completes the proof. */
export type TakesTotp = (code: string) => Promise<void>

/**
 * Signs the same person in once more while they stay signed in, for what asks for a fresh sign-in. The new tokens take
 * the place of the old ones only when all is proved.
 * @returns null when proved, otherwise what is to be told the code of the authenticator app
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
