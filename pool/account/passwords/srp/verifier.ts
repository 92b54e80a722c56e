import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PoolContext } from '../../../ground/context'
import { GROUP_BYTES, hash, N, pad, powerOfGenerator, toBigInt, toGroupBytes } from './group'

const SALT_BYTES = 16

/** Enough to check or to guess a password: sealed wherever it is stored. */
export type Verifier = { salt: Buffer; verifier: Buffer }

/** x = H(pad(salt) ‖ H(poolName + sub + ":" + password)). Clients read the salt as a number, so it is padded. */
function passwordExponent(poolName: string, sub: string, password: string, salt: Buffer) {
  return hash(pad(salt), hash(`${poolName}${sub}:${password}`))
}

export function computeVerifier(
  poolName: string,
  sub: string,
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
): Verifier {
  return { salt, verifier: powerOfGenerator(passwordExponent(poolName, sub, password, salt)) }
}

/** Takes equally long for a wrong password. */
export function isPasswordOf(poolName: string, sub: string, password: string, known: Verifier) {
  const { verifier } = computeVerifier(poolName, sub, password, known.salt)
  return timingSafeEqual(verifier, known.verifier)
}

export function sealVerifier(context: PoolContext, sub: string, { salt, verifier }: Verifier) {
  return context.keys.sealer.seal(Buffer.concat([salt, verifier]), sub)
}

export function openVerifier(context: PoolContext, sub: string, sealed: string): Verifier {
  const bytes = context.keys.sealer.open(sealed, sub)
  return { salt: bytes.subarray(0, -GROUP_BYTES), verifier: bytes.subarray(-GROUP_BYTES) }
}

/** That of no password, not even of one that we know. A square like every real one: Node.js 22 refuses others and would answer sooner. */
const root = toBigInt(randomBytes(GROUP_BYTES))
const ofNobody = toGroupBytes((root * root) % N)

/** Makes an unknown address look like a known one: its salt stays the same, and its verifier is seen by nobody. */
const inventVerifier = (context: PoolContext, sub: string): Verifier => ({
  salt: context.keys.fingerprint('invented salt', sub).subarray(0, SALT_BYTES),
  verifier: ofNobody,
})

/** The stored verifier, or an invented one for an unknown person or an account without a password. */
export function verifierOf(context: PoolContext, sub: string, sealed: string | null | undefined): Verifier {
  const invented = inventVerifier(context, sub)
  return sealed ? openVerifier(context, sub, sealed) : invented
}
