import { requireActiveUser, type RequestContext } from '../access/context'
import type { Guidance, GuidanceTimeInput } from '../generated/resolvers'
import { bookGuidance } from './bookGuidance'
import type { ClaimPlace } from './claimBookingSlot'

/**
 * Books an hour for the caller's invitation.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a time that is not offered, INVALID_STATE
 * without an open invitation, after its deadline or with a booking, SLOT_FULL
 */
export async function reserveGuidance(
  context: RequestContext,
  input: GuidanceTimeInput,
  claim?: ClaimPlace,
): Promise<Guidance> {
  const caller = requireActiveUser(context)
  return bookGuidance(context, { userId: caller.id, actorId: caller.id }, input.StartAt, claim)
}
