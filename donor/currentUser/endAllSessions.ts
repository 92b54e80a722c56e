import { NetworkError } from '../errors/apiError'
import { ownToken } from '../graphql/request'
import { callPool } from '../session/callPool'

/**
 * Ends every session of the account on all devices. Amplify's global sign-out hides failures, which a person
 * who lost a telephone must know.
 * @throws NetworkError, ApiError when nobody is signed in
 */
export async function endAllSessions(): Promise<void> {
  const AccessToken = await ownToken()
  await callPool('GlobalSignOut', { AccessToken }).catch((cause: unknown) => {
    throw new NetworkError(cause)
  })
}
