import { withoutEndSlash } from './withoutEndSlash'

type Environment = Record<string, string | undefined>

export const JWKS_PATH = '/.well-known/jwks.json'

/** The AWS SDK's endpoint setting for one service, else for all; null for Amazon's own. */
export function endpointOf(
  env: Environment,
  service: 'S3' | 'SQS' | 'KMS' | 'COGNITO_IDENTITY_PROVIDER',
): string | null {
  if (env.AWS_IGNORE_CONFIGURED_ENDPOINT_URLS === 'true') return null
  const url = env[`AWS_ENDPOINT_URL_${service}`] || env.AWS_ENDPOINT_URL
  return url ? withoutEndSlash(url) : null
}

/** The address of the pool's public keys; the part before `JWKS_PATH` is the issuer. */
export function jwksUrlOf(env: Environment, pool: { region: string; userPoolId: string }): string {
  if (env.COGNITO_JWKS_URL) return env.COGNITO_JWKS_URL
  const host =
    endpointOf(env, 'COGNITO_IDENTITY_PROVIDER') ?? `https://cognito-idp.${pool.region}.amazonaws.com`
  return `${host}/${pool.userPoolId}${JWKS_PATH}`
}
