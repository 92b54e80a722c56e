import { sql } from 'drizzle-orm'
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { systemClock } from '../clock'
import type { Settings } from '../settings/env'
import { JWKS_PATH } from '../settings/endpoints'
import { createCognitoAdmin, type CognitoClient } from './cognitoAdmin'
import type { Identity, AccessTokenClaims } from './identity'
import { array, number, object, string } from 'yup'
import { isCanonicalToken } from './isCanonicalToken'
import { isPoolGroup } from './isPoolGroup'
import { rememberTokens } from './rememberTokens'

/** Minimum time between requests for keys after an unknown key id. */
const COOLDOWN = 5 * 60_000
/** Time that known keys stay valid if the pool cannot be reached; then every token is refused. */
const CACHE = 24 * 60 * 60_000
const TIMEOUT = 5_000
/** Time after its end in which a token still identifies its caller for counting. */
const ONCE_GIVEN_SECONDS = 30 * 24 * 60 * 60

export type CognitoParts = { keys?: JWTVerifyGetKey; client?: () => Promise<CognitoClient> }

/** User pool in Amazon Cognito or a server with its protocol: checks tokens and administers accounts. */
export function createCognitoIdentity(settings: Settings, parts: CognitoParts = {}): Identity {
  const { jwksUrl } = settings.cognito
  const clientId = settings.pool.userPoolClientId
  const issuer = jwksUrl.slice(0, -JWKS_PATH.length)
  const keys =
    parts.keys ??
    createRemoteJWKSet(new URL(jwksUrl), {
      cooldownDuration: COOLDOWN,
      cacheMaxAge: CACHE,
      timeoutDuration: TIMEOUT,
    })
  const pool = { issuer, clientId, keys }
  return {
    admin: createCognitoAdmin(settings, parts.client),
    readAccessToken: rememberTokens(
      () => systemClock.now().getTime(),
      (token) => verifyCognitoToken(token, pool),
    ),
    recogniseToken: async (token) =>
      (await verifyCognitoToken(token, pool, ONCE_GIVEN_SECONDS))?.says.sub ?? null,
  }
}

const groupsOfToken = sql<string[]>`array(select jsonb_array_elements_text(caller.says->'groups'))`

/** Allowed difference between Amazon's clocks and ours. */
const TOLERANCE_SECONDS = 60

const claimsSchema = object({
  sub: string().strict().uuid().required(),
  token_use: string().strict().oneOf(['access']).required(),
  client_id: string().strict().required(),
  auth_time: number().strict().integer(),
  'cognito:groups': array(string().strict().required()).strict(),
})

/** The claims of a valid access token; null if invalid or while no keys are available. */
async function verifyCognitoToken(
  token: string,
  pool: { issuer: string; clientId: string; keys: JWTVerifyGetKey },
  tolerance = TOLERANCE_SECONDS,
): Promise<{ says: AccessTokenClaims; endsAt: number } | null> {
  if (!isCanonicalToken(token)) return null
  try {
    const { payload } = await jwtVerify(token, pool.keys, {
      algorithms: ['RS256'],
      issuer: pool.issuer,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: '1d',
      clockTolerance: tolerance,
    })
    const claims = claimsSchema.validateSync(payload)
    if (claims.client_id !== pool.clientId) return null
    const groups = (claims['cognito:groups'] ?? []).filter(isPoolGroup)
    const authenticatedAt = claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000)
    const says = {
      sub: claims.sub,
      groups: groupsOfToken,
      values: { groups },
      authenticatedAt,
      session: null,
    }
    return { says, endsAt: Number(payload.exp) * 1000 }
  } catch {
    return null
  }
}
