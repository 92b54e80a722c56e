import { requireAdministrator, type RequestContext } from '../context'
import type { UserProfile, WithReasonInput } from '../generated/resolvers'
import { changeForReason } from './changeForReason'

/**
 * Lets a donor donate again although the check before renewal did not pass. The check itself stays as it was judged.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, BAD_USER_INPUT without a reason,
 *   NOT_FOUND, INVALID_STATE for somebody who has left and where nothing is paused
 */
export async function liftDonationPause(
  context: RequestContext,
  input: WithReasonInput,
): Promise<UserProfile> {
  const caller = requireAdministrator(context)
  return changeForReason(context, input, {
    actorId: caller.id,
    isDue: (profile) => profile.donationPaused,
    change: { donationPaused: false },
    event: { category: 'Donation', operation: 'LiftPause' },
  })
}
