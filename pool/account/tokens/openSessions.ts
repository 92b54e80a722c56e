import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../server/ground/db/client'
import type { OpenSession } from '../../../server/ground/identity/identity'
import { isPoolGroup } from '../../../server/ground/identity/isPoolGroup'
import { poolRefreshTokens, poolUsers, type PoolUserRow } from '../../../server/ground/tables/identity'
import type { PoolContext } from '../../ground/context'
import { IDLE_LIFETIME } from '../../ground/limits'

export type OpenSignIn = { user: PoolUserRow; origin: typeof poolRefreshTokens.$inferSelect }

/** The sign-ins that can still be renewed, the latest used first. */
export async function findOpenSignIns(
  { db, clock }: Pick<PoolContext, 'db' | 'clock'>,
  which: SQL,
): Promise<OpenSignIn[]> {
  const now = clock.now()
  const found = await db
    .select({ user: poolUsers, origin: poolRefreshTokens })
    .from(poolRefreshTokens)
    .innerJoin(poolUsers, eq(poolUsers.sub, poolRefreshTokens.sub))
    .where(
      and(
        which,
        eq(poolRefreshTokens.generation, poolUsers.generation),
        eq(poolUsers.enabled, true),
        isNull(poolRefreshTokens.revokedAt),
        gt(poolRefreshTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(poolRefreshTokens.usedAt), desc(poolRefreshTokens.originJti))
  return found.filter(({ user, origin }) => {
    const idle = user.groups.some(isPoolGroup) ? IDLE_LIFETIME.staff : IDLE_LIFETIME.member
    return now.getTime() - origin.usedAt.getTime() <= idle
  })
}

export async function listSessions(context: PoolContext, sub: string): Promise<OpenSession[]> {
  const open = await findOpenSignIns(context, eq(poolRefreshTokens.sub, sub))
  return open.map(({ origin: { originJti, device, network, authenticatedAt, usedAt } }) => ({
    id: originJti,
    device,
    network,
    signedInAt: authenticatedAt,
    usedAt,
  }))
}

/** Their tokens are refused from the next request on, because each request looks them up. */
export async function endSessions(
  { clock }: PoolContext,
  db: Queryable,
  sub: string,
  which: { only: string } | { allBut: string | null },
): Promise<number> {
  const { originJti } = poolRefreshTokens
  const chosen =
    'only' in which
      ? eq(originJti, which.only)
      : which.allBut === null
        ? undefined
        : ne(originJti, which.allBut)
  const ended = await db
    .update(poolRefreshTokens)
    .set({ revokedAt: clock.now() })
    .where(and(eq(poolRefreshTokens.sub, sub), isNull(poolRefreshTokens.revokedAt), chosen))
    .returning({ id: originJti })
  return ended.length
}
