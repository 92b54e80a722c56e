import { recordActivity } from '../activity/recordActivity'
import { requireAnyone, type RequestContext } from '../access/context'
import type { Success } from '../generated/resolvers'

/** Notes that the caller, a member or somebody of the console, is about to sign out; the signing out itself is the user pool's. */
export async function createLogoutActivity(context: RequestContext): Promise<Success> {
  const caller = requireAnyone(context)
  const event = { category: 'Account', operation: 'SignOut' } as const
  const { now, requestId, deps } = context
  await recordActivity(deps.db, { event, userId: caller.id, actorId: caller.id, now, requestId })
  return { success: true }
}
