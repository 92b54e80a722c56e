import { isRecord } from '../../shared/isRecord'
import type { PoolSettings } from './createSession'

/**
 * Opens the first administrator's account with a one-time link: an operation of our own pool, which Cognito's client lacks.
 * @throws what the pool's client would throw: an error with the refusal's name, or code NetworkError
 */
export async function createFirstAdministrator(
  { userPoolEndpoint, userPoolClientId }: PoolSettings,
  { token, email, password }: { token: string; email: string; password: string },
): Promise<void> {
  const response = await fetch(userPoolEndpoint ?? '/identity/', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.CreateFirstAdministrator',
    },
    body: JSON.stringify({ ClientId: userPoolClientId, Link: token, Username: email, Password: password }),
  }).catch((cause: unknown) => {
    throw Object.assign(new Error('Network error', { cause }), { code: 'NetworkError' })
  })
  if (response.ok) return
  const refusal: unknown = await response.json().catch(() => null)
  const { __type: name, message } = isRecord(refusal) ? refusal : {}
  throw Object.assign(new Error(String(message ?? '')), { name: String(name ?? 'InternalErrorException') })
}
