/**
 * OpenID Connect Discovery, for whoever checks our tokens. There is no authorization endpoint: people sign in by Cognito's
 * protocol, and no response type is supported.
 */
export const discoveryOf = (issuer: string) => ({
  issuer,
  jwks_uri: `${issuer}/.well-known/jwks.json`,
  response_types_supported: [],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  claims_supported: [
    'sub',
    'iss',
    'aud',
    'exp',
    'iat',
    'jti',
    'auth_time',
    'token_use',
    'email',
    'email_verified',
    'cognito:username',
    'cognito:groups',
  ],
})
