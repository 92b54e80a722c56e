import { and, lt } from 'drizzle-orm'
import type { PoolContext } from './context'
import { DAY, HOUR } from './limits/limits'
import {
  poolCodes,
  poolRefreshTokens,
  poolSessions,
  poolSignInFailures,
  poolUsers,
  poolWindows,
} from './tables'
import { isAbandoned } from './users/releaseAbandonedAddress'

/** Kept a while after they ended, so that a late caller hears `expired` and not `unknown`. */
const KEEP = { session: HOUR, code: 7 * DAY, refreshToken: DAY, counter: DAY, unconfirmed: 7 * DAY }

/** Removes what has ended: sessions, codes, refresh tokens, counters, sign-ups never confirmed. */
export async function cleanUp(context: PoolContext, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const { db } = context
  await db.delete(poolSessions).where(lt(poolSessions.expiresAt, before(KEEP.session)))
  await db.delete(poolCodes).where(lt(poolCodes.expiresAt, before(KEEP.code)))
  await db.delete(poolRefreshTokens).where(lt(poolRefreshTokens.expiresAt, before(KEEP.refreshToken)))
  await db.delete(poolSignInFailures).where(lt(poolSignInFailures.lastFailureAt, before(KEEP.counter)))
  await db.delete(poolWindows).where(lt(poolWindows.updatedAt, before(KEEP.counter)))
  const old = lt(poolUsers.createdAt, before(KEEP.unconfirmed))
  await db.delete(poolUsers).where(and(old, isAbandoned(db, now)))
}
