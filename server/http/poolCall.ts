import type { FastifyRequest } from 'fastify'

/** A call of the user pool's protocol as far as it matters how often it may be made. */
export type PoolCall = {
  /** Presents or asks for a secret; renews a session; or is one like those of the API. */
  kind: 'secret' | 'refresh' | 'other'
  /** Answered with success it has proved a password. */
  provesPassword: boolean
  userName: string | null
  accessToken: string | null
}

const SECRET_OPERATIONS =
  /\.(?:InitiateAuth|SignUp|ConfirmSignUp|ResendConfirmationCode|ForgotPassword|ConfirmForgotPassword)$/

function entry(map: unknown, name: string): unknown {
  return typeof map === 'object' && map !== null && Object.hasOwn(map, name)
    ? Object.entries(map).find(([key]) => key === name)?.[1]
    : undefined
}

const text = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length < 8_192 ? value : null

/** Reads what the call says of itself; none of it is believed yet. */
export function readPoolCall({ headers, body }: FastifyRequest): PoolCall {
  const target = String(headers['x-amz-target'])
  const flow = entry(body, 'AuthFlow')
  const refreshes =
    /^REFRESH_TOKEN(?:_AUTH)?$/.test(String(flow)) || target.endsWith('.GetTokensFromRefreshToken')
  return {
    kind: refreshes ? 'refresh' : SECRET_OPERATIONS.test(target) ? 'secret' : 'other',
    provesPassword:
      (target.endsWith('.InitiateAuth') && flow === 'USER_PASSWORD_AUTH') ||
      (target.endsWith('.RespondToAuthChallenge') && entry(body, 'ChallengeName') === 'PASSWORD_VERIFIER'),
    userName:
      text(entry(body, 'Username')) ??
      text(entry(entry(body, 'AuthParameters'), 'USERNAME')) ??
      text(entry(entry(body, 'ChallengeResponses'), 'USERNAME')),
    accessToken: text(entry(body, 'AccessToken')),
  }
}
