import { jwtVerify } from 'jose'
import type { JWTVerifyGetKey } from 'jose'
import { array, number, object, string } from 'yup'
import type { AccessTokenClaims } from '../identity'
import { isPoolGroup } from '../isPoolGroup'
import { isCanonicalToken } from './isCanonicalToken'

/** Amazon's clocks and ours may differ by so much. */
const TOLERANCE_SECONDS = 60

const claimsSchema = object({
  sub: string().strict().uuid().required(),
  token_use: string().strict().oneOf(['access']).required(),
  client_id: string().strict().required(),
  auth_time: number().strict().integer(),
  'cognito:groups': array(string().strict().required()).strict(),
})

/**
 * The claims of a good access token of a Cognito pool, null for anything else; also null while its keys can
 * neither be had nor remembered.
 */
export async function verifyCognitoToken(
  token: string,
  pool: { issuer: string; clientId: string; keys: JWTVerifyGetKey },
  tolerance = TOLERANCE_SECONDS,
): Promise<AccessTokenClaims | null> {
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
    return { sub: claims.sub, groups, authenticatedAt }
  } catch {
    return null
  }
}
