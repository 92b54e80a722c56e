import { and, eq, lte, not, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import { consentIsWithdrawn } from '../consents/consentsOfUser'
import type { Deps } from '../deps'
import { tellOfSuspension } from '../office/tellOfSuspension'
import { userProfiles } from '../schema/users'
import { forEachMemberDue } from './forEachMemberDue'
import { inviteWaiting } from './inviteWaiting'

/**
 * Ends suspensions for a time on the morning of the day that was set, and tells the person. Whoever has withdrawn the
 * consent stays suspended until there is a new one.
 */
export async function liftSuspensions(deps: Deps, now: Date): Promise<number> {
  const due = and(
    eq(userProfiles.suspensionStatus1, true),
    lte(userProfiles.suspendedUntil, japaneseDateOf(now)),
    not(consentIsWithdrawn),
  )
  const lifted = await forEachMemberDue(deps, due, async (tx, { id }) => {
    const [row] = await tx
      .update(userProfiles)
      .set({
        suspensionStatus1: false,
        suspendedUntil: null,
        version: sql`${userProfiles.version} + 1`,
        updatedAt: now,
      })
      .where(eq(userProfiles.id, id))
      .returning()
    if (!row) return false
    const event = { category: 'Account', operation: 'Resume' } as const
    await recordActivity(tx, { event, userId: id, actorId: null, now })
    await tellOfSuspension(tx, deps, row, 'lifted')
    return true
  })
  // Whoever waits takes their place in line again.
  if (lifted > 0) await inviteWaiting(deps, now)
  return lifted
}
