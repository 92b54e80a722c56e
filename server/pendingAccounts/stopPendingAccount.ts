import { stopAccountSchema } from '../../shared/validation/reason'
import { recordActivity } from '../activity/recordActivity'
import { requireAdministrator, type RequestContext } from '../access/context'
import { inTransaction } from '../db/transaction'
import { validated } from '../errors'
import type { PendingAccount, StopPendingAccountInput } from '../generated/resolvers'
import { requirePendingAccount, toPendingAccount } from './pendingAccountOf'

/**
 * Keeps somebody without a profile from signing in, or lets them in again. Asking for what already is changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for others than administrators, BAD_USER_INPUT without a reason, NOT_FOUND
 */
export async function stopPendingAccount(
  context: RequestContext,
  input: StopPendingAccountInput,
): Promise<PendingAccount> {
  const caller = requireAdministrator(context)
  const { UserId, Stop, Reason } = validated(stopAccountSchema, input)
  const { now, requestId, deps } = context
  return inTransaction(context, async (tx) => {
    const account = await requirePendingAccount(deps, tx, UserId)
    if (account.enabled === !Stop) return toPendingAccount(account)
    await recordActivity(tx, {
      event: Stop
        ? { category: 'Account', operation: 'Suspend' }
        : { category: 'Account', operation: 'Unsuspend' },
      userId: account.sub,
      actorId: caller.id,
      reason: Reason,
      now,
      requestId,
    })
    // Last: the pool may lie outside of the transaction.
    await deps.identity.admin.setEnabled(account.sub, !Stop)
    return toPendingAccount({ ...account, enabled: !Stop })
  })
}
