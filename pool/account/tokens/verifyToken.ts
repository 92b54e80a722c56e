import { and, eq, isNull, sql } from 'drizzle-orm'
import type { JWTPayload } from 'jose'
import { isUuid } from '../../../shared/facts/isUuid'
import type { PoolContext } from '../../ground/context'
import { poolRefreshTokens, poolUsers, type PoolUserRow } from '../../../server/ground/tables/identity'
import type { AccessTokenClaims } from '../../../server/ground/identity/identity'
import { TOKEN_LIFETIME } from '../../ground/limits'
import { openToken } from './signedToken'
import { rememberTokens } from '../../../server/ground/identity/rememberTokens'

export type TokenUse = 'access' | 'id'
export type VerifiedToken = {
  user: PoolUserRow
  originJti: string
  authenticatedAt: Date
  claims: JWTPayload
}

type Said = Record<string, unknown> &
  Record<'sub' | 'origin_jti' | 'jti' | 'iss', string> &
  Record<'custom:generation' | 'auth_time' | 'iat' | 'exp', number> & { nbf?: number }
type Claims = Said & { payload: JWTPayload }

/** Without a schema: that of yup takes longer than the signature, and every first request after a sign-in waits for it. */
const isWhole = (said: Record<string, unknown>): said is Said =>
  [said.sub, said.origin_jti].every((id) => typeof id === 'string' && isUuid(id)) &&
  [said.jti, said.iss].every((text) => typeof text === 'string' && text !== '') &&
  [said['custom:generation'], said.auth_time].every(Number.isSafeInteger) &&
  [said.iat, said.exp, said.nbf === undefined ? 0 : said.nbf].every(Number.isFinite)

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

/** A token of this pool that counts now: not before its time, and not issued later than now. */
async function verifyClaims(
  context: PoolContext,
  token: string,
  use: TokenUse,
): Promise<{ says: Claims; endsAt: number } | null> {
  const payload = openToken(context.keys, token)
  if (!payload || !isWhole(payload)) return null
  const { iss, iat, exp, nbf = iat } = payload
  const now = Math.floor(context.clock.now().getTime() / 1000)
  const isNow = iat <= now && nbf <= now && now < exp && now - iat <= TOKEN_LIFETIME / 1000
  const client = use === 'access' ? payload.client_id : payload.aud
  const isOurs =
    iss === context.issuer && payload.token_use === use && client === context.settings.pool.userPoolClientId
  return isNow && isOurs ? { says: { ...payload, payload }, endsAt: exp * 1000 } : null
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
