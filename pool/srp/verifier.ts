import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { PoolContext } from '../context'
import { GROUP_BYTES, hash, N, pad, powerOfGenerator, toBigInt, toGroupBytes } from './group'

const SALT_BYTES = 16

/** What stands for a password: enough to check one, and to guess against, hence sealed wherever it is kept. */
export type Verifier = { salt: Buffer; verifier: Buffer }

/** x = H(pad(salt) ‖ H(poolName + sub + ":" + password)); the clients read the salt as a number, so it is padded. */
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

/** True when the password is the one of the verifier; takes as long when it is not. */
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

/**
 * A verifier that no password has, the same each time: what an unknown address answers with, so that it cannot
 * be told from a known one.
 */
export function inventVerifier(context: PoolContext, sub: string): Verifier {
  const blocks = Array.from({ length: GROUP_BYTES / 32 }, (_, block) =>
    context.keys.fingerprint(`invented verifier ${block}`, sub),
  )
  // A square, as every real verifier is one: Node.js 22 refuses to compute with others, and would answer sooner.
  const root = toBigInt(Buffer.concat(blocks))
  return {
    salt: context.keys.fingerprint('invented salt', sub).subarray(0, SALT_BYTES),
    verifier: toGroupBytes((root * root) % N),
  }
}

/** The stored verifier of a person, or an invented one for somebody unknown or without a password. */
export function verifierOf(context: PoolContext, sub: string, sealed: string | null | undefined): Verifier {
  const invented = inventVerifier(context, sub)
  return sealed ? openVerifier(context, sub, sealed) : invented
}
