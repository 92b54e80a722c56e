import { NetworkError } from '../graphql/networkError'
import { ownToken } from '../graphql/request'
import { clientConfig } from './clientConfig'

/**
 * Has the pool end every session of the account, on all devices. Amplify's own global sign-out says nothing when it fails,
 * and whoever has lost a telephone must not be told that it worked when it did not.
 * @throws NetworkError, ApiError when nobody is signed in any more
 */
export async function endAllSessions(): Promise<void> {
  const { region, userPoolEndpoint } = await clientConfig()
  const AccessToken = await ownToken()
  const answer = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken }),
  }).catch((cause: unknown) => {
    throw new NetworkError(cause)
  })
  if (!answer.ok) throw new NetworkError(answer.status)
}
