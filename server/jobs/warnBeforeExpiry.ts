import { and, gt, inArray, lte } from 'drizzle-orm'
import { addDays, daysBetween, japaneseDateOf } from '../../shared/dates'
import { donorStatuses } from '../../shared/lifecycle'
import type { Deps } from '../deps'
import { userProfiles } from '../schema/users'
import { recipientOf } from '../users/recipientOf'
import { forEachMemberDue } from './forEachDue'

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
