import { createRemoteJWKSet } from 'jose'
import type { JWTVerifyGetKey } from 'jose'
import type { Settings } from '../env'
import { createCognitoAdmin } from './cognitoAdmin'
import type { CognitoClient } from './cognitoAdmin'
import type { Identity } from './identity'
import { verifyCognitoToken } from './tokens/verifyCognitoToken'

/** An unknown key id makes us ask for the keys again, at most this often. */
const COOLDOWN = 5 * 60_000
/** How long known keys serve when they cannot be asked for; after that every token is refused. */
const CACHE = 24 * 60 * 60_000
const TIMEOUT = 5_000
/** How long after its end a token still tells whose calls these are. */
const ONCE_GIVEN_SECONDS = 30 * 24 * 60 * 60

/** What a test puts in the place of the network. */
export type CognitoParts = { keys?: JWTVerifyGetKey; client?: () => Promise<CognitoClient> }

/**
 * Amazon Cognito as the user pool: people are kept and signed in there; here tokens are checked, and accounts
 * administered through the AWS SDK, which is loaded on its first use.
 */
export function createCognitoIdentity(settings: Settings, parts: CognitoParts = {}): Identity {
  const { region, userPoolId, userPoolClientId: clientId } = settings.pool
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`
  const keys =
    parts.keys ??
    createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
      cooldownDuration: COOLDOWN,
      cacheMaxAge: CACHE,
      timeoutDuration: TIMEOUT,
    })
  return {
    admin: createCognitoAdmin({ region, userPoolId, clientId }, parts.client),
    verifyAccessToken: (token) => verifyCognitoToken(token, { issuer, clientId, keys }),
    recogniseToken: async (token) =>
      (await verifyCognitoToken(token, { issuer, clientId, keys }, ONCE_GIVEN_SECONDS))?.sub ?? null,
  }
}
