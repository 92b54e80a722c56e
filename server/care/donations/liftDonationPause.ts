import { japaneseDateOf } from '../../../shared/facts/dates'
import { roomAhead } from '../../../shared/rules/visits/roomAhead'
import { factsOf, mayCome, visitAt } from '../../../shared/rules/visits/visit'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { liftReports } from './condition/keepStatement'
import type { UserProfile, WithReasonInput } from '../../generated/resolvers'
import { endAnswerPauses, requireAnswersLookedAt } from '../users/answerPauses'
import { changeForReason } from '../../records/person/changeForReason'
import { recipientOf } from '../../records/person/findProfile'
import { toUserProfile } from '../../records/person/toUserProfile'
import { dayToSign } from '../users/consentToSign'

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
      const { now, deps } = context
      const known = { suspendedUntil: row.suspendedUntil, signBy: await dayToSign(tx, context, id) }
      const today = japaneseDateOf(now)
      const visit = visitAt(factsOf(toUserProfile(row), known), now, roomAhead(deps.texts, today))
      if (!mayCome(visit)) return
      await deps.mail.enqueue(tx, {
        kind: 'pauseLifted',
        params: {
          until: row.donorExpirationDate,
          ...(visit.from !== today && { from: visit.from }),
        },
        ...recipientOf(row),
        dedupeKey: `pauseLifted/${id}/${row.version}`,
      })
    },
  })
}
