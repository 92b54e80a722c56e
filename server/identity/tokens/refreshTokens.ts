import { and, eq, gt, isNull } from 'drizzle-orm'
import type { PoolContext } from '../context'
import { refusals } from '../poolError'
import { poolRefreshTokens, poolUsers } from '../tables'
import { hashToken, makeTokens } from './issueTokens'
import type { AuthenticationResult } from './issueTokens'

/** @throws NotAuthorizedException for a token that is unknown, expired, revoked or of an earlier generation */
export async function refreshTokens(
  context: PoolContext,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const [row] = await context.db
    .select({ user: poolUsers, origin: poolRefreshTokens })
    .from(poolRefreshTokens)
    .innerJoin(poolUsers, eq(poolUsers.sub, poolRefreshTokens.sub))
    .where(
      and(
        eq(poolRefreshTokens.tokenHash, hashToken(refreshToken)),
        isNull(poolRefreshTokens.revokedAt),
        gt(poolRefreshTokens.expiresAt, context.clock.now()),
        eq(poolRefreshTokens.generation, poolUsers.generation),
        eq(poolUsers.enabled, true),
      ),
    )
  if (!row) throw refusals.badRefreshToken()
  return makeTokens(context, row.user, row.origin)
}
