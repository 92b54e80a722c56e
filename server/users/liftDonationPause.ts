import { eq, sql } from 'drizzle-orm'
import { withReasonSchema } from '../../shared/validation/reason'
import { recordActivity } from '../activity/recordActivity'
import { requireAdministrator, type RequestContext } from '../context'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError, validated } from '../errors'
import type { UserProfile, WithReasonInput } from '../generated/resolvers'
import { findProfileForUpdate } from './findProfile'
import { requirePresent } from './requirePresent'
import { userProfiles } from './tables'
import { toUserProfile } from './toUserProfile'

/**
 * Lets a donor donate again although the check before renewal did not pass. The check itself stays as it was judged.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, BAD_USER_INPUT without a reason,
 *   NOT_FOUND, INVALID_STATE for somebody who has left and where nothing is paused
 */
export async function liftDonationPause(
  context: RequestContext,
  input: WithReasonInput,
): Promise<UserProfile> {
  const caller = requireAdministrator(context)
  const { UserId, Reason } = validated(withReasonSchema, input)
  const userId = requireUuid(UserId)
  const { now, requestId } = context

  return inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    if (!profile.donationPaused) throw new AppError('INVALID_STATE')
    const [row] = await tx
      .update(userProfiles)
      .set({ donationPaused: false, version: sql`${userProfiles.version} + 1`, updatedAt: now })
      .where(eq(userProfiles.id, userId))
      .returning()
    if (!row) throw new Error('A profile that is held is missing')
    const event = { category: 'Donation', operation: 'LiftPause' } as const
    await recordActivity(tx, { event, userId, actorId: caller.id, reason: Reason, now, requestId })
    return toUserProfile(row, 'administrator')
  })
}
