import { eq } from 'drizzle-orm'
import { recordActivity } from '../activity/recordActivity'
import { requireActiveUser, type RequestContext } from '../context'
import { inTransaction } from '../db/transaction'
import { AppError } from '../errors'
import type { SetRetryReminderInput, Success } from '../generated/resolvers'
import { findProfileForUpdate } from './findProfile'
import { userProfiles } from './tables'

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
    if (profile.retryReminder === Remind) return
    await tx
      .update(userProfiles)
      .set({ retryReminder: Remind, updatedAt: now })
      .where(eq(userProfiles.id, caller.id))
    const event = { category: 'Profile', operation: 'Update', fields: ['RetryReminder'] } as const
    await recordActivity(tx, { event, userId: caller.id, actorId: caller.id, now, requestId })
  })
  return { success: true }
}
