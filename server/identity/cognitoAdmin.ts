import type { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider'
import { systemClock } from '../clock'
import type { IdentityAdmin, PoolUserStatus } from './identity'
import { TEMPORARY_PASSWORD_LIFETIME } from './limits/limits'
import { createTemporaryPassword } from './passwords/temporaryPassword'
import { normaliseEmail } from './users/email'

/** The calls of the AWS SDK that are used. */
export type CognitoClient = Pick<
  CognitoIdentityProvider,
  | 'adminGetUser'
  | 'adminCreateUser'
  | 'adminDeleteUser'
  | 'adminDisableUser'
  | 'adminEnableUser'
  | 'adminAddUserToGroup'
  | 'adminRemoveUserFromGroup'
  | 'adminUserGlobalSignOut'
>

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name

function toStatus(status: string | undefined): PoolUserStatus {
  if (status === 'UNCONFIRMED') return 'Unconfirmed'
  if (status === 'FORCE_CHANGE_PASSWORD') return 'ForceChangePassword'
  return status === 'RESET_REQUIRED' ? 'ResetRequired' : 'Confirmed'
}

/** The SDK is large and only needed when somebody is administered. */
async function loadClient(region: string): Promise<CognitoClient> {
  const { CognitoIdentityProvider: Provider } = await import('@aws-sdk/client-cognito-identity-provider')
  return new Provider({ region })
}

/** Administration of a Cognito pool; credentials come from the environment as the AWS SDK finds them. */
export function createCognitoAdmin(
  pool: { region: string; userPoolId: string },
  load: () => Promise<CognitoClient> = () => loadClient(pool.region),
): IdentityAdmin {
  let loaded: Promise<CognitoClient> | undefined
  const client = () => (loaded ??= load())
  const of = (sub: string) => ({ UserPoolId: pool.userPoolId, Username: sub })

  return {
    async findUser(sub) {
      try {
        const user = await (await client()).adminGetUser(of(sub))
        const attribute = (name: string) => user.UserAttributes?.find(({ Name }) => Name === name)?.Value
        return {
          sub: attribute('sub') ?? sub,
          email: attribute('email') ?? '',
          emailVerified: attribute('email_verified') === 'true',
          status: toStatus(user.UserStatus),
          enabled: user.Enabled ?? false,
        }
      } catch (error) {
        if (isNamed(error, 'UserNotFoundException')) return null
        throw error
      }
    },
    async createUser({ email: given, group }) {
      const email = normaliseEmail(given)
      const temporaryPassword = createTemporaryPassword()
      try {
        const { User } = await (
          await client()
        ).adminCreateUser({
          UserPoolId: pool.userPoolId,
          Username: email,
          TemporaryPassword: temporaryPassword,
          // Our own mail carries the password, in Japanese and with the console's address.
          MessageAction: 'SUPPRESS',
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
          ],
        })
        const sub = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value
        if (!sub) throw new Error('the user pool created an account without a sub')
        await (await client()).adminAddUserToGroup({ ...of(sub), GroupName: group })
        const expiresAt = new Date(systemClock.now().getTime() + TEMPORARY_PASSWORD_LIFETIME)
        return { sub, temporaryPassword, expiresAt }
      } catch (error) {
        if (isNamed(error, 'UsernameExistsException') || isNamed(error, 'AliasExistsException')) return null
        throw error
      }
    },
    async deleteUser(sub) {
      try {
        await (await client()).adminDeleteUser(of(sub))
      } catch (error) {
        if (!isNamed(error, 'UserNotFoundException')) throw error
      }
    },
    async setEnabled(sub, enabled) {
      const pooled = await client()
      if (enabled) await pooled.adminEnableUser(of(sub))
      else {
        await pooled.adminDisableUser(of(sub))
        await pooled.adminUserGlobalSignOut(of(sub))
      }
    },
    async addToGroup(sub, group) {
      await (await client()).adminAddUserToGroup({ ...of(sub), GroupName: group })
    },
    async removeFromGroup(sub, group) {
      await (await client()).adminRemoveUserFromGroup({ ...of(sub), GroupName: group })
    },
    async signOutEverywhere(sub) {
      await (await client()).adminUserGlobalSignOut(of(sub))
    },
  }
}
