import { requireActiveUser, type RequestContext } from '../access/context'
import type { Guidance, GuidanceTimeInput } from '../generated/resolvers'
import { changeGuidance } from './changeGuidance'

/**
 * Moves the caller's booking. The same hour again changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a time that is not offered, INVALID_STATE
 * without a booking or less than 24 hours before it, SLOT_FULL
 */
export async function updateGuidance(context: RequestContext, input: GuidanceTimeInput): Promise<Guidance> {
  const caller = requireActiveUser(context)
  return changeGuidance(context, { userId: caller.id, actorId: caller.id }, input.StartAt)
}
