import { recordActivity } from '../../ground/recordActivity'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../../ground/db/inTransaction'
import { forgetDevices } from '../../ground/push/devices'
import { pushDevices } from '../../ground/tables/push'
import { requireAnyone, type RequestContext } from '../../ground/access/context'
import type { Success } from '../../generated/resolvers'

/** Logs that the caller is about to sign out of the user pool; this sign-in's device is told nothing more. */
export async function createLogoutActivity(context: RequestContext): Promise<Success> {
  const caller = requireAnyone(context)
  const event = { category: 'Account', operation: 'SignOut' } as const
  const { now, requestId } = context
  await inTransaction(context, async (tx) => {
    if (caller.session) await forgetDevices(tx, caller.id, eq(pushDevices.session, caller.session))
    await recordActivity(tx, { event, userId: caller.id, actorId: caller.id, now, requestId })
  })
  return { success: true }
}
