import { and, inArray, lt, eq, gte, lte, gt } from 'drizzle-orm'
import { japaneseDateOf, daysBetween, addDays } from '../../shared/dates'
import { donorStatusUntil } from '../../shared/donorPeriod'
import { donorStatuses } from '../../shared/lifecycle'
import { recordActivity } from '../activity/recordActivity'
import type { Deps } from '../deps'
import { loseDonorStatus } from '../periods/loseDonorStatus'
import { rewardsOfUser } from '../periods/rewardsOfUser'
import { userProfiles } from '../schema/users'
import { findExamScreening } from '../screenings/findScreening'
import { moveStatus } from '../users/moveStatus'
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

/** Starts the renewal of donors whose window has begun. Donating continues. */
export function beginRenewalWindows(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(
    eq(userProfiles.userStatus, 'Donation'),
    lte(userProfiles.commencementWindowPeriodDate, today),
    gte(userProfiles.donorExpirationDate, today),
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { id, donorExpirationDate: expiration } = profile
    if (!expiration) return false
    const moved = await moveStatus(tx, { id, from: 'Donation' }, 'renewalWindowBegan', now, {
      sentUpdateNoticeAt: now,
    })
    const event = { category: 'Screening', operation: 'OpenRenewal' } as const
    await recordActivity(tx, { event, userId: id, actorId: null, now })
    await deps.mail.enqueue(tx, {
      kind: 'renewalBegins',
      params: { expiration, days: daysBetween(today, expiration) },
      ...recipientOf(moved),
      dedupeKey: `renewalBegins/${id}/${expiration}`,
    })
    return true
  })
}

const WARN_DAYS = 7

/** Tells donors once a period that it ends within seven days. */
export function warnBeforeExpiry(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(
    inArray(userProfiles.userStatus, [...donorStatuses]),
    gt(userProfiles.donorExpirationDate, today),
    lte(userProfiles.donorExpirationDate, addDays(today, WARN_DAYS)),
  )
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { id, donorExpirationDate: expiration } = profile
    if (!expiration) return false
    return deps.mail.enqueue(tx, {
      kind: 'expiresSoon',
      params: { expiration, days: daysBetween(today, expiration) },
      ...recipientOf(profile),
      dedupeKey: `expiresSoon/${id}/${expiration}`,
    })
  })
}
