import { eq, sql } from 'drizzle-orm'
import { withReasonSchema } from '../../shared/validation/reason'
import { recordActivity } from '../activity/recordActivity'
import { requireAdministrator, type RequestContext } from '../context'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError, validated } from '../errors'
import type { UserProfile, WithReasonInput } from '../generated/resolvers'
import { onlineCheckKindIn } from '../screenings/onlineCheckKind'
import { findProfileForUpdate } from './findProfile'
import { requirePresent } from './requirePresent'
import { userProfiles } from './tables'
import { toUserProfile } from './toUserProfile'

/**
 * Lets somebody answer the check once more although it refused for good (Failed_2). Another refusal stands again.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, BAD_USER_INPUT without a reason,
 *   NOT_FOUND, INVALID_STATE for somebody who has left and where the last check did not refuse for good
 */
export async function reopenOnlineCheck(
  context: RequestContext,
  input: WithReasonInput,
): Promise<UserProfile> {
  const caller = requireAdministrator(context)
  const { UserId, Reason } = validated(withReasonSchema, input)
  const userId = requireUuid(UserId)
  const { now, requestId } = context

  return inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    if (profile.onlineCheckResult !== 'Failed_2' || !onlineCheckKindIn(profile.userStatus))
      throw new AppError('INVALID_STATE')
    const [row] = await tx
      .update(userProfiles)
      .set({ onlineCheckReopenedAt: now, version: sql`${userProfiles.version} + 1`, updatedAt: now })
      .where(eq(userProfiles.id, userId))
      .returning()
    if (!row) throw new Error('A profile that is held is missing')
    const event = { category: 'OnlineCheck', operation: 'Reopen' } as const
    await recordActivity(tx, { event, userId, actorId: caller.id, reason: Reason, now, requestId })
    return toUserProfile(row, 'administrator')
  })
}
