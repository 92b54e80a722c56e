import { createDiffieHellman, createHash, getDiffieHellman } from 'node:crypto'

/** RFC 3526 group 15, 3072 bits, generator 2: the group built into the pool's clients. */
const modulus = getDiffieHellman('modp15').getPrime()
export const N = BigInt(`0x${modulus.toString('hex')}`)
export const GROUP_BYTES = modulus.length
const GENERATOR = Buffer.from([2])

const dh = createDiffieHellman(modulus, GENERATOR)

/**
 * `base ^ exponent mod N`. Node's Diffie-Hellman takes under a millisecond; BigInt takes several and blocks.
 * @throws when base is 0, 1 or N − 1, which no honest client sends
 */
export function power(base: Buffer, exponent: Buffer): Buffer {
  dh.setPrivateKey(exponent)
  return dh.computeSecret(base)
}

export const powerOfGenerator = (exponent: Buffer) => power(GENERATOR, exponent)

export const toBigInt = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex') || '0'}`)

export const toGroupBytes = (value: bigint) =>
  Buffer.from(value.toString(16).padStart(GROUP_BYTES * 2, '0'), 'hex')

/** The number as clients hash it: 00 00 ec → 00 ec; 00 14 → 14. One zero byte only if the top bit is set. */
export function pad(bytes: Buffer): Buffer {
  let start = 0
  while (start < bytes.length - 1 && bytes[start] === 0) start += 1
  const minimal = bytes.subarray(start)
  return (minimal[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), minimal]) : minimal
}

export function hash(...parts: (Buffer | string)[]): Buffer {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return digest.digest()
}

/** k = H(00 ‖ N ‖ 02) */
export const multiplier = toBigInt(hash(pad(modulus), GENERATOR))
