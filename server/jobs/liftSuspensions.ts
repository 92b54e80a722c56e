import { and, eq, lte, not, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { recordActivity } from '../activity/recordActivity'
import { consentIsWithdrawn } from '../consents/consentsOfUser'
import type { Deps } from '../deps'
import { tellOfSuspension } from '../office/tellOfSuspension'
import { userProfiles } from '../schema/users'
import { forEachMemberDue } from './forEachDue'
import { inviteWaiting } from './inviteWaiting'

/**
 * Ends temporary suspensions on the morning of their day and tells the person. A person who withdrew the
 * consent stays suspended until a new signature.
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
  // Waiting people return to their place in line.
  if (lifted > 0) await inviteWaiting(deps, now)
  return lifted
}
