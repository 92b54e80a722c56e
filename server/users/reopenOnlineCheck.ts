import { requireAdministrator, type RequestContext } from '../context'
import type { UserProfile, WithReasonInput } from '../generated/resolvers'
import { onlineCheckKindIn } from '../screenings/onlineCheckKind'
import { changeForReason } from './changeForReason'

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
  return changeForReason(context, input, {
    actorId: caller.id,
    isDue: ({ onlineCheckResult, userStatus }) =>
      onlineCheckResult === 'Failed_2' && onlineCheckKindIn(userStatus) !== null,
    change: { onlineCheckReopenedAt: context.now },
    event: { category: 'OnlineCheck', operation: 'Reopen' },
  })
}
