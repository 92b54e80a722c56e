import { addDays, japaneseDateOf } from '../../shared/dates'
import { CONTACT_KEPT_DAYS } from '../../shared/rewards'
import { recordActivity } from '../activity/recordActivity'
import type { Transaction } from '../db/client'
import type { Deps } from '../deps'
import type { UserProfileRow } from '../users/tables'
import { closePeriod } from './closePeriod'
import { findOpenPeriod } from './findOpenPeriod'
import { rewardsOfUser } from './rewardsOfUser'
import { rewardContacts } from './tables'

/**
 * Ends the period of somebody who leaves: what was donated becomes due, without a mail of its own. While anything is
 * due, one address is kept apart from the person.
 */
export async function closePeriodOfLeaver(
  tx: Transaction,
  deps: Pick<Deps, 'mail' | 'texts'>,
  { profile, now }: { profile: UserProfileRow; now: Date },
): Promise<void> {
  const today = japaneseDateOf(now)
  const period = await findOpenPeriod(tx, profile.id)
  if (period) {
    const last = period.validUntil && period.validUntil < today ? period.validUntil : today
    await closePeriod(tx, deps, {
      profile: { ...profile, email: null },
      period,
      on: last,
      renewed: false,
      now,
    })
    const event = { category: 'Screening', operation: 'End' } as const
    await recordActivity(tx, { event, userId: profile.id, actorId: null, now })
  }
  const { Due } = await rewardsOfUser(tx, deps.texts, profile.id)
  if (Due > 0 && profile.email)
    await tx.insert(rewardContacts).values({
      userId: profile.id,
      email: profile.email,
      keepUntil: addDays(today, CONTACT_KEPT_DAYS),
      createdAt: now,
    })
}
