import { isRecord } from '../../shared/isRecord'
import {
  type Chest,
  codeKeys,
  fromBase64,
  newChest,
  openerOf,
  randomBytes,
  seal,
  toBase64,
  unseal,
} from './lockKeys'

/** What the device keeps from one lock to the next. No code opens it but those of its owner. */
type Lock = {
  device: string
  /** The owner, as the user pool names them. */
  username: string
  salt: string
  /** Opened by a code and the server's part: the tokens. */
  session: Chest
}

const LOCK = 'console.lock'
/** The tokens of a locked device, and when they end whatever happens. */
const SEALED = 'console.lock.sealed'
const TOKENS = 'console.CognitoIdentityServiceProvider.'
/** From the sign-in, however often the device is unlocked. */
const SESSION_MS = 12 * 3_600_000

export type Opening =
  | { is: 'open' }
  /** The server did not answer, so nobody knows. */
  | { is: 'offline' }
  | { is: 'wrong'; left: number }
  /** Too many wrong codes, or the server does not know the device any more. */
  | { is: 'over' }

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
const isLock = (value: unknown): value is Lock =>
  isRecord(value) && typeof value.device === 'string' && isRecord(value.session)
const lockHere = (): Lock | null => {
  const lock = read(LOCK)
  return isLock(lock) ? lock : null
}

const tokenKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(TOKENS))

/** WebCrypto is there on https and on this machine alone. */
export const canLock = () => 'subtle' in crypto

export const isLocked = () => localStorage.getItem(SEALED) !== null

/** True if this person set a PIN on this device. */
export const isLockOf = (username: string | null) => username !== null && lockHere()?.username === username

export const hasBadge = () => lockHere()?.session.openedBy.badge !== undefined

/** Says in other tabs too that the device was locked or opened. */
export const isLockChange = ({ key }: StorageEvent) => key === SEALED

/** When a session must end that began then; both in milliseconds of this device's clock. */
export const sessionEnd = (signedInAt: number) => signedInAt + SESSION_MS

type Codes = { pin: string; badge: string | null }
type Proofs = { DeviceId: string; PinProof: string; BadgeProof: string | null }

/**
 * Sets the codes of this device.
 * @param save keeps the proofs and tells the server's part
 */
export async function setCodes(
  username: string,
  { pin, badge }: Codes,
  save: (proofs: Proofs) => Promise<string>,
): Promise<void> {
  const known = lockHere()
  const salt = randomBytes(16)
  const byPin = await codeKeys(pin, salt)
  const byBadge = badge === null ? null : await codeKeys(badge, salt)
  const device = known?.username === username ? known.device : crypto.randomUUID()
  const share = await save({ DeviceId: device, PinProof: byPin.proof, BadgeProof: byBadge?.proof ?? null })
  const lock: Lock = {
    device,
    username,
    salt: toBase64(salt),
    session: await newChest({
      pin: await byPin.withShare(share),
      ...(byBadge ? { badge: await byBadge.withShare(share) } : {}),
    }),
  }
  localStorage.setItem(LOCK, JSON.stringify(lock))
}

export const removeCodes = () => localStorage.removeItem(LOCK)

/** Seals the tokens, so that no page of this browser can use them until a code opens them. */
export async function lockDevice(endsAt: number): Promise<void> {
  const lock = lockHere()
  if (!lock || isLocked()) return
  const tokens = Object.fromEntries(tokenKeys().map((key) => [key, localStorage.getItem(key)]))
  localStorage.setItem(SEALED, JSON.stringify({ endsAt, tokens: await seal(lock.session, tokens) }))
  for (const key of tokenKeys()) localStorage.removeItem(key)
}

/** True once the sealed session would have ended in any case. */
export function isSealedSessionOver(now: number): boolean {
  const sealed = read(SEALED)
  return !isRecord(sealed) || typeof sealed.endsAt !== 'number' || sealed.endsAt <= now
}

/** Forgets the sealed tokens; the codes stay for the next sign-in. */
export const forgetSealed = () => localStorage.removeItem(SEALED)

/** Opens the device by a PIN (4 to 8 digits) or else a badge's code. */
export async function openDevice(code: string): Promise<Opening> {
  const lock = lockHere()
  if (!lock) return { is: 'over' }
  const kind = isPin(code) ? 'pin' : 'badge'
  const keys = await codeKeys(code, fromBase64(lock.salt))
  const answer = await askServer(lock.device, kind, keys.proof)
  if (answer === 'unreachable') return { is: 'offline' }
  if ('left' in answer) return answer.left > 0 ? { is: 'wrong', left: answer.left } : wipe()
  await restore(lock, kind, await keys.withShare(answer.share))
  return { is: 'open' }
}

const isPin = (code: string) => /^\d{4,8}$/.test(code)

async function askServer(
  device: string,
  kind: 'pin' | 'badge',
  proof: string,
): Promise<{ share: string } | { left: number } | 'unreachable'> {
  try {
    const response = await fetch('/api/unlock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ device, kind, proof }),
    })
    const answer: unknown = await response.json()
    if (!isRecord(answer)) return 'unreachable'
    if (typeof answer.share === 'string') return { share: answer.share }
    return typeof answer.triesLeft === 'number' ? { left: answer.triesLeft } : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

function wipe(): Opening {
  forgetSealed()
  removeCodes()
  return { is: 'over' }
}

async function restore(lock: Lock, kind: 'pin' | 'badge', key: CryptoKey): Promise<void> {
  const sealed = read(SEALED)
  const closed = lock.session.openedBy[kind]
  if (!isRecord(sealed) || typeof sealed.tokens !== 'string' || closed === undefined) return
  const tokens = await unseal(await openerOf(closed, key), sealed.tokens)
  for (const [name, value] of Object.entries(isRecord(tokens) ? tokens : {}))
    if (name.startsWith(TOKENS) && typeof value === 'string') localStorage.setItem(name, value)
  forgetSealed()
}
