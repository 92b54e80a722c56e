import { recordActivity } from '../activity/recordActivity'
import { requireUser, type RequestContext } from '../context'
import type { Success } from '../generated/resolvers'

/** Notes that the caller is about to sign out; the signing out itself is the user pool's. */
export async function createLogoutActivity(context: RequestContext): Promise<Success> {
  const caller = requireUser(context)
  const event = { category: 'Account', operation: 'SignOut' } as const
  const { now, requestId, deps } = context
  await recordActivity(deps.db, { event, userId: caller.id, actorId: caller.id, now, requestId })
  return { success: true }
}
