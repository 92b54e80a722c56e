import { japaneseDateOf } from '../../../shared/facts/dates'
import { hasExpired } from '../../../shared/rules/donating/donorPeriod'
import { isSuspended } from '../../../shared/rules/person/suspension'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { liftReports } from './condition/keepStatement'
import type { UserProfile, WithReasonInput } from '../../generated/resolvers'
import { endAnswerPauses, requireAnswersLookedAt } from '../users/answerPauses'
import { changeForReason } from '../../records/person/changeForReason'
import { recipientOf } from '../../records/person/findProfile'

/** Ends a pause after a failed renewal check, a condition report or corrected answers. The answers stay. */
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
    tell: async (tx, row) => {
      const { id } = row
      await requireAnswersLookedAt(tx, id)
      await endAnswerPauses(tx, id, context.now)
      await liftReports(tx, id)
      // Whoever may not come for another reason is not called.
      const until = row.donorExpirationDate
      if (isSuspended(row) || row.donorStatus !== 'Certified' || !until) return
      if (hasExpired(until, japaneseDateOf(context.now))) return
      await context.deps.mail.enqueue(tx, {
        kind: 'pauseLifted',
        params: { until },
        ...recipientOf(row),
        dedupeKey: `pauseLifted/${id}/${row.version}`,
      })
    },
  })
}
