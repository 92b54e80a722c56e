import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createLocalJWKSet, exportJWK, SignJWT } from 'jose'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../../../server/ground/db/client'
import { readSettings } from '../../../../server/ground/settings/env'
import type { UserStatusType } from '@aws-sdk/client-cognito-identity-provider'
import type { CognitoClient } from '../../../../server/ground/identity/cognitoAdmin'
import type { PoolAccount } from '../../../../server/ground/identity/identity'
import { createCognitoIdentity } from '../../../../server/ground/identity/createCognitoIdentity'
import { testDatabase } from '../../../support/database'
import { verifyAccessToken } from '../../../support/verifyAccessToken'

const settings = readSettings(
  { REGION: 'ap-northeast-1', USER_POOL_ID: 'ap-northeast-1_Real', USER_POOL_CLIENT_ID: 'client' },
  { production: false, empty: true },
)
const issuer = 'https://cognito-idp.ap-northeast-1.amazonaws.com/ap-northeast-1_Real'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const sub = randomUUID()

describe('tokens of Amazon Cognito', () => {
  let identity: ReturnType<typeof createCognitoIdentity>
  let database: Awaited<ReturnType<typeof testDatabase>>
  beforeAll(async () => {
    database = await testDatabase()
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] })
    identity = createCognitoIdentity(settings, { keys })
  })
  afterAll(() => database.close())
  const now = () => Math.floor(Date.now() / 1000)
  const good = (): JWTPayload => ({
    sub,
    iss: issuer,
    client_id: 'client',
    token_use: 'access',
    'cognito:groups': ['Administrators', 'Somebody'],
    iat: now(),
    exp: now() + 3600,
  })
  const verify = async (payload: JWTPayload, kid = 'one') =>
    verifyAccessToken(
      { identity, db: database.db },
      await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
    )

  it('are good with the pool’s key, and their known groups are read', async () => {
    expect(await verify(good())).toEqual({ sub, groups: ['Administrators'], authenticatedAt: null })
  })

  it.each([
    ['of another pool', { iss: `${issuer}2` }],
    ['of another client', { client_id: 'other' }],
    ['for identification', { token_use: 'id' }],
    ['long expired', { exp: now() - 61 }],
    ['of the future', { iat: now() + 120 }],
    ['without expiry', { exp: undefined }],
    ['without a person', { sub: undefined }],
  ])('are refused %s', async (_case, changes) => {
    expect(await verify({ ...good(), ...changes })).toBeNull()
  })

  it('are refused with an unknown key, and when no keys can be had', async () => {
    expect(await verify(good(), 'two')).toBeNull()
    const cutOff = createCognitoIdentity(settings, { keys: () => Promise.reject(new Error('no network')) })
    const token = await new SignJWT(good()).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey)
    expect(await verifyAccessToken({ identity: cutOff, db: database.db }, token)).toBeNull()
  })
})

describe('administration of Amazon Cognito', () => {
  class Refusal extends Error {
    constructor(override readonly name: string) {
      super(name)
    }
  }
  const $metadata = {}
  const tx = {} as Transaction

  /** Records what is asked of Amazon; one address is taken, one person unknown. */
  function recordingClient({
    status = 'FORCE_CHANGE_PASSWORD',
    mfa,
  }: { status?: UserStatusType; mfa?: string[] } = {}) {
    const calls: [string, unknown][] = []
    const lists: unknown[] = []
    const answer = (name: string) => async (input: unknown) => {
      calls.push([name, input])
      return { $metadata }
    }
    const client: CognitoClient = {
      async adminGetUser(input: { Username: string | undefined }) {
        if (input.Username !== sub) throw new Refusal('UserNotFoundException')
        const UserAttributes = [
          { Name: 'sub', Value: sub },
          { Name: 'email', Value: 'a@example.com' },
          { Name: 'email_verified', Value: 'true' },
        ]
        return {
          $metadata,
          Username: sub,
          UserAttributes,
          UserStatus: status,
          UserMFASettingList: mfa,
          Enabled: true,
        }
      },
      async adminCreateUser(input: { Username: string | undefined }) {
        calls.push(['create', input])
        if (input.Username === 'taken@example.com') throw new Refusal('UsernameExistsException')
        return { $metadata, User: { Attributes: [{ Name: 'sub', Value: sub }] } }
      },
      async adminDeleteUser(input: { Username: string | undefined }) {
        if (input.Username !== sub) throw new Refusal('UserNotFoundException')
        return answer('delete')(input)
      },
      adminDisableUser: answer('disable'),
      adminEnableUser: answer('enable'),
      adminAddUserToGroup: answer('addToGroup'),
      adminRemoveUserFromGroup: answer('removeFromGroup'),
      adminUserGlobalSignOut: answer('signOut'),
      adminDeleteSoftwareToken: answer('deleteSoftwareToken'),
      adminSetUserPassword: answer('setPassword'),
      async adminUpdateUserAttributes(input: { UserAttributes: { Value?: string }[] | undefined }) {
        if (input.UserAttributes?.some(({ Value }) => Value === 'taken@example.com'))
          throw new Refusal('AliasExistsException')
        return answer('attributes')(input)
      },
      async listUsersInGroup({ GroupName, NextToken }: { GroupName?: string; NextToken?: string }) {
        if (GroupName !== 'Administrators') return { $metadata, Users: [] }
        return NextToken
          ? { $metadata, Users: [{ Attributes: [{ Name: 'sub', Value: sub }] }] }
          : { $metadata, Users: [], NextToken: 'second page' }
      },
      async listUsers(input: { Filter?: string; PaginationToken?: string }) {
        const { PaginationToken } = input
        lists.push(input)
        const user = (id: string, Value: string) => ({
          UserStatus: status,
          Enabled: true,
          UserCreateDate: new Date('2026-12-01T00:00:00Z'),
          Attributes: [
            { Name: 'sub', Value: id },
            { Name: 'email', Value },
          ],
        })
        return PaginationToken
          ? { $metadata, Users: [user(other, 'b@example.com')] }
          : { $metadata, Users: [user(sub, 'A@example.com')], PaginationToken: 'second page' }
      },
      resendConfirmationCode: answer('resendCode'),
      forgotPassword: answer('forgotPassword'),
    }
    return { calls, lists, client }
  }
  const UserPoolId = 'ap-northeast-1_Real'

  const other = '22222222-2222-4222-8222-222222222222'

  it('gives another address and ends the sessions, unless somebody has it', async () => {
    const { calls, client } = recordingClient()
    const { admin } = createCognitoIdentity(settings, { client: async () => client })
    expect(await admin.changeEmail(sub, 'New@Example.com', tx)).toBe(true)
    expect(await admin.changeEmail(sub, 'taken@example.com', tx)).toBe(false)
    const UserAttributes = [
      { Name: 'email', Value: 'new@example.com' },
      { Name: 'email_verified', Value: 'true' },
    ]
    expect(calls).toEqual([
      ['attributes', { UserPoolId, Username: sub, UserAttributes }],
      ['signOut', { UserPoolId, Username: sub }],
    ])
  })

  it('names every account with its groups, page by page', async () => {
    const { client } = recordingClient({ status: 'CONFIRMED' })
    const { admin } = createCognitoIdentity(settings, { client: async () => client })
    const accounts: PoolAccount[] = []
    for await (const page of admin.listAccounts()) accounts.push(...page)
    expect(accounts).toEqual([
      { sub, email: 'a@example.com', status: 'Confirmed', groups: ['Administrators'] },
      { sub: other, email: 'b@example.com', status: 'Confirmed', groups: [] },
    ])
  })

  it('creates, finds, groups, stops and removes accounts', async () => {
    const { calls, client } = recordingClient()
    const { admin } = createCognitoIdentity(settings, { client: async () => client })
    const created = await admin.createUser({ email: 'New@Example.com', groups: ['Support'] })
    expect(created).toMatchObject({ sub, temporaryPassword: expect.stringMatching(/^(?:\w{4}-){3}\w{4}$/) })
    expect(calls).toMatchObject([
      ['create', { UserPoolId, Username: 'new@example.com', MessageAction: 'SUPPRESS' }],
      ['addToGroup', { UserPoolId, Username: sub, GroupName: 'Support' }],
    ])
    expect(await admin.createUser({ email: 'taken@example.com', groups: ['Support'] })).toBeNull()
    expect(await admin.findUser(sub)).toEqual({
      sub,
      email: 'a@example.com',
      emailVerified: true,
      status: 'ForceChangePassword',
      enabled: true,
      hasTotp: null,
      hasPasskey: null,
    })
    expect(await admin.findUser(randomUUID())).toBeNull()
    expect(await admin.findUsers([randomUUID(), sub])).toMatchObject([{ sub }])
    calls.length = 0
    await admin.setEnabled(sub, false)
    await admin.setEnabled(sub, true)
    await admin.removeFromGroup(sub, 'Support')
    await admin.signOutEverywhere(sub)
    await admin.moveToGroups(sub, { from: ['Support'], to: ['Administrators'] }, tx)
    await admin.deleteUser(sub)
    await admin.deleteUser(randomUUID())
    expect(calls.map(([name]) => name)).toEqual([
      'disable',
      'signOut',
      'enable',
      'removeFromGroup',
      'signOut',
      'addToGroup',
      'removeFromGroup',
      'signOut',
      'delete',
    ])
  })

  // A pool that is not in our database has no part in the transaction.
  const administration = (account: Parameters<typeof recordingClient>[0]) => {
    const { calls, lists, client } = recordingClient(account)
    return { calls, lists, admin: createCognitoIdentity(settings, { client: async () => client }).admin }
  }

  it('deletes the authenticator app itself, not the preference, and then ends the sessions', async () => {
    const { calls, admin } = administration({ mfa: ['SOFTWARE_TOKEN_MFA'] })
    expect(await admin.findUser(sub)).toMatchObject({ hasTotp: true })
    expect(await admin.resetTotp(sub, tx)).toBe(true)
    expect(calls).toEqual([
      ['deleteSoftwareToken', { UserPoolId, Username: sub }],
      ['signOut', { UserPoolId, Username: sub }],
    ])
    expect(await admin.resetTotp(randomUUID(), tx)).toBe(false)
    expect(calls).toHaveLength(2)
  })

  it('renews a temporary password without a mail of the pool’s own, and no other password', async () => {
    const { calls, admin } = administration({ status: 'FORCE_CHANGE_PASSWORD' })
    const renewed = await admin.renewTemporaryPassword(sub, tx)
    expect(calls).toEqual([
      ['setPassword', { UserPoolId, Username: sub, Password: renewed?.temporaryPassword, Permanent: false }],
    ])
    expect(renewed?.temporaryPassword).toMatch(/^(?:\w{4}-){3}\w{4}$/)
    expect(await admin.renewTemporaryPassword(randomUUID(), tx)).toBeNull()
    const settled = administration({ status: 'CONFIRMED' })
    expect(await settled.admin.renewTemporaryPassword(sub, tx)).toBeNull()
    expect(settled.calls).toEqual([])
  })

  it('lists people by the beginning of their address, page by page', async () => {
    const { lists, admin } = administration({ status: 'UNCONFIRMED' })
    const first = await admin.listUsers({ emailPrefix: 'Ta"ro', pageToken: null })
    expect(first.users).toMatchObject([{ sub, email: 'A@example.com', status: 'Unconfirmed' }])
    const second = await admin.listUsers({ emailPrefix: '', pageToken: first.pageToken })
    expect(second.pageToken).toBeNull()
    expect(lists).toEqual([
      { UserPoolId, Limit: 60, Filter: 'email ^= "ta\\"ro"' },
      { UserPoolId, Limit: 60, PaginationToken: 'second page' },
    ])
  })

  it.each([
    ['UNCONFIRMED', 'SignUp', 'resendCode'],
    ['CONFIRMED', 'Recovery', 'forgotPassword'],
  ] as const)('sends somebody who is %s the code to go on with', async (status, purpose, call) => {
    const { calls, admin } = administration({ status })
    expect(await admin.sendCode(sub, tx)).toBe(purpose)
    expect(calls).toEqual([[call, { ClientId: 'client', Username: 'a@example.com' }]])
    expect(await admin.sendCode(randomUUID(), tx)).toBeNull()
  })

  it('has no public protocol of its own', () => {
    expect(createCognitoIdentity(settings).registerRoutes).toBeUndefined()
  })
})
