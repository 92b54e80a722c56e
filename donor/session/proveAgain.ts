import { object, string } from '../../shared/validation/yup'
import { NetworkError } from '../errors/apiError'
import { callPool } from './callPool'
import { clientConfig } from './clientConfig'
import { replaceTokens } from './storedTokens'

/** Completes the proof with the code of the authenticator app. */
export type TakesTotp = (code: string) => Promise<void>

const answerSchema = object({
  ChallengeName: string(),
  Session: string(),
  AuthenticationResult: object({
    AccessToken: string().required(),
    IdToken: string().required(),
    RefreshToken: string().required(),
  }).default(undefined),
})

/**
 * Signs the same person in again while they stay signed in, which Amplify cannot. The new sign-in replaces
 * the old one.
 * @returns null when proved, otherwise a function that takes the authenticator code
 * @throws NetworkError, NotAuthorizedException for a wrong password
 */
export async function proveAgain(userId: string, password: string): Promise<TakesTotp | null> {
  const { userPoolClientId: ClientId } = await clientConfig()

  const goOn = async (operation: string, input: object) => {
    const answer = answerSchema.validateSync(await callPool(operation, { ClientId, ...input }))
    const { AuthenticationResult: tokens } = answer
    if (!tokens) return answer
    const Token = replaceTokens(ClientId, tokens)
    // If revoking fails, the unused old token ends by itself.
    if (Token) await callPool('RevokeToken', { ClientId, Token }).catch(() => undefined)
    return null
  }

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
