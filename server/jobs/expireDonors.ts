import { and, inArray, lt } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { donorStatusUntil } from '../../shared/donorPeriod'
import { donorStatuses } from '../../shared/lifecycle'
import type { Deps } from '../deps'
import { loseDonorStatus } from '../periods/loseDonorStatus'
import { rewardsOfUser } from '../periods/rewardsOfUser'
import { userProfiles } from '../schema/users'
import { findExamScreening } from '../screenings/findScreening'
import { recipientOf } from '../users/recipientOf'
import { forEachMemberDue } from './forEachDue'

/**
 * Ends the status of donors after their last valid day; the period's rewards become due. A donor who waits
 * for the judgement of a timely renewal test keeps the status for two more weeks, without donating.
 */
export function expireDonors(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(
    inArray(userProfiles.userStatus, [...donorStatuses]),
    lt(userProfiles.donorExpirationDate, today),
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { id, donorExpirationDate: expiration } = profile
    if (!expiration) return false
    const renewal = profile.userStatus === 'DonorRenewalExam' ? await findExamScreening(tx, profile) : null
    if (donorStatusUntil(expiration, renewal?.scheduledRenewalExamDate ?? null) >= today) return false
    const ended = await loseDonorStatus(tx, deps, {
      profile,
      event: 'expired',
      on: expiration,
      now,
      actorId: null,
    })
    await deps.mail.enqueue(tx, {
      kind: 'donorStatusEnded',
      params: { expiration, rewardsDue: (await rewardsOfUser(tx, deps.texts, id)).Due > 0 },
      ...recipientOf(ended),
      dedupeKey: `donorStatusEnded/${id}/${expiration}`,
    })
    return true
  })
}
