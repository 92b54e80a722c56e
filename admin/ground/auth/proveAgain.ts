import { orWrongClock } from '../../../shared/words/program/clockOfDevice'
import { callPool } from './callPool'
import { consoleStorage } from './consoleStorage'
import type { Session } from './createSession'

export type TakesTotp = (code: string) => Promise<void>

/**
 * Signs the same person in again while they stay signed in. New tokens replace the old ones only on success.
 * @returns null when proved, otherwise a function that takes the authenticator code
 */
export async function proveAgain(session: Session, password: string): Promise<TakesTotp | null> {
  const before = session.refreshToken()
  const [{ AuthenticationDetails, CognitoUser }, Pool] = await Promise.all([
    import('amazon-cognito-identity-js'),
    session.loadPool(),
  ])
  const Username = session.username()
  if (!Username) throw new Error('Nobody is signed in')
  const user = new CognitoUser({ Username, Pool, Storage: consoleStorage })
  const takesTotp: TakesTotp = (code) =>
    new Promise<void>((resolve, reject) => {
      user.sendMFACode(code, { onSuccess: () => resolve(), onFailure: reject }, 'SOFTWARE_TOKEN_MFA')
    }).then(() => endSignIn(session, before))
  return new Promise((resolve, reject) => {
    user.authenticateUser(new AuthenticationDetails({ Username, Password: password }), {
      onSuccess: () => {
        endSignIn(session, before)
        resolve(null)
      },
      onFailure: (failure: unknown) => void orWrongClock(failure, Date.now()).then(reject),
      totpRequired: () => resolve(takesTotp),
    })
  })
}

/** The same with a passkey, which needs no code. */
export async function proveByPasskey(session: Session): Promise<null> {
  const before = session.refreshToken()
  const Username = session.username()
  if (!Username) throw new Error('Nobody is signed in')
  const { signInWithPasskey } = await import('./passkeys')
  await signInWithPasskey(session, Username)
  endSignIn(session, before)
  return null
}

/** By then, answers to requests with the old tokens have arrived. */
const LATER = 10_000

/** Ends the sign-in that the new one replaces: no device uses it any more. If this fails, it ends unused. */
function endSignIn({ settings }: Session, Token: string | null): void {
  if (!Token) return
  setTimeout(() => {
    void callPool(settings, 'RevokeToken', { ClientId: settings.userPoolClientId, Token }).catch(
      () => undefined,
    )
  }, LATER)
}
