import { requireActiveUser, type RequestContext } from '../access/context'
import type { Guidance, GuidanceTimeInput } from '../generated/resolvers'
import { changeGuidance } from './changeGuidance'

/**
 * Moves one's booking to another hour. Asking for the hour one already has changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a time that is not offered, INVALID_STATE without a
 *   booking or less than 24 hours before it, SLOT_FULL
 */
export async function updateGuidance(context: RequestContext, input: GuidanceTimeInput): Promise<Guidance> {
  const caller = requireActiveUser(context)
  return changeGuidance(context, { userId: caller.id, actorId: caller.id }, input.StartAt)
}
