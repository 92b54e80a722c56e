import { stopAccountSchema } from '../../shared/validation/personActions'
import { recordActivity } from '../activity/recordActivity'
import { requireAdministrator, type RequestContext } from '../access/context'
import { inTransaction } from '../db/transaction'
import { validated } from '../errors'
import type { PendingAccount, StopPendingAccountInput } from '../generated/resolvers'
import { requirePendingAccount, toPendingAccount } from './pendingAccountOf'

/**
 * Stops or resumes the sign-in of an account without a profile. The same state again changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT without a reason,
 * NOT_FOUND
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
    // Last, because an external pool cannot be rolled back.
    await deps.identity.admin.setEnabled(account.sub, !Stop)
    return toPendingAccount({ ...account, enabled: !Stop })
  })
}
