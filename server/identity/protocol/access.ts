import type { PoolContext } from '../context'
import { refusals } from '../poolError'
import { verifyToken } from '../tokens/verifyToken'
import type { VerifiedToken } from '../tokens/verifyToken'

/** @throws NotAuthorizedException unless it is a good access token */
export async function requireAccess(context: PoolContext, token: string): Promise<VerifiedToken> {
  const verified = await verifyToken(context, token, 'access')
  if (!verified) throw refusals.badAccessToken()
  return verified
}

/** @throws ResourceNotFoundException when the call is for another client */
export function requireClient(context: PoolContext, clientId: string): void {
  if (clientId !== context.settings.pool.userPoolClientId) throw refusals.noSuchClient()
}
