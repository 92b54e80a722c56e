import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { MINUTE } from '../../../ground/limits'
import { hash, multiplier, N, pad, power, powerOfGenerator, toBigInt, toGroupBytes } from './group'

const SECRET_BYTES = 32
const MAX_PUBLIC_HEX = 1024

export type Handshake = { clientPublic: Buffer; serverSecret: Buffer; serverPublic: Buffer }

/** Null if `SRP_A` is no number or a multiple of N, which would make every password right. */
export function readClientPublic(text: string): Buffer | null {
  if (text.length > MAX_PUBLIC_HEX || !/^[0-9a-f]+$/i.test(text)) return null
  const value = BigInt(`0x${text}`)
  if (value % N === 0n) return null
  return Buffer.from(text.length % 2 ? `0${text}` : text, 'hex')
}

/** B = k·v + g^b */
export function beginHandshake(clientPublic: Buffer, verifier: Buffer): Handshake {
  const serverSecret = randomBytes(SECRET_BYTES)
  const serverPublic = (multiplier * toBigInt(verifier) + toBigInt(powerOfGenerator(serverSecret))) % N
  return { clientPublic, serverSecret, serverPublic: toGroupBytes(serverPublic) }
}

export type SignedClaim = {
  poolName: string
  sub: string
  secretBlock: Buffer
  /** Exactly as received, because it is signed. */
  timestamp: string
  signature: Buffer
}

/** True if the person who signed the claim knows the password. Never throws on hostile numbers. */
export function provesPassword(handshake: Handshake, verifier: Buffer, claim: SignedClaim): boolean {
  const u = hash(pad(handshake.clientPublic), pad(handshake.serverPublic))
  if (toBigInt(u) === 0n) return false
  let shared: Buffer
  try {
    const base = (toBigInt(handshake.clientPublic) * toBigInt(power(verifier, u))) % N
    shared = power(toGroupBytes(base), handshake.serverSecret)
  } catch {
    return false
  }
  const key = Buffer.from(hkdfSync('sha256', pad(shared), pad(u), 'Caldera Derived Key', 16))
  const expected = createHmac('sha256', key)
    .update(claim.poolName)
    .update(claim.sub)
    .update(claim.secretBlock)
    .update(claim.timestamp)
    .digest()
  return expected.length === claim.signature.length && timingSafeEqual(expected, claim.signature)
}

const PATTERN =
  /^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{1,2}) (\d{2}):(\d{2}):(\d{2}) UTC (\d{4})$/
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const TOLERANCE = 5 * MINUTE

/** True if the client's time (`Sat Nov 7 09:03:21 UTC 2026`) is within five minutes of one of `instants`. */
export function isRecentTimestamp(text: string, instants: readonly Date[]): boolean {
  const match = PATTERN.exec(text)
  if (!match) return false
  const [, month = '', day, hour, minute, second, year] = match
  const time = Date.UTC(
    Number(year),
    MONTHS.indexOf(month),
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  return instants.some((instant) => Math.abs(instant.getTime() - time) <= TOLERANCE)
}
