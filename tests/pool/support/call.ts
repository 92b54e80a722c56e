import type { TestPool } from './startPool'

export type Answer = { status: number; body: Record<string, unknown>; errorType: string | null; text: string }

/** One call of the protocol as it goes over the wire, for what no client would send. */
export async function call(
  pool: Pick<TestPool, 'endpoint'>,
  operation: string,
  body: unknown,
  service = 'AWSCognitoIdentityProviderService',
): Promise<Answer> {
  const response = await fetch(pool.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `${service}.${operation}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: JSON.parse(text),
    errorType: response.headers.get('x-amzn-errortype'),
    text,
  }
}

export const refusal = (type: string, message: string) => ({
  status: 400,
  errorType: type,
  body: { __type: type, message },
})

export const wrongPassword = refusal('NotAuthorizedException', 'Incorrect username or password.')
export const locked = refusal('NotAuthorizedException', 'Password attempts exceeded')
export const wrongCode = refusal(
  'CodeMismatchException',
  'Invalid verification code provided, please try again.',
)
export const expiredCode = refusal(
  'ExpiredCodeException',
  'Invalid code provided, please request a code again.',
)
export const attemptLimit = refusal(
  'LimitExceededException',
  'Attempt limit exceeded, please try after some time.',
)

/** Signs in with the password itself: one call, for tests that are about something else. */
export const signInPlainly = (
  pool: Pick<TestPool, 'endpoint'> & { settings: { pool: { userPoolClientId: string } } },
  USERNAME: string,
  PASSWORD: string,
) =>
  call(pool, 'InitiateAuth', {
    ClientId: pool.settings.pool.userPoolClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
  })

export type Tokens = { AccessToken: string; IdToken: string; RefreshToken: string }

function isTokens(value: unknown): value is Tokens {
  return typeof value === 'object' && value !== null && 'AccessToken' in value && 'IdToken' in value
}

/** The tokens of an answer that has them. */
export function tokensOf(answer: Answer): Tokens {
  const { AuthenticationResult: result } = answer.body
  if (!isTokens(result)) throw new Error(`no tokens: ${answer.text}`)
  return result
}
