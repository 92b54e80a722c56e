import { monthSlotsFull } from '../../shared/messages/apiErrors'
import { withReasonSchema } from '../../shared/validation/reason'
import { requireAdministrator, type RequestContext } from '../context'
import { requireUuid } from '../db/requireUuid'
import { inTransaction } from '../db/transaction'
import { AppError, validated } from '../errors'
import type { Guidance, WithReasonInput } from '../generated/resolvers'
import { findProfile } from '../users/findProfile'
import { requirePresent } from '../users/requirePresent'
import { invite } from './invite'
import { claimMonthPlace, monthOf } from './monthPlaces'
import { toGuidance } from './toGuidance'

/**
 * Invites somebody before those who wait longer, for a reason that is kept, with a place of this Japanese month.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, BAD_USER_INPUT without a reason,
 *   NOT_FOUND, INVALID_STATE unless the person waits and is not suspended, SLOT_FULL when the month has no place left
 */
export async function inviteOutOfTurn(context: RequestContext, input: WithReasonInput): Promise<Guidance> {
  const caller = requireAdministrator(context)
  const { UserId, Reason } = validated(withReasonSchema, input)
  const userId = requireUuid(UserId)
  const { now, requestId, deps } = context
  const month = monthOf(now)

  return inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await findProfile(tx, userId))
    if (profile.userStatus !== 'WaitingGuidance' || profile.suspensionStatus1 || profile.suspensionStatus2)
      throw new AppError('INVALID_STATE')
    if (!(await claimMonthPlace(tx, month, now)))
      throw new AppError('SLOT_FULL', monthSlotsFull(month.year, month.month))
    const outOfTurn = { actorId: caller.id, reason: Reason }
    return toGuidance(await invite(tx, deps, { userId, month, now, outOfTurn, requestId }))
  })
}
