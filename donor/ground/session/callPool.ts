import { NetworkError } from './apiError'
import { clientConfig } from './clientConfig'

class PoolRefusal extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

const textOf = (body: object, field: string) => {
  const value: unknown = new Map(Object.entries(body)).get(field)
  return typeof value === 'string' ? value : ''
}

/** Calls operations that Amplify lacks. @throws NetworkError without a valid answer, else the refusal */
export async function callPool(operation: string, input: object): Promise<object> {
  const { region, userPoolEndpoint } = await clientConfig()
  const lost = (cause: unknown): never => {
    throw new NetworkError(cause)
  }
  const answer = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  }).catch(lost)
  const body: unknown = await answer.json().catch(lost)
  if (typeof body !== 'object' || body === null) return lost(body)
  if (answer.ok) return body
  const name = textOf(body, '__type')
  if (name === '' || answer.status >= 500) return lost(answer.status)
  throw new PoolRefusal(name, textOf(body, 'message'))
}
