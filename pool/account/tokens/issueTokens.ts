import { createHash, randomBytes, randomUUID, sign } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { networkOf } from '../../../server/records/security/networkOf'
import type { Caller, PoolContext } from '../../ground/context'
import type { SigningKey } from '../../ground/keys/loadKeys'
import { REFRESH_LIFETIME, TOKEN_LIFETIME } from '../../ground/limits'
import { poolRefreshTokens, type PoolUserRow } from '../../../server/ground/tables/identity'

const REFRESH_BYTES = 48

export type AuthenticationResult = {
  AccessToken: string
  IdToken: string
  RefreshToken?: string
  ExpiresIn: number
  TokenType: 'Bearer'
}

export type TokenOrigin = { originJti: string; authenticatedAt: Date }

/** A plain hash is enough: refresh tokens are 384 random bits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64')

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JSON Web Token. Signed here by Node: the library uses another thread, which takes longer than signing. */
function signToken({ kid, privateKey }: SigningKey, claims: object): string {
  const content = `${part({ alg: 'RS256', kid })}.${part(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
}

export function makeTokens(
  context: PoolContext,
  user: PoolUserRow,
  origin: TokenOrigin,
): AuthenticationResult {
  const { settings, issuer, keys } = context
  const issuedAt = Math.floor(context.clock.now().getTime() / 1000)
  const clientId = settings.pool.userPoolClientId
  const groups = user.groups.length > 0 ? { 'cognito:groups': user.groups } : {}
  const common = {
    ...groups,
    origin_jti: origin.originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(origin.authenticatedAt.getTime() / 1000),
    'custom:generation': user.generation,
  }
  const signed = (claims: Record<string, unknown>) =>
    signToken(keys.signing, {
      ...claims,
      sub: user.sub,
      iss: issuer,
      iat: issuedAt,
      exp: issuedAt + TOKEN_LIFETIME / 1000,
      jti: randomUUID(),
    })
  return {
    AccessToken: signed({
      ...common,
      token_use: 'access',
      client_id: clientId,
      scope: 'aws.cognito.signin.user.admin',
      username: user.sub,
    }),
    IdToken: signed({
      ...common,
      token_use: 'id',
      aud: clientId,
      'cognito:username': user.sub,
      email: user.email,
      email_verified: user.emailVerified,
    }),
    ExpiresIn: TOKEN_LIFETIME / 1000,
    TokenType: 'Bearer',
  }
}

const of = (name: keyof typeof poolRefreshTokens.$inferInsert) => sql.placeholder(`refresh ${name}`)
/** Part of a statement that stores a refresh token. */
export const insertRefreshToken = sql`insert into ${poolRefreshTokens}
    (origin_jti, token_hash, sub, generation, authenticated_at, used_at, expires_at, device, network)
    values (${of('originJti')}, ${of('tokenHash')}, ${of('sub')}, ${of('generation')}, ${of('authenticatedAt')},
      ${of('usedAt')}, ${of('expiresAt')}, ${of('device')}, ${of('network')})`

/** @param keep runs a statement with `insertRefreshToken` */
export async function issueTokens(
  context: PoolContext,
  user: PoolUserRow,
  { ip, device }: Pick<Caller, 'ip' | 'device'>,
  keep: (values: Record<string, unknown>) => Promise<unknown>,
): Promise<AuthenticationResult> {
  const now = context.clock.now()
  const refreshToken = randomBytes(REFRESH_BYTES).toString('base64url')
  const originJti = randomUUID()
  const row = {
    originJti,
    tokenHash: hashToken(refreshToken),
    sub: user.sub,
    generation: user.generation,
    authenticatedAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + REFRESH_LIFETIME),
    device,
    network: networkOf(ip),
  }
  const result = makeTokens(context, user, { originJti, authenticatedAt: now })
  await keep(Object.fromEntries(Object.entries(row).map(([name, value]) => [`refresh ${name}`, value])))
  return { ...result, RefreshToken: refreshToken }
}
