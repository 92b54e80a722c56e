import { loggedTransaction } from '../../ground/loggedTransaction'
import { eq } from 'drizzle-orm'
import { forgetDevices } from '../../ground/push/devices'
import { pushDevices } from '../../ground/tables/push'
import { requireAnyone, type RequestContext } from '../../ground/access/context'
import type { Success } from '../../generated/resolvers'

/** Logs that the caller is about to sign out of the user pool; this sign-in's device is told nothing more. */
export async function createLogoutActivity(context: RequestContext): Promise<Success> {
  const caller = requireAnyone(context)
  const event = { category: 'Account', operation: 'SignOut' } as const
  await loggedTransaction(context, async (tx, log) => {
    if (caller.session) await forgetDevices(tx, caller.id, eq(pushDevices.session, caller.session))
    await log(caller.id, event)
  })
  return { success: true }
}
