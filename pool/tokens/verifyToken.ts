import { and, eq, isNull } from 'drizzle-orm'
import { errors, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'
import { number, object, string } from 'yup'
import type { PoolContext } from '../context'
import { poolRefreshTokens, poolUsers } from '../../server/schema/identity'
import type { PoolUserRow } from '../../server/schema/identity'
import { isCanonicalToken } from '../../server/identity/isCanonicalToken'

export type TokenUse = 'access' | 'id'
export type VerifiedToken = {
  user: PoolUserRow
  originJti: string
  authenticatedAt: Date
  claims: JWTPayload
}

const claimsSchema = object({
  sub: string().strict().uuid().required(),
  origin_jti: string().strict().uuid().required(),
  'custom:generation': number().strict().integer().required(),
  auth_time: number().strict().integer().required(),
})

async function verifyClaims(context: PoolContext, token: string, use: TokenUse) {
  const { payload } = await jwtVerify(
    token,
    ({ kid }) => {
      const key = kid === undefined ? undefined : context.keys.byId.get(kid)
      if (!key) throw new errors.JWKSNoMatchingKey()
      return key.publicKey
    },
    {
      algorithms: ['RS256'],
      issuer: context.issuer,
      // Also refuses a token issued in the future.
      maxTokenAge: '1h',
      requiredClaims: ['exp', 'iat', 'jti', 'sub', 'auth_time'],
      currentDate: context.clock.now(),
    },
  )
  const client = use === 'access' ? payload.client_id : payload.aud
  if (payload.token_use !== use || client !== context.settings.pool.userPoolClientId) return null
  return payload
}

/**
 * The person of a valid token. One indexed query also detects a later sign-out, revocation, suspension or
 * removal; the result is then null.
 */
export async function verifyToken(
  context: PoolContext,
  token: string,
  use: TokenUse,
): Promise<VerifiedToken | null> {
  if (!isCanonicalToken(token)) return null
  let payload: JWTPayload | null
  try {
    payload = await verifyClaims(context, token, use)
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
  if (!payload || !claimsSchema.isValidSync(payload)) return null
  const claims = claimsSchema.validateSync(payload)
  const [row] = await context.db
    .select({ user: poolUsers })
    .from(poolUsers)
    .innerJoin(poolRefreshTokens, eq(poolRefreshTokens.sub, poolUsers.sub))
    .where(
      and(
        eq(poolUsers.sub, claims.sub),
        eq(poolUsers.enabled, true),
        eq(poolUsers.generation, claims['custom:generation']),
        eq(poolRefreshTokens.originJti, claims.origin_jti),
        isNull(poolRefreshTokens.revokedAt),
      ),
    )
  if (!row) return null
  const authenticatedAt = new Date(claims.auth_time * 1000)
  return { user: row.user, originJti: claims.origin_jti, authenticatedAt, claims: payload }
}
