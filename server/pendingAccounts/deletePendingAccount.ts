import { withReasonSchema } from '../../shared/validation/personActions'
import { recordActivity } from '../activity/recordActivity'
import { requireAdministrator, type RequestContext } from '../access/context'
import { inTransaction } from '../db/transaction'
import { validated } from '../errors'
import type { Success, WithReasonInput } from '../generated/resolvers'
import { cancelMails } from '../leaving/cancelMails'
import { requirePendingAccount } from './pendingAccountOf'

/**
 * Deletes an account without a profile and frees its address.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT without a reason,
 * NOT_FOUND
 */
export async function deletePendingAccount(
  context: RequestContext,
  input: WithReasonInput,
): Promise<Success> {
  const caller = requireAdministrator(context)
  const { UserId, Reason } = validated(withReasonSchema, input)
  const { now, requestId, deps } = context
  return inTransaction(context, async (tx) => {
    const account = await requirePendingAccount(deps, tx, UserId)
    await cancelMails(tx, { userId: account.sub, addresses: [account.email] }, now)
    const event = { category: 'Account', operation: 'Delete' } as const
    await recordActivity(tx, {
      event,
      userId: account.sub,
      actorId: caller.id,
      reason: Reason,
      now,
      requestId,
    })
    // Last, because an external pool cannot be rolled back.
    await deps.identity.admin.deleteUser(account.sub)
    return { success: true }
  })
}
