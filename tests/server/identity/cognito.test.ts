import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createLocalJWKSet, exportJWK, SignJWT } from 'jose'
import type { JWTPayload } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../../server/env'
import type { CognitoClient } from '../../../server/identity/cognitoAdmin'
import { createCognitoIdentity } from '../../../server/identity/createCognitoIdentity'

const settings = readSettings(
  { REGION: 'ap-northeast-1', USER_POOL_ID: 'ap-northeast-1_Real', USER_POOL_CLIENT_ID: 'client' },
  { production: false, empty: true },
)
const issuer = 'https://cognito-idp.ap-northeast-1.amazonaws.com/ap-northeast-1_Real'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const sub = randomUUID()

describe('tokens of Amazon Cognito', () => {
  let identity: ReturnType<typeof createCognitoIdentity>
  beforeAll(async () => {
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] })
    identity = createCognitoIdentity(settings, { keys })
  })
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
    identity.verifyAccessToken(
      await new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
    )

  it('are good with the pool’s key, and their known groups are read', async () => {
    expect(await verify(good())).toEqual({ sub, groups: ['Administrators'] })
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
    expect(await cutOff.verifyAccessToken(token)).toBeNull()
  })
})

describe('administration of Amazon Cognito', () => {
  class Refusal extends Error {
    constructor(override readonly name: string) {
      super(name)
    }
  }
  const $metadata = {}

  /** Records what is asked of Amazon; one address is taken, one person unknown. */
  function recordingClient() {
    const calls: [string, unknown][] = []
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
          UserStatus: 'FORCE_CHANGE_PASSWORD' as const,
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
    }
    return { calls, client }
  }
  const UserPoolId = 'ap-northeast-1_Real'

  it('creates, finds, groups, stops and removes accounts', async () => {
    const { calls, client } = recordingClient()
    const { admin } = createCognitoIdentity(settings, { client: async () => client })
    const created = await admin.createUser({ email: 'New@Example.com', group: 'Support' })
    expect(created).toMatchObject({ sub, temporaryPassword: expect.stringMatching(/^(?:\w{4}-){3}\w{4}$/) })
    expect(calls).toMatchObject([
      ['create', { UserPoolId, Username: 'new@example.com', MessageAction: 'SUPPRESS' }],
      ['addToGroup', { UserPoolId, Username: sub, GroupName: 'Support' }],
    ])
    expect(await admin.createUser({ email: 'taken@example.com', group: 'Support' })).toBeNull()
    expect(await admin.findUser(sub)).toEqual({
      sub,
      email: 'a@example.com',
      emailVerified: true,
      status: 'ForceChangePassword',
      enabled: true,
    })
    expect(await admin.findUser(randomUUID())).toBeNull()
    calls.length = 0
    await admin.setEnabled(sub, false)
    await admin.setEnabled(sub, true)
    await admin.removeFromGroup(sub, 'Support')
    await admin.signOutEverywhere(sub)
    await admin.deleteUser(sub)
    await admin.deleteUser(randomUUID())
    expect(calls.map(([name]) => name)).toEqual([
      'disable',
      'signOut',
      'enable',
      'removeFromGroup',
      'signOut',
      'delete',
    ])
  })

  it('has no public protocol of its own', () => {
    expect(createCognitoIdentity(settings).registerRoutes).toBeUndefined()
  })
})
