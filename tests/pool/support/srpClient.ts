import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto'
import { call } from './call'
import type { Answer } from './call'
import type { TestPool } from './startPool'

/** Where a pool is reached, and which it is. */
type Pool = Pick<TestPool, 'endpoint' | 'settings'>

// A second writing of the client's half, by hexadecimal text as the browser's library does it: fast enough for
// hundreds of sign-ins, and free of the server's own helpers.
const hexN = getDiffieHellman('modp15').getPrime('hex')
const N = BigInt(`0x${hexN}`)

const toHex = (value: bigint) => value.toString(16)
const evenHex = (hex: string) => (hex.length % 2 ? `0${hex}` : hex)
const padHex = (value: bigint) => {
  const hex = evenHex(toHex(value))
  return /^[89a-f]/.test(hex) ? `00${hex}` : hex
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const fromHex = (hex: string) => Buffer.from(hex, 'hex')
/** Not by a key agreement: Node.js 22 refuses the bases that a wrong password leads to, for they lie outside the subgroup. */
function modPow(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

/** `Tue Dec 1 09:00:00 UTC 2026`, as the clients write it. */
export function writeTimestamp(instant: Date) {
  const [, weekday = '', day = '', month = '', year = '', time = ''] =
    /^(\w+), (\d+) (\w+) (\d+) ([\d:]+) GMT$/.exec(instant.toUTCString()) ?? []
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`
}

function parameters(answer: Answer): Record<string, string> {
  const { ChallengeParameters: value } = answer.body
  if (typeof value !== 'object' || value === null) throw new Error(`no challenge: ${answer.text}`)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, String(entry)]))
}

export type SrpChallenge = { secret: bigint; publicKey: bigint; parameters: Record<string, string> }

export async function startSrpSignIn(pool: Pool, userName: string): Promise<SrpChallenge> {
  // As long as RFC 5054 asks; the browser's library takes four times as many bytes, and as long to compute.
  const secret = BigInt(`0x${randomBytes(32).toString('hex')}`)
  const publicKey = modPow(2n, secret)
  const answer = await call(pool, 'InitiateAuth', {
    ClientId: pool.settings.pool.userPoolClientId,
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: userName, SRP_A: toHex(publicKey) },
  })
  return { secret, publicKey, parameters: parameters(answer) }
}

/** The answer to a challenge, ready to be sent; `changes` spoils single entries. */
export function answerSrp(
  pool: Pool,
  challenge: SrpChallenge,
  password: string,
  changes: { timestamp?: string; userName?: string } = {},
) {
  const { USER_ID_FOR_SRP: sub = '', SRP_B = '', SALT = '', SECRET_BLOCK = '' } = challenge.parameters
  const poolName = pool.settings.pool.userPoolId.split('_')[1] ?? ''
  const serverPublic = BigInt(`0x${SRP_B}`)
  const salt = BigInt(`0x${SALT}`)
  const k = BigInt(`0x${sha256(fromHex(padHex(N) + padHex(2n)))}`)
  const u = BigInt(`0x${sha256(fromHex(padHex(challenge.publicKey) + padHex(serverPublic)))}`)
  const inner = sha256(Buffer.from(`${poolName}${sub}:${password}`))
  const x = BigInt(`0x${sha256(fromHex(padHex(salt) + inner))}`)
  const base = (((serverPublic - k * modPow(2n, x)) % N) + N) % N
  const shared = modPow(base, challenge.secret + u * x)
  const key = Buffer.from(
    hkdfSync('sha256', fromHex(padHex(shared)), fromHex(padHex(u)), 'Caldera Derived Key', 16),
  )
  const timestamp = changes.timestamp ?? writeTimestamp(new Date())
  const signature = createHmac('sha256', key)
    .update(poolName + sub)
    .update(Buffer.from(SECRET_BLOCK, 'base64'))
    .update(timestamp)
    .digest('base64')
  return {
    ClientId: pool.settings.pool.userPoolClientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: changes.userName ?? sub,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: signature,
      TIMESTAMP: timestamp,
    },
  }
}

export async function srpSignIn(pool: Pool, userName: string, password: string): Promise<Answer> {
  const challenge = await startSrpSignIn(pool, userName)
  return call(pool, 'RespondToAuthChallenge', answerSrp(pool, challenge, password))
}
