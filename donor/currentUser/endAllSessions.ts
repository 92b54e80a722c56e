import { NetworkError } from '../errors/networkError'
import { ownToken } from '../graphql/request'
import { callPool } from '../session/callPool'

/**
 * Has the pool end every session of the account, on all devices. Amplify's own global sign-out says nothing when it fails,
 * and whoever has lost a telephone must not be told that it worked when it did not.
 * @throws NetworkError, ApiError when nobody is signed in any more
 */
export async function endAllSessions(): Promise<void> {
  const AccessToken = await ownToken()
  await callPool('GlobalSignOut', { AccessToken }).catch((cause: unknown) => {
    throw new NetworkError(cause)
  })
}
