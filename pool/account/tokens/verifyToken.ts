import { and, eq, isNull, sql } from 'drizzle-orm'
import { errors, jwtVerify, type JWTPayload } from 'jose'
import { number, object, string, type InferType } from 'yup'
import type { PoolContext } from '../../ground/context'
import { poolRefreshTokens, poolUsers, type PoolUserRow } from '../../../server/ground/tables/identity'
import type { AccessTokenClaims } from '../../../server/ground/identity/identity'
import { isCanonicalToken } from '../../../server/ground/identity/isCanonicalToken'
import { rememberTokens } from '../../../server/ground/identity/rememberTokens'

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

type Claims = InferType<typeof claimsSchema> & { payload: JWTPayload }
type Readers = Record<TokenUse, (token: string) => Promise<Claims | null>>

const readers = new WeakMap<PoolContext, Readers>()

function readersOf(context: PoolContext): Readers {
  const read = (use: TokenUse) =>
    rememberTokens(
      () => context.clock.now().getTime(),
      (token) => verifyClaims(context, token, use),
    )
  const known = readers.get(context) ?? { access: read('access'), id: read('id') }
  readers.set(context, known)
  return known
}

async function verifyClaims(
  context: PoolContext,
  token: string,
  use: TokenUse,
): Promise<{ says: Claims; endsAt: number } | null> {
  if (!isCanonicalToken(token)) return null
  try {
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
    const endsAt = Number(payload.exp) * 1000
    return claimsSchema.isValidSync(payload) ? { says: { ...payload, payload }, endsAt } : null
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}

/** A token's claims, and the person's groups as an expression: null after a sign-out, a stop or a removal. */
export async function readToken(context: PoolContext, token: string): Promise<AccessTokenClaims | null> {
  const claims = await readersOf(context).access(token)
  return (
    claims && {
      sub: claims.sub,
      groups: groupsNow,
      values: { sub: claims.sub, generation: claims['custom:generation'], originJti: claims.origin_jti },
      authenticatedAt: new Date(claims.auth_time * 1000),
      session: claims.origin_jti,
    }
  )
}

type Standing = { sub: unknown; generation: unknown; originJti: unknown }

/** True unless the person has signed out or was stopped or removed. */
const stands = ({ sub, generation, originJti }: Standing) =>
  and(
    sql`${poolUsers.sub} = ${sub}`,
    eq(poolUsers.enabled, true),
    sql`${poolUsers.generation} = ${generation}`,
    sql`${poolRefreshTokens.originJti} = ${originJti}`,
    isNull(poolRefreshTokens.revokedAt),
  )

const groupsNow = sql<string[] | null>`(select ${poolUsers.groups} from ${poolUsers}
  join ${poolRefreshTokens} on ${poolRefreshTokens.sub} = ${poolUsers.sub}
  where ${stands({
    sub: sql`(caller.says->>'sub')::uuid`,
    generation: sql`(caller.says->>'generation')::int`,
    originJti: sql`(caller.says->>'originJti')::uuid`,
  })})`

/** The person of a valid token; null after a sign-out, revocation, suspension or removal (one indexed query). */
export async function verifyToken(
  context: PoolContext,
  token: string,
  use: TokenUse,
): Promise<VerifiedToken | null> {
  const claims = await readersOf(context)[use](token)
  if (!claims) return null
  const [row] = await context.db
    .select({ user: poolUsers })
    .from(poolUsers)
    .innerJoin(poolRefreshTokens, eq(poolRefreshTokens.sub, poolUsers.sub))
    .where(stands({ sub: claims.sub, generation: claims['custom:generation'], originJti: claims.origin_jti }))
  if (!row) return null
  const authenticatedAt = new Date(claims.auth_time * 1000)
  return { user: row.user, originJti: claims.origin_jti, authenticatedAt, claims: claims.payload }
}
