import { withReasonSchema } from '../../shared/validation/personActions'
import { requireAdministrator, type RequestContext } from '../access/context'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { validated } from '../errors'
import type { DeleteUserInput, UserProfile } from '../generated/resolvers'
import { requirePresent } from '../users/findProfile'
import { toUserProfile } from '../users/toUserProfile'
import { finishLeaving } from './finishLeaving'
import { leaveService, lockLeavingProfile } from './leaveService'

/**
 * Removes a member: what withdrawal does, for a reason that is kept.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, BAD_USER_INPUT without a reason,
 *   NOT_FOUND, INVALID_STATE for somebody who has left
 */
export async function deleteUser(context: RequestContext, input: DeleteUserInput): Promise<UserProfile> {
  const caller = requireAdministrator(context)
  const { UserId, Reason } = validated(withReasonSchema, input)
  const userId = requireUuid(UserId)

  const row = await inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await lockLeavingProfile(tx, userId))
    return leaveService(tx, context, { profile, operation: 'Delete', actorId: caller.id, reason: Reason })
  })
  await finishLeaving(context.deps, userId)
  return toUserProfile(row)
}
