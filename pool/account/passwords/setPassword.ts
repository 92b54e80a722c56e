import { eq, sql, and } from 'drizzle-orm'
import type { Queryable } from '../../../server/ground/db/client'
import type { TemporaryPassword } from '../../../server/ground/identity/identity'
import {
  createTemporaryPassword,
  TEMPORARY_PASSWORD_LIFETIME,
} from '../../../server/ground/identity/temporaryPassword'
import { poolUsers, poolSessions } from '../../../server/ground/tables/identity'
import { PASSWORD_COMMON, PASSWORD_LIKE_EMAIL } from '../../../shared/words/program/authErrors'
import { isCommonPassword } from './commonPasswords'
import { characterCount } from '../../../shared/forms/formFields'
import { isOwnAddress, isTrivialPassword, PASSWORD_MAX, PASSWORD_MIN } from '../../../shared/forms/password'
import type { PoolContext } from '../../ground/context'
import { refusals } from '../../ground/poolError'
import { computeVerifier, sealVerifier } from './srp/verifier'

/** Also clears every state that asked for a new password. */
export async function setPassword(context: PoolContext, db: Queryable, sub: string, password: string) {
  const sealedVerifier = sealVerifier(context, sub, computeVerifier(context.poolName, sub, password))
  await db
    .update(poolUsers)
    .set({
      sealedVerifier,
      status: 'Confirmed',
      emailVerified: true,
      temporaryPasswordExpiresAt: null,
      updatedAt: context.clock.now(),
    })
    .where(eq(poolUsers.sub, sub))
}

/** Ends every session: existing tokens name an older generation. */
export async function raiseGeneration(context: PoolContext, db: Queryable, sub: string) {
  await db
    .update(poolUsers)
    .set({ generation: sql`${poolUsers.generation} + 1`, updatedAt: context.clock.now() })
    .where(eq(poolUsers.sub, sub))
}

/**
 * No composition rules, and the password is never altered (specification §5; OWASP ASVS 6.2).
 * @throws InvalidPasswordException if it is too short, too long, very common, or the person's own address
 */
export function checkPassword(password: string, email: string): void {
  const length = characterCount(password)
  if (length < PASSWORD_MIN) throw refusals.password('Password not long enough')
  if (length > PASSWORD_MAX) throw refusals.password('Password too long')
  if (isTrivialPassword(password) || isCommonPassword(password)) throw refusals.password(PASSWORD_COMMON)
  if (isOwnAddress(password, email)) throw refusals.password(PASSWORD_LIKE_EMAIL)
}

/**
 * Replaces the temporary password of an account that never had its own.
 * @returns null when the account has a password of its own or does not exist
 */
export async function renewTemporaryPassword(
  context: PoolContext,
  tx: Queryable,
  sub: string,
): Promise<TemporaryPassword | null> {
  // Sessions before the account, in the order of the first sign-in: this waits for a password being set now.
  await tx.delete(poolSessions).where(eq(poolSessions.sub, sub))
  const now = context.clock.now()
  const temporaryPassword = createTemporaryPassword()
  const expiresAt = new Date(now.getTime() + TEMPORARY_PASSWORD_LIFETIME)
  const verifier = computeVerifier(context.poolName, sub, temporaryPassword)
  const renewed = await tx
    .update(poolUsers)
    .set({
      sealedVerifier: sealVerifier(context, sub, verifier),
      temporaryPasswordExpiresAt: expiresAt,
      generation: sql`${poolUsers.generation} + 1`,
      updatedAt: now,
    })
    .where(and(eq(poolUsers.sub, sub), eq(poolUsers.status, 'ForceChangePassword')))
    .returning({ sub: poolUsers.sub })
  return renewed.length > 0 ? { temporaryPassword, expiresAt } : null
}
