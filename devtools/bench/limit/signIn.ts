import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import {
  hash,
  multiplier,
  N,
  pad,
  power,
  powerOfGenerator,
  toBigInt,
  toGroupBytes,
} from '../../../pool/account/passwords/srp/group'
import { send } from './send'

export type Pool = { endpoint: string; userPoolId: string; clientId: string }
type Challenge = Record<'USER_ID_FOR_SRP' | 'SALT' | 'SRP_B' | 'SECRET_BLOCK', string>
type Answer = { ChallengeParameters: Challenge; AuthenticationResult?: { AccessToken: string } }

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The time as Amazon's clients write it: `Tue Dec 1 01:00:07 UTC 2026`. */
const timestampOf = (now: Date) =>
  `${DAYS[now.getUTCDay()]} ${MONTHS[now.getUTCMonth()]} ${now.getUTCDate()} ${now.toISOString().slice(11, 19)} UTC ${now.getUTCFullYear()}`

/** Like the clients, but with Node's own arithmetic: theirs takes a second. @returns the access token */
export async function signIn(pool: Pool, email: string, password: string, now: Date): Promise<string> {
  const call = async (operation: string, body: object): Promise<Answer> => {
    const answer = await send(pool.endpoint, {
      body: { ClientId: pool.clientId, ...body },
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
    })
    return JSON.parse(answer.toString()) as Answer
  }
  const secret = randomBytes(32)
  const clientPublic = powerOfGenerator(secret)
  const { ChallengeParameters: challenge } = await call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: clientPublic.toString('hex') },
  })
  const { USER_ID_FOR_SRP: sub, SECRET_BLOCK: secretBlock } = challenge
  const poolName = pool.userPoolId.slice(pool.userPoolId.indexOf('_') + 1)
  const serverPublic = Buffer.from(challenge.SRP_B, 'hex')
  const u = hash(pad(clientPublic), pad(serverPublic))
  const x = hash(pad(Buffer.from(challenge.SALT, 'hex')), hash(`${poolName}${sub}:${password}`))
  // (B − k·g^x) ^ (a + u·x)
  const base = (toBigInt(serverPublic) - ((multiplier * toBigInt(powerOfGenerator(x))) % N) + N) % N
  const exponent = toBigInt(secret) + toBigInt(u) * toBigInt(x)
  const shared = power(toGroupBytes(base), toGroupBytes(exponent))
  const key = Buffer.from(hkdfSync('sha256', pad(shared), pad(u), 'Caldera Derived Key', 16))
  const timestamp = timestampOf(now)
  const signature = createHmac('sha256', key)
    .update(poolName)
    .update(sub)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest('base64')
  const { AuthenticationResult: result } = await call('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: sub,
      PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
      PASSWORD_CLAIM_SIGNATURE: signature,
      TIMESTAMP: timestamp,
    },
  })
  if (!result) throw new Error('A further step is asked for')
  return result.AccessToken
}
