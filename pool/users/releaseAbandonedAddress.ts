import { and, eq, gt, notExists } from 'drizzle-orm'
import type { Queryable } from '../../server/db/client'
import type { PoolContext } from '../context'
import { poolCodes, poolUsers } from '../../server/schema/identity'

/**
 * Frees the address of an unconfirmed sign-up whose code has ended: a lost code must not block an address.
 */
export async function releaseAbandonedAddress(context: PoolContext, tx: Queryable, email: string) {
  await tx.delete(poolUsers).where(and(eq(poolUsers.email, email), isAbandoned(tx, context.clock.now())))
}

/** Never confirmed, and without a code that is still valid. */
export function isAbandoned(db: Queryable, now: Date) {
  const liveCode = db
    .select({ id: poolCodes.id })
    .from(poolCodes)
    .where(
      and(eq(poolCodes.sub, poolUsers.sub), eq(poolCodes.purpose, 'SignUp'), gt(poolCodes.expiresAt, now)),
    )
  return and(eq(poolUsers.status, 'Unconfirmed'), notExists(liveCode))
}
