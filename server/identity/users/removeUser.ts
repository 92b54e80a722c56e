import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { poolCodes, poolSessions, poolSignInFailures, poolUsers } from '../tables'

/** Removes an account with its sessions, codes and counters; refresh tokens go by the foreign key. */
export async function removeUser(db: Queryable, sub: string): Promise<void> {
  await db.delete(poolCodes).where(eq(poolCodes.sub, sub))
  await db.delete(poolSessions).where(eq(poolSessions.sub, sub))
  await db.delete(poolSignInFailures).where(eq(poolSignInFailures.sub, sub))
  await db.delete(poolUsers).where(eq(poolUsers.sub, sub))
}
