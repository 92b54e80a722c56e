import type { ActivityEvent } from '../../../shared/words/records/activity'
import { withReasonSchema } from '../../../shared/forms/personActions'
import type { RequestContext } from '../../ground/access/context'
import { recordActivity } from '../../ground/recordActivity'
import type { Transaction } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { requireUuid, AppError, validated } from '../../ground/errors'
import type { UserProfile, WithReasonInput } from '../../generated/resolvers'
import type { UserProfileRow } from '../../ground/tables/users'
import { changeProfile, findProfileForUpdate, requirePresent } from './findProfile'
import { toUserProfile } from './toUserProfile'

/**
 * An administrator's exception for one member, with a reason stored outside the log.
 * @param exception.isDue whether there is anything to except from
 * @throws AppError BAD_USER_INPUT without a reason, NOT_FOUND, INVALID_STATE for a former user and if none is due
 */
export async function changeForReason(
  context: RequestContext,
  input: WithReasonInput,
  exception: {
    actorId: string
    isDue: (profile: UserProfileRow) => boolean
    change: Partial<UserProfileRow>
    event: ActivityEvent
    tell?: (tx: Transaction, row: UserProfileRow) => Promise<unknown>
  },
): Promise<UserProfile> {
  const { UserId, Reason } = validated(withReasonSchema, input)
  const userId = requireUuid(UserId)
  const { deps, now, requestId } = context
  const { actorId, isDue, change, event, tell } = exception

  return inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    if (!isDue(profile)) throw new AppError('INVALID_STATE')
    const row = await changeProfile(tx, userId, change, now)
    await recordActivity(tx, { event, userId, actorId, reason: Reason, vault: deps.vault, now, requestId })
    await tell?.(tx, row)
    return toUserProfile(row)
  })
}
