import { isRecord } from '../../../shared/facts/isRecord'
import {
  forgetSealed,
  isSecret,
  keepCodes,
  lockHere,
  read,
  removeCodes,
  SEALED,
  type Lock,
} from './deviceLock'
import { codeKeys, fromBase64, newChest, openerOf, randomBytes, toBase64, unseal } from './lockKeys'

type Opening =
  | { is: 'open' }
  /** The server did not answer, so the result is unknown. */
  | { is: 'offline' }
  | { is: 'wrong'; left: number }
  /** Too many wrong codes, or the server no longer knows the device. */
  | { is: 'over' }

type Codes = { pin: string; badge: string | null }
type Proofs = { DeviceId: string; PinProof: string; BadgeProof: string | null }

/** @param save sends the proofs and returns the server's part */
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
  keepCodes({
    device,
    username,
    salt: toBase64(salt),
    session: await newChest({
      pin: await byPin.withShare(share),
      ...(byBadge ? { badge: await byBadge.withShare(share) } : {}),
    }),
  })
}

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
    if (isSecret(name) && typeof value === 'string') localStorage.setItem(name, value)
  localStorage.removeItem(SEALED)
}
