import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../server/ground/db/client'
import type { Caller, PoolContext } from '../../ground/context'
import { REPLACED_GRACE } from '../../ground/limits'
import { refusals } from '../../ground/poolError'
import { poolRefreshTokens, poolReplacedTokens } from '../../../server/ground/tables/identity'
import { noteEvent } from '../../ground/users/noteEvent'
import { hashToken, makeTokens, type AuthenticationResult } from './issueTokens'
import { findOpenSignIns, type OpenSignIn } from './openSessions'

/** More steps than a browser needs to catch up with its other tabs within the grace period. */
const MAX_STEPS = 10

/**
 * New access and id tokens. If the client accepts it, also a new refresh token that replaces the old one; otherwise
 * only the idle limit ends the old one.
 * @throws NotAuthorizedException for a token that is unknown, expired, unused for too long, revoked, replaced, or of an
 * earlier generation
 */
export async function refreshTokens(
  context: PoolContext,
  presented: string,
  { replace, caller }: { replace: boolean; caller: Caller },
): Promise<AuthenticationResult> {
  // Whether it is the valid one comes first: what replaces it in between is seen by the look at the replaced ones.
  const own = await findLive(context, presented)
  const current = own ? presented : await newerThan(context, presented, caller)
  if (!current) throw refusals.badRefreshToken()
  const live = own ?? (await findLive(context, current))
  // A third tab was faster than the second.
  if (!live) return refreshTokens(context, current, { replace, caller })
  const result = makeTokens(context, live.user, live.origin)
  // A token replaced a moment ago is answered with its successor.
  if (current !== presented) return replace ? { ...result, RefreshToken: current } : result
  const next = replace ? successorOf(context, current) : current
  const taken = await context.db.transaction((tx) => useToken(context, tx, live, { current, next }))
  // Another tab was faster: both get the same token.
  if (!taken) return refreshTokens(context, presented, { replace, caller })
  return replace ? { ...result, RefreshToken: next } : result
}

/** Derived from the token, so that two simultaneous requests get the same successor. */
const successorOf = (context: PoolContext, token: string) =>
  context.keys.fingerprint('refresh token', token).toString('base64url')

async function findLive(context: PoolContext, token: string): Promise<OpenSignIn | null> {
  const [live] = await findOpenSignIns(context, eq(poolRefreshTokens.tokenHash, hashToken(token)))
  return live ?? null
}

/** Records the use and stores the successor. @returns false when another request has just done so */
async function useToken(
  context: PoolContext,
  tx: Queryable,
  { origin: { originJti } }: OpenSignIn,
  { current, next }: { current: string; next: string },
): Promise<boolean> {
  const now = context.clock.now()
  const used = await tx
    .update(poolRefreshTokens)
    .set({ usedAt: now, tokenHash: hashToken(next) })
    .where(
      and(eq(poolRefreshTokens.originJti, originJti), eq(poolRefreshTokens.tokenHash, hashToken(current))),
    )
    .returning({ originJti: poolRefreshTokens.originJti })
  if (used.length === 0) return false
  if (next !== current)
    await tx.insert(poolReplacedTokens).values({ tokenHash: hashToken(current), originJti, replacedAt: now })
  return true
}

/**
 * The valid successor of a replaced token; null if it was never replaced. Use after the grace period means that the
 * token was copied, so the whole sign-in ends.
 * @throws NotAuthorizedException
 */
async function newerThan(context: PoolContext, token: string, caller: Caller): Promise<string | null> {
  const { db, clock } = context
  const [replaced] = await db
    .select({ replacedAt: poolReplacedTokens.replacedAt, origin: poolRefreshTokens })
    .from(poolReplacedTokens)
    .innerJoin(poolRefreshTokens, eq(poolRefreshTokens.originJti, poolReplacedTokens.originJti))
    .where(eq(poolReplacedTokens.tokenHash, hashToken(token)))
  if (!replaced) return null
  const { replacedAt, origin } = replaced
  if (clock.now().getTime() - replacedAt.getTime() <= REPLACED_GRACE) {
    let next = token
    for (let step = 0; step < MAX_STEPS; step++) {
      next = successorOf(context, next)
      if (hashToken(next) === origin.tokenHash) return next
    }
  }
  if (!origin.revokedAt)
    await db.transaction(async (tx) => {
      await tx
        .update(poolRefreshTokens)
        .set({ revokedAt: clock.now() })
        .where(and(eq(poolRefreshTokens.originJti, origin.originJti), isNull(poolRefreshTokens.revokedAt)))
      await noteEvent(context, tx, { kind: 'TokenReused', accountId: origin.sub, caller })
    })
  throw refusals.badRefreshToken()
}
