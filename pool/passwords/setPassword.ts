import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../server/db/client'
import type { PoolContext } from '../context'
import { computeVerifier, sealVerifier } from '../srp/verifier'
import { poolUsers } from '../../server/schema/identity'

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
