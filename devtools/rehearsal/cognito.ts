import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider'
import type { CognitoClient } from '../../server/ground/identity/cognitoAdmin'
import { poolGroups } from '../../server/ground/settings/poolGroups'
import { answers, startChild, until, type Child } from './child'
import { callerFrom, idOf, PASSWORD } from './person'
import { HOSTS, pathIn, PORTS, REGION, type Place } from './place'
import { ask, asApp, grant, ownerOf, SUPERUSER } from './postgres'
import { command, migrate, type Settings } from './service'
import type { Line } from './table'
import { SERVERS, type World } from './world'

const ENDPOINT = `http://127.0.0.1:${PORTS.pool}`
const DATABASE = 'cognito'
const CHIEF = 'chief@example.jp'
const SAVE = `mutation { updateUserProfile(input: { LastName: "山田", FirstName: "花子", LastNameFurigana: "ヤマダ",
  FirstNameFurigana: "ハナコ", Gender: Women, Birthday: "1990-04-01", Tel: "09012345678", ZipCode: "9970000",
  Pref: Yamagata, City: "鶴岡市", Address: "見本町1-1" }) { LastName } }`
const INVITE = `mutation { createAdministrator(input: { Name: "係", Email: "staff@example.jp", Role: Support }) { Email } }`
const LIST = `{ listMails { items { Id } } }`

/** What cognito-local lacks, by docs/operations.md. */
const MISSING = [
  'adminUserGlobalSignOut',
  'adminDeleteSoftwareToken',
  'resendConfirmationCode',
  'USER_SRP_AUTH',
]

const client = new CognitoIdentityProvider({
  region: REGION,
  endpoint: ENDPOINT,
  credentials: { accessKeyId: 'rehearsal', secretAccessKey: 'rehearsal' },
})

async function startPool(place: Place): Promise<Child> {
  mkdirSync(pathIn(place, 'pool'))
  const child = startChild({
    command: process.execPath,
    args: [resolve('build/rehearsal/node_modules/cognito-local/lib/bin/start.js')],
    env: { HOST: '127.0.0.1', PORT: String(PORTS.pool) },
    cwd: pathIn(place, 'pool'),
  })
  await until('cognito-localが答えること', () => answers(`${ENDPOINT}/health`))
  return child
}

/** A pool as docs/operations.md describes it, with its first administrator. */
async function makePool(): Promise<{ UserPoolId: string; ClientId: string }> {
  const { UserPool } = await client.createUserPool({
    PoolName: 'rehearsal',
    UsernameAttributes: ['email'],
    AutoVerifiedAttributes: ['email'],
  })
  const UserPoolId = UserPool?.Id ?? ''
  const { UserPoolClient } = await client.createUserPoolClient({ UserPoolId, ClientName: 'rehearsal' })
  for (const GroupName of poolGroups) await client.createGroup({ UserPoolId, GroupName })
  const chief = { UserPoolId, Username: CHIEF }
  await client.adminCreateUser({
    ...chief,
    MessageAction: 'SUPPRESS',
    UserAttributes: [
      { Name: 'email', Value: chief.Username },
      { Name: 'email_verified', Value: 'true' },
    ],
  })
  await client.adminSetUserPassword({ ...chief, Password: PASSWORD, Permanent: true })
  await client.adminAddUserToGroup({ ...chief, GroupName: 'Administrators' })
  return { UserPoolId, ClientId: UserPoolClient?.ClientId ?? '' }
}

async function tokenOf(ClientId: string, USERNAME: string): Promise<string> {
  const { AuthenticationResult } = await client.initiateAuth({
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
  })
  return AuthenticationResult?.AccessToken ?? ''
}

async function join(pool: Child, ClientId: string, Username: string): Promise<string> {
  const UserAttributes = [{ Name: 'email', Value: Username }]
  await client.signUp({ ClientId, Username, Password: PASSWORD, UserAttributes })
  const said = pool.output()
  const ConfirmationCode = /Code: +(\d+)/.exec(
    said.slice(said.lastIndexOf('Confirmation Code Delivery')),
  )?.[1]
  await client.confirmSignUp({ ClientId, Username, ConfirmationCode })
  return tokenOf(ClientId, Username)
}

/** Calls of the product or a browser that the pool does not know. */
async function missingCalls(UserPoolId: string, ClientId: string, sub: string): Promise<string[]> {
  const account = { UserPoolId, Username: sub }
  const ofSupport = { ...account, GroupName: 'Support' }
  const calls: Record<keyof CognitoClient, () => Promise<unknown>> = {
    forgotPassword: () => client.forgotPassword({ ClientId, Username: 'member@example.jp' }),
    adminGetUser: () => client.adminGetUser(account),
    adminCreateUser: () =>
      client.adminCreateUser({ UserPoolId, Username: 'new@example.jp', MessageAction: 'SUPPRESS' }),
    adminDisableUser: () => client.adminDisableUser(account),
    adminEnableUser: () => client.adminEnableUser(account),
    adminAddUserToGroup: () => client.adminAddUserToGroup(ofSupport),
    listUsersInGroup: () => client.listUsersInGroup({ UserPoolId, GroupName: 'Support' }),
    adminRemoveUserFromGroup: () => client.adminRemoveUserFromGroup(ofSupport),
    adminUserGlobalSignOut: () => client.adminUserGlobalSignOut(account),
    adminDeleteSoftwareToken: () => client.adminDeleteSoftwareToken(account),
    adminUpdateUserAttributes: () =>
      client.adminUpdateUserAttributes({
        ...account,
        UserAttributes: [
          { Name: 'email', Value: 'moved@example.jp' },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    listUsers: () => client.listUsers({ UserPoolId, Limit: 60, Filter: 'email ^= "moved"' }),
    async resendConfirmationCode() {
      const started = { ClientId, Username: 'waits@example.jp' }
      const UserAttributes = [{ Name: 'email', Value: started.Username }]
      await client.signUp({ ...started, Password: PASSWORD, UserAttributes })
      await client.resendConfirmationCode(started)
    },
    adminSetUserPassword: () => client.adminSetUserPassword({ ...account, Password: PASSWORD }),
    adminDeleteUser: () => client.adminDeleteUser(account),
  }
  const missing: string[] = []
  const srp = () =>
    client.initiateAuth({
      ClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: CHIEF, SRP_A: 'ab' },
    })
  for (const [name, call] of Object.entries({ ...calls, USER_SRP_AUTH: srp }))
    await call().catch((error: unknown) => {
      if (!String(error).includes('nsupported')) throw error
      missing.push(name)
    })
  return missing
}

/** The service with cognito-local as its pool, for any server with Amazon Cognito's protocol. */
export async function* useCognito(world: World): AsyncGenerator<Line> {
  const { place } = world
  const pool = await startPool(place)
  const { UserPoolId, ClientId } = await makePool()
  await ask(SUPERUSER, `CREATE DATABASE ${DATABASE} OWNER nakatsugu_owner`)
  migrate(place, place.trees.newer, ownerOf(DATABASE))
  await grant(DATABASE)
  const settings: Settings = {
    USER_POOL: '',
    REGION,
    USER_POOL_ID: UserPoolId,
    USER_POOL_CLIENT_ID: ClientId,
    IDENTITY_POOL_ID: `${REGION}:00000000-0000-4000-8000-000000000000`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: ENDPOINT,
    DATABASE_URL: asApp(PORTS.primary, DATABASE),
    DATABASE_REPLICA_URL: asApp(PORTS.replica, DATABASE),
  }
  world.useSettings(settings)
  for (const server of SERVERS) {
    await world.part(server).stop()
    await world.start(server)
  }
  const diagnosis = command(place, place.trees.newer, { name: 'doctor', settings })
  const office = callerFrom(place, '127.0.8.1', HOSTS.console)
  const authorization = await tokenOf(ClientId, CHIEF)
  const member = await join(pool, ClientId, 'member@example.jp')
  const [mails, invited, saved] = await Promise.all([
    office.post('/graphql', { query: LIST }, { authorization }),
    office.post('/graphql', { query: INVITE }, { authorization }),
    callerFrom(place, '127.0.8.2').post('/graphql', { query: SAVE }, { authorization: member }),
  ])
  const refused = [mails, invited, saved].filter(({ body }) => body.errors !== undefined || !body.data)
  yield {
    what: 'cognito-localでログイン・一覧・招待・登録',
    said: refused[0]?.text.slice(0, 200) ?? (diagnosis.code === 0 ? '動く' : diagnosis.said),
    isGood: diagnosis.code === 0 && refused.length === 0,
  }
  const missing = await missingCalls(UserPoolId, ClientId, idOf(member))
  yield {
    what: 'cognito-localにない呼び出し',
    said: missing.join(' '),
    isGood: missing.join() === MISSING.join(),
  }
  world.useSettings({})
  for (const server of SERVERS) {
    await world.part(server).stop()
    await world.start(server)
  }
  await pool.kill()
}
