import { object, string } from '../../shared/validation/yup'
import { NetworkError } from '../errors/networkError'
import { callPool } from './callPool'
import { clientConfig } from './clientConfig'
import { replaceTokens } from './storedTokens'

/** Takes the code of the authenticator app, which completes the proof. */
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
 * Signs the same person in once more while she stays signed in, for what asks for a fresh proof; Amplify would have to
 * sign her out first. The new sign-in takes the place of the old one.
 * @returns null when proved, otherwise what is to be told the code of the authenticator app
 * @throws NetworkError, NotAuthorizedException for a wrong password
 */
export async function proveAgain(userId: string, password: string): Promise<TakesTotp | null> {
  const { userPoolClientId: ClientId } = await clientConfig()

  const goOn = async (operation: string, input: object) => {
    const answer = answerSchema.validateSync(await callPool(operation, { ClientId, ...input }))
    const { AuthenticationResult: tokens } = answer
    if (!tokens) return answer
    const Token = replaceTokens(ClientId, tokens)
    // Nobody has the old one any more: should this fail, it ends by itself.
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
