import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { PASSKEY_REFUSED } from '../../../shared/words/program/authErrors'
import { passkeyFailure } from '../../../shared/words/program/passkeys'
import { NetworkError } from './apiError'
import { askPool, replaceTokens } from './askPool'
import { callPool } from './callPool'
import { clientConfig } from './clientConfig'

export type TakesTotp = (code: string) => Promise<void>

/** Null when signed in, else what the pool asks. */
async function goOn(operation: string, input: object) {
  const answer = await askPool(operation, input)
  const { AuthenticationResult: tokens } = answer
  if (!tokens) return answer
  const { userPoolClientId: ClientId } = await clientConfig()
  const Token = replaceTokens(ClientId, tokens)
  if (Token) await callPool('RevokeToken', { ClientId, Token }).catch(() => undefined)
  return null
}

/**
 * Signs the same person in again, which Amplify cannot.
 * @returns null when proved, else a function for the authenticator code
 * @throws NetworkError, NotAuthorizedException for a wrong password
 */
export async function proveAgain(userId: string, password: string): Promise<TakesTotp | null> {
  const asked = await goOn('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: userId, PASSWORD: password },
  })
  if (!asked) return null
  const { ChallengeName, Session } = asked
  if (ChallengeName !== 'SOFTWARE_TOKEN_MFA') throw new NetworkError(ChallengeName)
  return async (code) => {
    const ChallengeResponses = { USERNAME: userId, SOFTWARE_TOKEN_MFA_CODE: code }
    await goOn('RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses })
  }
}

/**
 * The same with a passkey, which needs no code.
 * @throws NetworkError, NotAuthorizedException for a passkey of another account, the device's failure in words
 */
export async function proveByPasskey(userId: string): Promise<null> {
  const asked = await goOn('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME: userId, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
  })
  const { ChallengeName, Session, ChallengeParameters } = asked ?? {}
  const { CREDENTIAL_REQUEST_OPTIONS: options } = ChallengeParameters ?? {}
  // Amazon Cognito asks for another factor when an account has no passkey.
  if (ChallengeName !== 'WEB_AUTHN' || !options)
    throw Object.assign(new Error(PASSKEY_REFUSED), { name: 'NotAuthorizedException' })
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(options)
  const credential = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw passkeyFailure(error)
  })
  const ChallengeResponses = { USERNAME: userId, CREDENTIAL: JSON.stringify(credential) }
  await goOn('RespondToAuthChallenge', { ChallengeName, Session, ChallengeResponses })
  return null
}
