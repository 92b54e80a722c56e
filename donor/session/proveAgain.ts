import { object, string } from '../../shared/validation/yup'
import { NetworkError } from '../errors/apiError'
import { callPool } from './callPool'
import { clientConfig } from './clientConfig'
import { replaceTokens } from './storedTokens'

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
 * Signs the same person in again, which Amplify cannot.
 * @returns null when proved, else a function for the authenticator code
 * @throws NetworkError, NotAuthorizedException for a wrong password
 */
export async function proveAgain(userId: string, password: string): Promise<TakesTotp | null> {
  const { userPoolClientId: ClientId } = await clientConfig()

  const goOn = async (operation: string, input: object) => {
    const answer = answerSchema.validateSync(await callPool(operation, { ClientId, ...input }))
    const { AuthenticationResult: tokens } = answer
    if (!tokens) return answer
    const Token = replaceTokens(ClientId, tokens)
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
