import { PENDING_ACCOUNT_STOPPED } from '../../shared/messages/apiErrors'
import { recordActivity } from '../activity/recordActivity'
import { requireAdministrator, type RequestContext } from '../access/context'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { PendingAccount, PendingAccountInput } from '../generated/resolvers'
import { requirePendingAccount, toPendingAccount } from './pendingAccountOf'

/**
 * Mails the code to continue a registration: for sign-up or a new password.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, NOT_FOUND, INVALID_STATE while stopped
 */
export async function sendPendingAccountCode(
  context: RequestContext,
  { UserId }: PendingAccountInput,
): Promise<PendingAccount> {
  const caller = requireAdministrator(context)
  const { now, requestId, deps } = context
  return inTransaction(context, async (tx) => {
    const account = await requirePendingAccount(deps, tx, UserId)
    const sent = await deps.identity.admin.sendCode(account.sub, tx)
    if (!sent) throw new AppError('INVALID_STATE', PENDING_ACCOUNT_STOPPED)
    const operation = sent === 'SignUp' ? 'ResendCode' : 'SendRecovery'
    const event = { category: 'Account', operation } as const
    await recordActivity(tx, { event, userId: account.sub, actorId: caller.id, now, requestId })
    return toPendingAccount(account)
  })
}
