import type {
  AttributeType,
  CognitoIdentityProvider,
  UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import { systemClock } from '../clock'
import type { Settings } from '../settings/env'
import type { IdentityAdmin, ListedUser, PoolGroup, PoolUser, PoolUserStatus } from './identity'
import { createTemporaryPassword, TEMPORARY_PASSWORD_LIFETIME } from './temporaryPassword'
import { normaliseEmail } from './email'
import { poolGroups } from '../settings/poolGroups'

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
  | 'adminDeleteSoftwareToken'
  | 'adminSetUserPassword'
  | 'adminUpdateUserAttributes'
  | 'listUsers'
  | 'listUsersInGroup'
  | 'resendConfirmationCode'
  | 'forgotPassword'
>

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name

const attributeOf = (attributes: AttributeType[] | undefined, name: string) =>
  attributes?.find(({ Name }) => Name === name)?.Value

function toStatus(status: string | undefined): PoolUserStatus {
  if (status === 'UNCONFIRMED') return 'Unconfirmed'
  if (status === 'FORCE_CHANGE_PASSWORD') return 'ForceChangePassword'
  return status === 'RESET_REQUIRED' ? 'ResetRequired' : 'Confirmed'
}

const PAGE = 60

function toListedUser({ Attributes, ...user }: UserType): ListedUser | null {
  const attribute = (name: string) => Attributes?.find(({ Name }) => Name === name)?.Value
  const sub = attribute('sub')
  const createdAt = user.UserCreateDate
  if (!sub || !createdAt) return null
  return {
    sub,
    email: attribute('email') ?? '',
    emailVerified: attribute('email_verified') === 'true',
    status: toStatus(user.UserStatus),
    enabled: user.Enabled ?? false,
    hasTotp: null,
    hasPasskey: null,
    createdAt,
    updatedAt: user.UserLastModifiedDate ?? createdAt,
  }
}

type PoolPlace = Pick<Settings, 'pool' | 'cognito'>

/** The SDK is large, so it loads at the first administrative call. */
export async function loadCognitoClient({ pool, cognito }: PoolPlace): Promise<CognitoClient> {
  const { CognitoIdentityProvider: Provider } = await import('@aws-sdk/client-cognito-identity-provider')
  return new Provider({
    region: pool.region,
    ...(cognito.endpoint === null ? {} : { endpoint: cognito.endpoint }),
  })
}

/** Administration of a Cognito pool; credentials come from the environment, as in the AWS SDK. */
export function createCognitoAdmin(
  place: PoolPlace,
  load: () => Promise<CognitoClient> = () => loadCognitoClient(place),
): IdentityAdmin {
  const { pool } = place
  let loaded: Promise<CognitoClient> | undefined
  const client = () => (loaded ??= load())
  const of = (sub: string) => ({ UserPoolId: pool.userPoolId, Username: sub })

  async function findUser(sub: string): Promise<PoolUser | null> {
    try {
      const user = await (await client()).adminGetUser(of(sub))
      const attribute = (name: string) => attributeOf(user.UserAttributes, name)
      return {
        sub: attribute('sub') ?? sub,
        email: attribute('email') ?? '',
        emailVerified: attribute('email_verified') === 'true',
        status: toStatus(user.UserStatus),
        enabled: user.Enabled ?? false,
        // AWS does not document whether the list includes an app that the pool requires.
        hasTotp: user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ? true : null,
        hasPasskey: null,
      }
    } catch (error) {
      if (isNamed(error, 'UserNotFoundException')) return null
      throw error
    }
  }

  return {
    findUser,
    async findUsers(subs) {
      const users = await Promise.all(subs.map(findUser))
      return users.filter((user) => user !== null)
    },
    async listUsers({ emailPrefix, pageToken }) {
      const prefix = normaliseEmail(emailPrefix)
      const { Users = [], PaginationToken } = await (
        await client()
      ).listUsers({
        UserPoolId: pool.userPoolId,
        Limit: PAGE,
        ...(prefix ? { Filter: `email ^= "${prefix.replace(/["\\]/g, '\\$&')}"` } : {}),
        ...(pageToken ? { PaginationToken: pageToken } : {}),
      })
      const users = Users.flatMap((user) => toListedUser(user) ?? [])
      return { users, pageToken: PaginationToken ?? null }
    },
    async sendCode(sub) {
      const user = await findUser(sub)
      if (!user?.enabled || user.status === 'ForceChangePassword') return null
      const account = { ClientId: pool.userPoolClientId, Username: user.email }
      if (user.status === 'Unconfirmed') {
        await (await client()).resendConfirmationCode(account)
        return 'SignUp'
      }
      await (await client()).forgotPassword(account)
      return 'Recovery'
    },
    async createUser({ email: given, groups }) {
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
        const sub = attributeOf(User?.Attributes, 'sub')
        if (!sub) throw new Error('the user pool created an account without a sub')
        for (const GroupName of groups) await (await client()).adminAddUserToGroup({ ...of(sub), GroupName })
        return { sub, temporaryPassword, expiresAt: temporaryPasswordExpiry() }
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
    async moveToGroups(sub, { from, to }) {
      const pooled = await client()
      const gained = to.filter((group) => !from.includes(group))
      const lost = from.filter((group) => !to.includes(group))
      try {
        for (const GroupName of gained) await pooled.adminAddUserToGroup({ ...of(sub), GroupName })
        for (const GroupName of lost) await pooled.adminRemoveUserFromGroup({ ...of(sub), GroupName })
      } catch (error) {
        for (const GroupName of lost) await pooled.adminAddUserToGroup({ ...of(sub), GroupName })
        for (const GroupName of gained) await pooled.adminRemoveUserFromGroup({ ...of(sub), GroupName })
        throw error
      }
      await pooled.adminUserGlobalSignOut(of(sub))
    },
    async signOutEverywhere(sub) {
      await (await client()).adminUserGlobalSignOut(of(sub))
    },
    listSessions: async () => null,
    endSessions: async () => 0,
    async changeEmail(sub, given) {
      const pooled = await client()
      const email = normaliseEmail(given)
      try {
        await pooled.adminUpdateUserAttributes({
          ...of(sub),
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
          ],
        })
      } catch (error) {
        if (isNamed(error, 'AliasExistsException') || isNamed(error, 'UsernameExistsException')) return false
        throw error
      }
      await pooled.adminUserGlobalSignOut(of(sub))
      return true
    },
    async *listAccounts() {
      const pooled = await client()
      const UserPoolId = pool.userPoolId
      const groups = new Map<string, PoolGroup[]>()
      for (const GroupName of poolGroups) {
        let NextToken: string | undefined
        do {
          const page = await pooled.listUsersInGroup({ UserPoolId, GroupName, NextToken }).catch(nobodyYet)
          for (const { Attributes } of page.Users ?? []) {
            const sub = attributeOf(Attributes, 'sub')
            if (sub) groups.set(sub, [...(groups.get(sub) ?? []), GroupName])
          }
          NextToken = page.NextToken
        } while (NextToken)
      }
      let PaginationToken: string | undefined
      do {
        const page = await pooled.listUsers({ UserPoolId, PaginationToken })
        yield (page.Users ?? []).flatMap(({ Attributes, UserStatus }) => {
          const sub = attributeOf(Attributes, 'sub')
          if (!sub) return []
          const email = (attributeOf(Attributes, 'email') ?? '').toLowerCase()
          return [{ sub, email, status: toStatus(UserStatus), groups: groups.get(sub) ?? [] }]
        })
        PaginationToken = page.PaginationToken
      } while (PaginationToken)
    },
    async resetTotp(sub) {
      const pooled = await client()
      if (!(await findUser(sub))) return false
      // AdminSetUserMFAPreference would keep the app, and do nothing where the pool requires one.
      await pooled.adminDeleteSoftwareToken(of(sub))
      await pooled.adminUserGlobalSignOut(of(sub))
      return true
    },
    async renewTemporaryPassword(sub) {
      const user = await findUser(sub)
      if (user?.status !== 'ForceChangePassword') return null
      const temporaryPassword = createTemporaryPassword()
      // AdminCreateUser with RESEND would also send the pool's own mail.
      await (
        await client()
      ).adminSetUserPassword({ ...of(sub), Password: temporaryPassword, Permanent: false })
      return { temporaryPassword, expiresAt: temporaryPasswordExpiry() }
    },
  }
}

/** The pool counts the days itself; it must be configured the same. */
const temporaryPasswordExpiry = () => new Date(systemClock.now().getTime() + TEMPORARY_PASSWORD_LIFETIME)

/** Groups that the pool lacks: the duties of these groups cannot be given. */
export async function missingGroups(place: PoolPlace): Promise<PoolGroup[]> {
  const client = await loadCognitoClient(place)
  const missing: PoolGroup[] = []
  for (const GroupName of poolGroups)
    try {
      await client.listUsersInGroup({ UserPoolId: place.pool.userPoolId, GroupName, Limit: 1 })
    } catch (error) {
      if (!isNamed(error, 'ResourceNotFoundException')) throw error
      missing.push(GroupName)
    }
  return missing
}

/** Pools created before the duties were split lack some groups. */
function nobodyYet(error: unknown): { Users: UserType[]; NextToken?: undefined } {
  if (isNamed(error, 'ResourceNotFoundException')) return { Users: [] }
  throw error
}
