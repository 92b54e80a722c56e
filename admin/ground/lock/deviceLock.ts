import { STAFF_SESSION_HOURS } from '../../../shared/facts/terms'
import { isRecord } from '../../../shared/facts/isRecord'
import type { Chest } from './lockKeys'

/** What the device keeps between locks. Only its owner's codes open it. */
export type Lock = {
  device: string
  username: string
  salt: string
  /** The tokens, opened by a code and the server's part. */
  session: Chest
}

export const LOCK = 'console.lock'
/** The tokens of a locked device, and when they end in any case. */
export const SEALED = 'console.lock.sealed'
const TOKENS = 'console.CognitoIdentityServiceProvider.'
/** Keys to data kept on the device; sealed with the tokens while it is locked. */
const SECRETS = 'console.secret.'
/** What reception keeps for a lost connection (keptToday.ts). */
export const TODAY = 'console.reception.today'
export const TODAY_KEY = `${SECRETS}receptionToday`
/** Unsaved input of a tab (drafts.ts). */
export const DRAFTS = 'console.drafts'
export const DRAFTS_KEY = `${SECRETS}drafts`
/** From the sign-in, however often the device is unlocked. */
const SESSION_MS = STAFF_SESSION_HOURS * 3_600_000

export const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
const isLock = (value: unknown): value is Lock =>
  isRecord(value) && typeof value.device === 'string' && isRecord(value.session)
export const lockHere = (): Lock | null => {
  const lock = read(LOCK)
  return isLock(lock) ? lock : null
}

export const isSecret = (key: string) => key.startsWith(TOKENS) || key.startsWith(SECRETS)
const secretKeys = () => Object.keys(localStorage).filter(isSecret)

/** WebCrypto exists only on https and localhost. */
export const canLock = () => 'subtle' in crypto

export const isLocked = () => localStorage.getItem(SEALED) !== null

export const isLockOf = (username: string | null) => username !== null && lockHere()?.username === username

export const hasBadge = () => lockHere()?.session.openedBy.badge !== undefined

/** True if another tab locked or opened the device. */
export const isLockChange = ({ key }: StorageEvent) => key === SEALED

/** When a session that began then must end; both in milliseconds of this device's clock. */
export const sessionEnd = (signedInAt: number) => signedInAt + SESSION_MS

const listeners = new Set<() => void>()

/** Tells when the codes are set or removed in this tab; others are told by the storage's own event. */
export function onCodes(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const tellOfCodes = () => listeners.forEach((listener) => listener())

export function keepCodes(lock: Lock): void {
  localStorage.setItem(LOCK, JSON.stringify(lock))
  tellOfCodes()
}

/** Also removes what is kept for a lost connection, because that needs a PIN. */
export function removeCodes(): void {
  localStorage.removeItem(LOCK)
  tellOfCodes()
  forgetToday()
}

/**
 * Seals the tokens, so that no page of this browser can use them until a code opens them. All tabs lock in the same
 * second: the second one finds nothing to seal.
 */
export const lockDevice = (endsAt: number): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    const lock = lockHere()
    if (!lock || isLocked()) return
    const { seal } = await import('./lockKeys')
    const tokens = Object.fromEntries(secretKeys().map((key) => [key, localStorage.getItem(key)]))
    localStorage.setItem(SEALED, JSON.stringify({ endsAt, tokens: await seal(lock.session, tokens) }))
    for (const key of secretKeys()) localStorage.removeItem(key)
  })

/** True once the sealed session would have ended in any case; false if nothing is sealed: a code opened it. */
export function isSealedSessionOver(now: number): boolean {
  if (!isLocked()) return false
  const sealed = read(SEALED)
  return !isRecord(sealed) || typeof sealed.endsAt !== 'number' || sealed.endsAt <= now
}

/** Deletes the sealed tokens; the codes stay for the next sign-in. */
export function forgetSealed(): void {
  localStorage.removeItem(SEALED)
  sessionStorage.removeItem(DRAFTS)
  forgetToday()
}

export function forgetToday(): void {
  localStorage.removeItem(TODAY_KEY)
  localStorage.removeItem(TODAY)
}
