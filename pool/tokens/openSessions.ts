import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '../../server/db/client'
import type { OpenSession } from '../../server/identity/identity'
import { isPoolGroup } from '../../server/identity/isPoolGroup'
import { poolRefreshTokens, poolUsers } from '../../server/schema/identity'
import type { PoolContext } from '../context'
import { IDLE_LIFETIME } from '../limits/limits'

/** The sign-ins of an account that can still be renewed, the latest used first. */
export async function listSessions({ db, clock }: PoolContext, sub: string): Promise<OpenSession[]> {
  const now = clock.now()
  const rows = await db
    .select({ token: poolRefreshTokens, groups: poolUsers.groups })
    .from(poolRefreshTokens)
    .innerJoin(poolUsers, eq(poolUsers.sub, poolRefreshTokens.sub))
    .where(
      and(
        eq(poolRefreshTokens.sub, sub),
        eq(poolRefreshTokens.generation, poolUsers.generation),
        eq(poolUsers.enabled, true),
        isNull(poolRefreshTokens.revokedAt),
        gt(poolRefreshTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(poolRefreshTokens.usedAt), desc(poolRefreshTokens.originJti))
  const isUsed = ({ token, groups }: (typeof rows)[number]) =>
    now.getTime() - token.usedAt.getTime() <=
    (groups.some(isPoolGroup) ? IDLE_LIFETIME.staff : IDLE_LIFETIME.member)
  return rows.filter(isUsed).map(({ token: { originJti, device, network, authenticatedAt, usedAt } }) => ({
    id: originJti,
    device,
    network,
    signedInAt: authenticatedAt,
    usedAt,
  }))
}

/** Their tokens are refused from the next request on, for each is looked up. */
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
