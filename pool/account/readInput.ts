import { array, object, string, ValidationError, type InferType, type Schema } from 'yup'
import { isFreshProof } from '../../server/ground/identity/freshProof'
import type { Caller, PoolContext } from '../ground/context'
import { refusals } from '../ground/poolError'
import { verifyToken, type VerifiedToken } from './tokens/verifyToken'
import { noteEvent } from '../ground/users/noteEvent'

const MAX_TEXT = 1_024
const MAX_TOKEN = 8_192

export const textInput = () => string().strict().max(MAX_TEXT)
export const tokenInput = () => string().strict().max(MAX_TOKEN)
export const codeInput = () => string().strict().max(MAX_TEXT)

export const attributesInput = () =>
  array(object({ Name: textInput().required(), Value: textInput().defined() })).max(20)

/** @throws InvalidParameterException naming the first field that does not fit */
export function readInput<S extends Schema>(schema: S, body: unknown): InferType<S> {
  try {
    return schema.validateSync(body)
  } catch (error) {
    if (error instanceof ValidationError)
      throw refusals.parameter(`Invalid parameter: ${error.path || 'body'}`)
    throw error
  }
}

/** One entry of a text map such as `AuthParameters`. @throws InvalidParameterException when it is missing */
export function readEntry(map: unknown, name: string): string {
  const value =
    typeof map === 'object' && map !== null && Object.hasOwn(map, name)
      ? Object.entries(map).find(([key]) => key === name)?.[1]
      : undefined
  if (typeof value !== 'string' || value === '' || value.length > MAX_TOKEN)
    throw refusals.parameter(`Missing required parameter ${name}`)
  return value
}

export type Operation = (context: PoolContext, body: unknown, caller: Caller) => Promise<object>

/** @throws NotAuthorizedException unless it is a valid access token */
export async function requireAccess(context: PoolContext, token: string): Promise<VerifiedToken> {
  const verified = await verifyToken(context, token, 'access')
  if (!verified) throw refusals.badAccessToken()
  return verified
}

/**
 * Requires a sign-in within the last minutes, before a change of the way to sign in.
 * @throws NotAuthorizedException, with its own message when only the sign-in is too old
 */
export async function requireProof(
  context: PoolContext,
  token: string,
  caller: Caller,
): Promise<VerifiedToken> {
  const verified = await requireAccess(context, token)
  if (isFreshProof(verified.authenticatedAt, context.clock.now())) return verified
  await noteEvent(context, context.db, { kind: 'ProofMissing', accountId: verified.user.sub, caller })
  throw refusals.proofMissing()
}

/** @throws ResourceNotFoundException when the call names another client */
export function requireClient(context: PoolContext, clientId: string): void {
  if (clientId !== context.settings.pool.userPoolClientId) throw refusals.noSuchClient()
}
