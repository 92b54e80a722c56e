import { withReasonSchema } from '../../shared/validation/reason'
import { recordActivity } from '../activity/recordActivity'
import { requireAdministrator, type RequestContext } from '../access/context'
import { inTransaction } from '../db/transaction'
import { validated } from '../errors'
import type { Success, WithReasonInput } from '../generated/resolvers'
import { cancelMails } from '../leaving/cancelMails'
import { requirePendingAccount } from './pendingAccountOf'

/**
 * Removes the account of somebody without a profile; the address is free again.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, BAD_USER_INPUT without a reason, NOT_FOUND
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
    // Last: the pool may lie outside of the transaction.
    await deps.identity.admin.deleteUser(account.sub)
    return { success: true }
  })
}
