import { requireDuty, type RequestContext } from '../access/context'
import { liftReports } from '../condition/keepStatement'
import type { UserProfile, WithReasonInput } from '../generated/resolvers'
import { endAnswerPauses, requireAnswersLookedAt } from '../users/answerPauses'
import { changeForReason } from '../users/changeForReason'

/**
 * Ends a pause after a failed renewal check, a condition report or corrected answers. The answers stay.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT without a reason, NOT_FOUND,
 * INVALID_STATE for a former user, without a pause and while corrected answers wait to be looked at
 */
export async function liftDonationPause(
  context: RequestContext,
  input: WithReasonInput,
): Promise<UserProfile> {
  const caller = requireDuty(context, 'liftDonationPause')
  return changeForReason(context, input, {
    actorId: caller.id,
    isDue: (profile) => profile.donationPaused || profile.resting,
    change: { donationPaused: false, resting: false, restingUntil: null },
    event: { category: 'Donation', operation: 'LiftPause' },
    tell: async (tx, { id }) => {
      await requireAnswersLookedAt(tx, id)
      await endAnswerPauses(tx, id, context.now)
      await liftReports(tx, id)
    },
  })
}
