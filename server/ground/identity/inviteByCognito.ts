import type { Settings } from '../settings/env'
import { loadCognitoClient } from './cognitoAdmin'
import { normaliseEmail } from './email'

const isTaken = (error: unknown) =>
  error instanceof Error && ['UsernameExistsException', 'AliasExistsException'].includes(error.name)

/** Adds an address to Cognito's group Administrators; Cognito mails new accounts a password. Returns true if new. */
export async function inviteByCognito(
  settings: Pick<Settings, 'pool' | 'cognito'>,
  given: string,
): Promise<boolean> {
  const client = await loadCognitoClient(settings)
  const { userPoolId: UserPoolId } = settings.pool
  const email = normaliseEmail(given)
  const isNew = await client
    .adminCreateUser({
      UserPoolId,
      Username: email,
      DesiredDeliveryMediums: ['EMAIL'],
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    })
    .then(
      () => true,
      (error: unknown) => (isTaken(error) ? false : Promise.reject(error)),
    )
  await client.adminAddUserToGroup({ UserPoolId, Username: email, GroupName: 'Administrators' })
  return isNew
}
