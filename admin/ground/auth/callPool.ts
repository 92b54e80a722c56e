import { isRecord } from '../../../shared/facts/isRecord'
import type { PoolSettings } from './createPool'

/** `ap-northeast-1` of `ap-northeast-1_Example`. */
const regionOf = ({ userPoolId }: PoolSettings) => userPoolId.slice(0, userPoolId.indexOf('_'))

/**
 * Calls operations of the protocol that Cognito's client lacks.
 * @throws the client's own errors: an error with the refusal's name, or code NetworkError
 */
export async function callPool(
  settings: PoolSettings,
  operation: string,
  input: object,
): Promise<Record<string, unknown>> {
  const lost = (cause: unknown): never => {
    throw Object.assign(new Error('Network error', { cause }), { code: 'NetworkError' })
  }
  const endpoint = settings.userPoolEndpoint ?? `https://cognito-idp.${regionOf(settings)}.amazonaws.com/`
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  }).catch(lost)
  const body: unknown = await response.json().catch(() => null)
  const answer = isRecord(body) ? body : {}
  if (response.ok) return answer
  const { __type: name, message } = answer
  throw Object.assign(new Error(String(message ?? '')), { name: String(name ?? 'InternalErrorException') })
}
