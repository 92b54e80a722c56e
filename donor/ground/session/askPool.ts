import { STORAGE_REFUSED } from '../../../shared/words/program/authErrors'
import { object, string } from '../../../shared/forms/yup'
import { isRecord } from '../../../shared/facts/isRecord'
import { callPool } from './callPool'
import { clientConfig } from './clientConfig'
import { PREFIX } from './storedTokens'

const answerSchema = object({
  ChallengeName: string(),
  Session: string(),
  ChallengeParameters: object({ CREDENTIAL_REQUEST_OPTIONS: string() }),
  AuthenticationResult: object({
    AccessToken: string().required(),
    IdToken: string().required(),
    RefreshToken: string().required(),
  }).default(undefined),
})

/** One step of a sign-in that Amplify does not know. @throws NetworkError, or the pool's refusal */
export async function askPool(operation: string, input: object) {
  const { userPoolClientId: ClientId } = await clientConfig()
  return answerSchema.validateSync(await callPool(operation, { ClientId, ...input }))
}

export type TokenSet = { AccessToken: string; IdToken: string; RefreshToken: string }

const ownerKey = (client: string) => `${client}.${localStorage.getItem(`${client}.LastAuthUser`)}`

function writeTokens(person: string, tokens: TokenSet): void {
  localStorage.setItem(`${person}.accessToken`, tokens.AccessToken)
  localStorage.setItem(`${person}.idToken`, tokens.IdToken)
  localStorage.setItem(`${person}.refreshToken`, tokens.RefreshToken)
}

/** Writes to Amplify's storage, its only state. @returns the replaced refresh token */
export function replaceTokens(clientId: string, tokens: TokenSet): string | null {
  const person = ownerKey(PREFIX + clientId)
  const replaced = localStorage.getItem(`${person}.refreshToken`)
  writeTokens(person, tokens)
  return replaced
}

/** As Amplify keeps whoever has signed in. @throws STORAGE_REFUSED: no page would find them */
export async function keepTokens(tokens: TokenSet): Promise<void> {
  const { userPoolClientId } = await clientConfig()
  const { sub, iat } = claimsOf(tokens.AccessToken)
  const client = PREFIX + userPoolClientId
  const person = `${client}.${sub}`
  try {
    writeTokens(person, tokens)
    localStorage.setItem(`${person}.clockDrift`, String(iat * 1000 - Date.now()))
    localStorage.setItem(`${client}.LastAuthUser`, sub)
  } catch (cause) {
    throw Object.assign(new Error('Tokens were not kept', { cause }), { name: STORAGE_REFUSED })
  }
}

function claimsOf(token: string): { sub: string; iat: number } {
  const [, payload = ''] = token.split('.')
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  if (!isRecord(claims) || typeof claims.sub !== 'string' || typeof claims.iat !== 'number')
    throw new Error('Not an access token')
  return { sub: claims.sub, iat: claims.iat }
}
