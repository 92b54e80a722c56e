import { requireAdministrator, type RequestContext } from '../access/context'
import { liftReports } from '../condition/followCondition'
import type { UserProfile, WithReasonInput } from '../generated/resolvers'
import { changeForReason } from '../users/changeForReason'

/**
 * Lets a donor donate again although the check before renewal did not pass, or although what was said about the condition
 * means another day. What was answered and said stays as it was.
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
    isDue: (profile) => profile.donationPaused || profile.resting,
    change: { donationPaused: false, resting: false, restingUntil: null },
    event: { category: 'Donation', operation: 'LiftPause' },
    tell: (tx, { id }) => liftReports(tx, id),
  })
}
