import { requireAdministrator, type RequestContext } from '../access/context'
import { liftReports } from '../condition/keepStatement'
import type { UserProfile, WithReasonInput } from '../generated/resolvers'
import { changeForReason } from '../users/changeForReason'

/**
 * Ends a pause after a failed renewal check or a condition report. The answers stay.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT without a reason,
 * NOT_FOUND, INVALID_STATE for a former user and without a pause
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
