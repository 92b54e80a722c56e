import { and, eq, gte, lte } from 'drizzle-orm'
import { daysBetween, japaneseDateOf } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import type { Deps } from '../deps'
import { userProfiles } from '../schema/users'
import { moveStatus } from '../users/moveStatus'
import { recipientOf } from '../users/recipientOf'
import { forEachMemberDue } from './forEachDue'

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
