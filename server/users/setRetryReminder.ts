import { requireActiveUser, type RequestContext } from '../access/context'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { SetRetryReminderInput, Success } from '../generated/resolvers'
import { chooseMails } from './chooseMails'
import { findProfileForUpdate } from './findProfile'

/**
 * Whether one is told by mail when the check may be taken again: a choice of its own, apart from the notices
 * (`SubscribedMagazine`). Choosing what already stands changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN while suspended or for staff, NOT_FOUND before a profile is entered
 */
export async function setRetryReminder(
  context: RequestContext,
  { Remind }: SetRetryReminderInput,
): Promise<Success> {
  const caller = requireActiveUser(context)
  const { now, requestId } = context

  await inTransaction(context, async (tx) => {
    const profile = await findProfileForUpdate(tx, caller.id)
    if (!profile) throw new AppError('NOT_FOUND')
    await chooseMails(tx, profile, { kind: 'RetryReminder', wanted: Remind, now, requestId })
  })
  return { success: true }
}
