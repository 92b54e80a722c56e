import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../server/db/client'
import type { PoolContext } from '../context'
import { poolSessions, poolUsers } from '../../server/schema/identity'

/**
 * Removes the authenticator app of an account, also one being set up, and ends every session.
 * @returns false when the account has none; only sign-ins in progress have ended then
 */
export async function forgetTotp(context: PoolContext, tx: Queryable, sub: string): Promise<boolean> {
  // Sessions first: a sign-in in progress either has its tokens already, which end below, or fails.
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
