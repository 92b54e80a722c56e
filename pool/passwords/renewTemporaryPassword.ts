import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../server/db/client'
import type { PoolContext } from '../context'
import type { TemporaryPassword } from '../../server/identity/identity'
import { computeVerifier, sealVerifier } from '../srp/verifier'
import { poolSessions, poolUsers } from '../../server/schema/identity'
import { createTemporaryPassword, TEMPORARY_PASSWORD_LIFETIME } from '../../server/identity/temporaryPassword'

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
