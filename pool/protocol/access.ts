import type { Caller, PoolContext } from '../context'
import { isFreshProof } from '../../server/identity/freshProof'
import { refusals } from '../poolError'
import { verifyToken } from '../tokens/verifyToken'
import type { VerifiedToken } from '../tokens/verifyToken'
import { noteEvent } from '../users/noteEvent'

/** @throws NotAuthorizedException unless it is a good access token */
export async function requireAccess(context: PoolContext, token: string): Promise<VerifiedToken> {
  const verified = await verifyToken(context, token, 'access')
  if (!verified) throw refusals.badAccessToken()
  return verified
}

/**
 * Required before a change of the account's way to sign in: a sign-in within the last minutes.
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
