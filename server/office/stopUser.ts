import { eq, sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../shared/dates'
import { CONSENT_WITHDRAWN } from '../../shared/messages/apiErrors'
import { stopUserSchema } from '../../shared/validation/personActions'
import { requireAdministrator, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { hasWithdrawnConsent } from '../consents/consentsOfUser'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError, validated } from '../errors'
import type { StopUserInput, UserProfile } from '../generated/resolvers'
import { userProfiles } from '../schema/users'
import { findProfileForUpdate, requirePresent } from '../users/findProfile'
import { toUserProfile } from '../users/toUserProfile'
import { inviteFromWaitingList } from '../waitingList/invite'
import { tellOfSuspension } from './tellOfSuspension'

/**
 * Suspends a member for a time, or lifts that: they read, leave and sign out, and nothing else. With a day to go on it
 * ends by itself on that morning (`liftSuspensions`); given again while it stands, another day moves the end. Asking for
 * what already is changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, BAD_USER_INPUT without a reason and for a
 *   day that is not to come, NOT_FOUND, INVALID_STATE for somebody who has left, and to go on without a consent
 */
export async function stopUser(context: RequestContext, input: StopUserInput): Promise<UserProfile> {
  const caller = requireAdministrator(context)
  const { now, requestId, deps } = context
  const { UserId, Stop, Reason, Until } = validated(stopUserSchema(japaneseDateOf(now)), input)
  const userId = requireUuid(UserId)

  const row = await inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    const stands = profile.suspensionStatus1
    // Left out, it stays as it is: an older client that asks twice takes no end away.
    const until = Until === undefined && stands ? profile.suspendedUntil : (Until ?? null)
    if (stands && !Stop && (await hasWithdrawnConsent(tx, userId)))
      throw new AppError('INVALID_STATE', CONSENT_WITHDRAWN)
    if (stands === Stop && (!Stop || until === profile.suspendedUntil)) return profile
    const [changed] = await tx
      .update(userProfiles)
      .set({
        suspensionStatus1: Stop,
        suspendedUntil: Stop ? until : null,
        // Kept when it is lifted: it says when the last one began.
        ...(Stop && !stands ? { updatedSuspensionStatus1ToTrueAt: now } : {}),
        version: sql`${userProfiles.version} + 1`,
        updatedAt: now,
      })
      .where(eq(userProfiles.id, userId))
      .returning()
    if (!changed) throw new Error('A profile that is held is missing')
    const event = Stop
      ? ({ category: 'Account', operation: 'Stop', until, isMoved: stands } as const)
      : ({ category: 'Account', operation: 'Resume' } as const)
    await recordActivity(tx, { event, userId, actorId: caller.id, reason: Reason, now, requestId })
    await tellOfSuspension(tx, deps, changed, Stop ? (stands ? 'moved' : 'stopped') : 'lifted')
    return changed
  })
  // Apart, for inviters hold the month before the people: whoever may go on takes their place in line again.
  if (!Stop) await inTransaction(context, (tx) => inviteFromWaitingList(tx, deps, now))
  return toUserProfile(row)
}
