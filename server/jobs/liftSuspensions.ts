import { and, eq, lte, not, sql, inArray, notExists } from 'drizzle-orm'
import { japaneseDateOf, addMonths } from '../../shared/dates'
import { donorStatuses } from '../../shared/lifecycle'
import { AGE_LIMIT, isEligibleAge } from '../../shared/validation/profile'
import { recordActivity } from '../activity/recordActivity'
import { followCondition } from '../condition/followCondition'
import { consentIsWithdrawn } from '../consents/consentsOfUser'
import type { Deps } from '../deps'
import { tellOfSuspension } from '../office/tellOfSuspension'
import { openPoint } from '../officePoints/profilePoints'
import { officePoints } from '../schema/officePoints'
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

/** Clears the rest mark when its day comes. Donating itself depends on the day, not on the mark. */
export async function endRests(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const due = and(eq(userProfiles.resting, true), lte(userProfiles.restingUntil, today))
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const { resting } = await followCondition(tx, profile, { today, now })
    if (resting) return false
    const event = { category: 'Donation', operation: 'EndRest' } as const
    await recordActivity(tx, { event, userId: profile.id, actorId: null, now })
    return true
  })
}

/** Asks the office once about each donor at the upper age limit. It ends nothing. */
export function noticeUpperAge(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const asked = deps.db
    .select({ one: sql`1` })
    .from(officePoints)
    .where(and(eq(officePoints.userId, userProfiles.id), eq(officePoints.kind, 'AgeReached')))
  const due = and(
    inArray(userProfiles.userStatus, [...donorStatuses]),
    lte(userProfiles.birthday, addMonths(today, -12 * AGE_LIMIT)),
    notExists(asked),
  )
  return forEachMemberDue(deps, due, async (tx, { id, birthday }) => {
    if (!birthday || isEligibleAge(birthday, today)) return false
    return openPoint(tx, { userId: id, kind: 'AgeReached', now })
  })
}
