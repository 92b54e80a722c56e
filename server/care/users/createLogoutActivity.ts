import { recordActivity } from '../../ground/recordActivity'
import { requireAnyone, type RequestContext } from '../../ground/access/context'
import type { Success } from '../../generated/resolvers'

/** Logs that the caller is about to sign out of the user pool. */
export async function createLogoutActivity(context: RequestContext): Promise<Success> {
  const caller = requireAnyone(context)
  const event = { category: 'Account', operation: 'SignOut' } as const
  const { now, requestId, deps } = context
  await recordActivity(deps.db, { event, userId: caller.id, actorId: caller.id, now, requestId })
  return { success: true }
}
