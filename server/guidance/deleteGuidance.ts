import { requireActiveUser, type RequestContext } from '../access/context'
import type { Guidance } from '../generated/resolvers'
import { cancelGuidance } from './cancelGuidance'

/**
 * Cancels the caller's booking; the invitation gets a new deadline of 14 days.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, INVALID_STATE without a booking or less than 24 hours before
 * it
 */
export async function deleteGuidance(context: RequestContext): Promise<Guidance> {
  const caller = requireActiveUser(context)
  return cancelGuidance(context, { userId: caller.id, actorId: caller.id })
}
