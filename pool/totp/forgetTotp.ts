import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../server/db/client'
import type { PoolContext } from '../context'
import { poolSessions, poolUsers } from '../../server/schema/identity'

/**
 * Forgets the authenticator app of an account, with one that was being set up, and ends every session.
 * @returns false when the account has none; then only sign-ins on their way have ended
 */
export async function forgetTotp(context: PoolContext, tx: Queryable, sub: string): Promise<boolean> {
  // First: a sign-in under way has either come to its tokens, which end below, or never will.
  await tx.delete(poolSessions).where(eq(poolSessions.sub, sub))
  const forgotten = await tx
    .update(poolUsers)
    .set({
      mfaEnabled: false,
      sealedTotpSecret: null,
      sealedPendingTotpSecret: null,
      generation: sql`${poolUsers.generation} + 1`,
      updatedAt: context.clock.now(),
    })
    .where(and(eq(poolUsers.sub, sub), isNotNull(poolUsers.sealedTotpSecret)))
    .returning({ sub: poolUsers.sub })
  return forgotten.length > 0
}
