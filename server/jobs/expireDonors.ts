import { and, inArray, lt } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { donorStatuses } from '../../shared/lifecycle'
import type { Deps } from '../deps'
import { loseDonorStatus } from '../donations/loseDonorStatus'
import { rewardsOfUser } from '../donations/rewardsOfUser'
import { recipientOf } from '../users/recipientOf'
import { userProfiles } from '../users/tables'
import { forEachMemberDue } from './forEachMemberDue'

/** Ends the status of donors whose last valid day is over; the rewards of the period become due. */
export function expireDonors(deps: Deps, now: Date): Promise<number> {
  const due = and(
    inArray(userProfiles.userStatus, [...donorStatuses]),
    lt(userProfiles.donorExpirationDate, japaneseDateOf(now)),
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { id, donorExpirationDate: expiration } = profile
    if (!expiration) return false
    const ended = await loseDonorStatus(tx, deps, {
      profile,
      event: 'expired',
      on: expiration,
      now,
      actorId: null,
    })
    await deps.mail.enqueue(tx, {
      kind: 'donorStatusEnded',
      params: { expiration, rewardsDue: (await rewardsOfUser(tx, id)).Due > 0 },
      ...recipientOf(ended),
      dedupeKey: `donorStatusEnded/${id}/${expiration}`,
    })
    return true
  })
}
